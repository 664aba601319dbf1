"""A policy for Renaissance Man that gets somewhere: random play almost never builds a Master, this one often does.

`progress` chooses among the legal small steps from the seat's own view alone. It is no strong player; it is there so
that compared and tested games reach the high levels, Renaissance Men, Masters and what follows from them.
"""

TYPES = ("merchant", "scholar", "baker", "knight")
OF_LETTER = {"m": "merchant", "s": "scholar", "b": "baker", "k": "knight"}
PLACES = [(level, position) for level in range(1, 6) for position in range(1, 7 - level)]
CARELESS = 0.03  # how often a step is any step (except removals)
REMOVE = 0.01  # how often a removal is considered at all


def progress(legal_actions, rng, oracle_view):
    """One of the legal steps; `rng` is a random.Random, `oracle_view` the view of the seat that chooses."""
    steps = [step for step in legal_actions if step["kind"] != "remove"]
    removals = [step for step in legal_actions if step["kind"] == "remove"]
    if removals and rng.random() < REMOVE:
        return rng.choice(removals)
    if rng.random() < CARELESS:
        return rng.choice(steps)
    me = oracle_view["seats"][oracle_view["eye"]]
    return max(steps, key=lambda step: (worth(step, me, oracle_view), rng.random()))


def worth(step, me, view):
    kind = step["kind"]
    if kind == "act":
        return {"hire": 9, "teach": 6, "barter": 5, "recruit": 4}[step["action"]]
    if kind == "card":
        return card_worth(step["card"], me, view)
    if kind == "place":
        return 10 * int(step["place"][0])
    if kind == "drop":
        return -token_worth(step["token"])
    if kind == "knight":
        return -me["knights"][TYPES.index(step["from"])]
    if kind == "discard":
        already = view["draft"]["discards"].count(step["card"])
        return 5 if fit(step["card"], me) == 0 and already < me["hand"].count(step["card"]) else -5
    return {"set": 0, "pass": 1, "keep": 1, "done": 0}[kind]


def card_worth(card, me, view):
    """Which card to play: the highest place for a hire; otherwise one that is of no use in the pyramid."""
    action = view["draft"]["action"]
    own_type = OF_LETTER[card[0].lower()]
    if action == "hire":
        return fit(card, me)
    useless = 5 if fit(card, me) == 0 else 0
    if action == "barter":
        return useless + token_worth(own_type)
    if action == "recruit":
        recruit = view["recruits"][TYPES.index(own_type)]
        return useless + (0 if recruit is None else 3 * fit(recruit, me))
    return useless


def token_worth(kind):
    """Merchants hire and scholars make Renaissance Men in any phase."""
    return {"merchant": 3, "scholar": 2, "knight": 1, "baker": 0}[kind]


def fit(card, me):
    """The highest level where this card could be placed now, 0 where it can't."""
    pyramid = dict(zip(PLACES, me["pyramid"], strict=True))
    best = 0
    for level, position in PLACES[5:]:
        left, right = pyramid[level - 1, position], pyramid[level - 1, position + 1]
        if pyramid[level, position] is None and left and right:
            meets = offers(left, 1, card[2]) and offers(right, 0, card[3])
            best = max(best, level if meets else 0)
    return best


def offers(worker, corner, need):
    """Whether a worker, as a view writes it, offers this letter on this corner (0 left, 1 right)."""
    if worker == "man":
        return True
    if worker in TYPES:
        return OF_LETTER[need] == worker
    both = worker[5:] if "+" in worker else worker[0].lower() * 2
    return both[corner] == need
