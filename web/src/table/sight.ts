// What may be chosen has to be seen: on a small screen it may lie below the fold, or behind the question.

/** Scroll to something that may be chosen, if nothing of the kind can be seen now. */
export function showChoice(field: HTMLElement): void {
  const legal = [...field.querySelectorAll<HTMLElement>(".board button.legal")].filter((button) => button.offsetParent);
  if (!legal.length || document.querySelector("dialog[open]")) return;
  const top = Math.max(0, field.getBoundingClientRect().top);
  const bottom = field.querySelector(".bottom")?.getBoundingClientRect().top ?? innerHeight;
  const seen = legal.some((button) => {
    const box = button.getBoundingClientRect();
    return box.top >= top - 4 && box.bottom <= bottom + 4;
  });
  if (seen) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset.motion === "less";
  const wanted = legal.find((button) => !button.classList.contains("mild")) ?? legal[0]!;
  wanted.scrollIntoView({ block: "center", behavior: calm ? "auto" : "smooth" });
}
