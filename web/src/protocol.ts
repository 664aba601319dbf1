// Made from the server's schema by types.mjs; don't edit.


export type Request = (Watch | Unwatch | Draft | Play | TakeBack | Say | Compose | ChatLine | Hint | Ping)
export type Reply = (Welcome | Table | News | Info | YourTurn | Done | Refusal | Drafted | Composed | Hinted | Pong)

export interface Everything {
Request: Request
Reply: Reply
Watch: Watch
Unwatch: Unwatch
Draft: Draft
Play: Play
TakeBack: TakeBack
Say: Say
Compose: Compose
ChatLine: ChatLine
Hint: Hint
Ping: Ping
Welcome: Welcome
Table: Table
TableInfo: TableInfo
SeatInfo: SeatInfo
Clock: Clock
State: State
Decision: Decision
Choice: Choice
LogLine: LogLine
News: News
Info: Info
YourTurn: YourTurn
Done: Done
Refusal: Refusal
Drafted: Drafted
Composed: Composed
Hinted: Hinted
Advice: Advice
Pong: Pong
Me: Me
Introduce: Introduce
DeviceCode: DeviceCode
UseCode: UseCode
GameInfo: GameInfo
OptionInfo: OptionInfo
BotInfo: BotInfo
NewTable: NewTable
NewSeat: NewSeat
Opened: Opened
Invitation: Invitation
Invite: Invite
Link: Link
Invited: Invited
Join: Join
HostDoes: HostDoes
SeatDoes: SeatDoes
Tables: Tables
Frame: Frame
Afterwards: Afterwards
Statistic: Statistic
Study: Study
Rules: Rules
Section: Section
Clause: Clause
Problem: Problem
}
/**
 * Follow a table, in your seat if you have one there, else as a spectator.
 */
export interface Watch {
type: "watch"
table: string
since?: number
locale?: (("en" | "fr") | null)
spectate?: boolean
}
export interface Unwatch {
type: "unwatch"
table: string
}
/**
 * What would come next after these words? Answered by `drafted`; nothing is changed and nobody hears of it.
 */
export interface Draft {
type: "draft"
id: string
table: string
decision: number
/**
 * @maxItems 1000
 */
words: string[]
then?: ({
[k: string]: unknown
} | null)
}
/**
 * A whole choice: all its small steps. Sealed where others choose at the same time.
 */
export interface Play {
type: "move"
id: string
table: string
decision: number
/**
 * @maxItems 1000
 */
words: string[]
}
/**
 * Take back your last move, or your seal while others still owe theirs.
 */
export interface TakeBack {
type: "undo"
id: string
table: string
}
/**
 * A structured statement of Intrigue (I23).
 */
export interface Say {
type: "say"
id: string
table: string
statement: {
[k: string]: unknown
}
}
/**
 * How would this statement read, and could it be made? Answered by `composed`.
 */
export interface Compose {
type: "compose"
id: string
table: string
statement: {
[k: string]: unknown
}
}
export interface ChatLine {
type: "chat"
id: string
table: string
text: string
}
/**
 * What does the search think of my choices after these words? Answered by `hinted`.
 */
export interface Hint {
type: "hint"
id: string
table: string
decision: number
/**
 * @maxItems 1000
 */
words?: string[]
}
export interface Ping {
type: "ping"
id: string
}
/**
 * The first message on a socket.
 */
export interface Welcome {
type: "welcome"
protocol: number
name: (string | null)
time: number
[k: string]: unknown
}
/**
 * All there is to know, after `watch`. `state` is null while the table waits for players.
 */
export interface Table {
type: "table"
info: TableInfo
eye: (number | null)
state: (State | null)
log: LogLine[]
[k: string]: unknown
}
/**
 * A table as everybody who may see it knows it; `you`, `host` and `your_seat` depend on who asks.
 */
export interface TableInfo {
id: string
game: string
options: {
[k: string]: unknown
}
seats: SeatInfo[]
status: ("closed" | "over" | "paused" | "playing" | "waiting")
private: boolean
clock: Clock
hints: boolean
muted: boolean
created: number
changed: number
your_seat?: (number | null)
host?: boolean
your_turn?: boolean
watchers?: number
next_table?: (string | null)
version?: number
[k: string]: unknown
}
/**
 * A seat as everybody may know it.
 */
export interface SeatInfo {
seat: number
kind: string
name: string
you?: boolean
here?: boolean
stand_in?: (string | null)
resigned?: boolean
bank?: (number | null)
[k: string]: unknown
}
/**
 * Time to think. `move`: seconds for each decision. `bank`: seconds for the whole game, and `bonus` for each
 *     decision. When time runs out `then` says whether the default choice is made (docs/server.md) or a bot takes the
 *     seat, whose person may come back.
 */
export interface Clock {
kind?: ("bank" | "move" | "none")
seconds?: number
bonus?: number
then?: ("bot" | "default")
}
/**
 * Everything that changes by play, as one eye may know it.
 */
export interface State {
number: number
view: {
[k: string]: unknown
}
pending: number[]
sealed: number[]
decision?: (Decision | null)
undo?: boolean
talk?: ({
[k: string]: unknown
} | null)
menu?: ({
[k: string]: unknown
} | null)
deadlines?: {
[k: string]: number
}
result?: ({
[k: string]: unknown
} | null)
[k: string]: unknown
}
/**
 * What the seat is to decide now. A move names the decision that it answers.
 */
export interface Decision {
number: number
choices: Choice[]
deadline?: (number | null)
[k: string]: unknown
}
/**
 * One legal action, or one small step of a sealed choice. `word` is what a move sends.
 */
export interface Choice {
word: string
data: {
[k: string]: unknown
}
sentence?: (string | null)
[k: string]: unknown
}
/**
 * An event as this eye may know it.
 */
export interface LogLine {
line: number
event: {
[k: string]: unknown
}
sentence?: (string | null)
clause?: (string | null)
[k: string]: unknown
}
/**
 * The game has moved on. `log` has the new lines.
 */
export interface News {
type: "news"
table: string
state: State
log: LogLine[]
[k: string]: unknown
}
/**
 * Something around the game has changed: seats, status, settings, who is here.
 */
export interface Info {
type: "info"
info: TableInfo
[k: string]: unknown
}
/**
 * One of your tables waits for you (`waits`), or no longer does; sent whether you watch it or not.
 */
export interface YourTurn {
type: "turn"
table: string
game: string
waits: boolean
[k: string]: unknown
}
export interface Done {
type: "done"
id: string
number: number
[k: string]: unknown
}
/**
 * `code` is for programs: rules (a clause forbids it), stale (the decision has passed), seat (not yours), talk,
 *     size, rate, paused, gone (no such table), bad (not understood), closed, early (the game has not begun), later (the
 *     server is busy: try again).
 */
export interface Refusal {
type: "refused"
id: (string | null)
table: (string | null)
code: string
text: string
clause?: (string | null)
[k: string]: unknown
}
export interface Drafted {
type: "drafted"
id: string
table: string
decision: number
words: string[]
view: {
[k: string]: unknown
}
choices: Choice[]
complete: boolean
preview: LogLine[]
[k: string]: unknown
}
export interface Composed {
type: "composed"
id: string
sentence: string
refusal: (string | null)
clause?: (string | null)
[k: string]: unknown
}
export interface Hinted {
type: "hinted"
id: string
table: string
decision: number
best: string
advice: Advice[]
iterations: number
[k: string]: unknown
}
export interface Advice {
word: string
visits: number
value: number
sentence?: (string | null)
[k: string]: unknown
}
export interface Pong {
type: "pong"
id: string
time: number
[k: string]: unknown
}
/**
 * GET /api/me
 */
export interface Me {
name: (string | null)
locale: (("en" | "fr") | null)
turns: number
mail?: (string | null)
mails?: boolean
[k: string]: unknown
}
/**
 * PUT /api/me: sets a cookie on the first call.
 */
export interface Introduce {
name: string
locale?: (("en" | "fr") | null)
mail?: (string | null)
}
/**
 * POST /api/me/code: good once, for a few minutes, to be you on another device.
 */
export interface DeviceCode {
code: string
expires: number
[k: string]: unknown
}
/**
 * POST /api/me/device
 */
export interface UseCode {
code: string
}
/**
 * GET /api/games?locale=en
 */
export interface GameInfo {
name: string
title: string
letter: string
least_seats: number
most_seats: number
options: OptionInfo[]
bots: BotInfo[]
cards: {
[k: string]: {
[k: string]: unknown
}
}
[k: string]: unknown
}
export interface OptionInfo {
name: string
kind: ("choice" | "flag" | "number" | "text")
default: (boolean | number | string)
least: number
most: number
choices: string[]
label: string
help: string
[k: string]: unknown
}
export interface BotInfo {
kind: string
label: string
help: string
level: number
talks: boolean
[k: string]: unknown
}
/**
 * POST /api/tables. It starts as soon as no seat is free.
 */
export interface NewTable {
game: string
/**
 * @minItems 1
 * @maxItems 5
 */
seats: [NewSeat]|[NewSeat, NewSeat]|[NewSeat, NewSeat, NewSeat]|[NewSeat, NewSeat, NewSeat, NewSeat]|[NewSeat, NewSeat, NewSeat, NewSeat, NewSeat]
options?: {
[k: string]: boolean | number | string
}
private?: boolean
hints?: boolean
clock?: Clock
shuffle?: boolean
}
/**
 * kind: "you" (at most one), "open", "invited", or a bot's name.
 */
export interface NewSeat {
kind: string
name?: (string | null)
}
/**
 * The answer to POST /api/tables: the table, and a link for every invited seat.
 */
export interface Opened {
table: TableInfo
invitations: Invitation[]
[k: string]: unknown
}
/**
 * A link is good for one claim. `seat` is null for one that gives any free seat.
 */
export interface Invitation {
seat: (number | null)
code: string
url: string
qr: string
[k: string]: unknown
}
/**
 * POST /api/tables/{id}/invitations, the host only.
 */
export interface Invite {
seat?: (number | null)
}
/**
 * GET /api/tables/{id}/link: the table's own link, by which anybody watches or takes an open seat.
 */
export interface Link {
url: string
qr: string
[k: string]: unknown
}
/**
 * GET /api/invitations/{code}: what the link is for. `seat` is null where any free seat will do.
 */
export interface Invited {
table: TableInfo
seat: (number | null)
[k: string]: unknown
}
/**
 * POST /api/tables/{id}/join: an open seat, or the one of an invitation.
 */
export interface Join {
seat?: (number | null)
invitation?: (string | null)
}
/**
 * POST /api/tables/{id}/host: pause, resume, close, mute, unmute; with a seat: kick (the seat becomes free), bot (a
 *     bot plays for its person, or takes a free seat), person (its person plays again).
 */
export interface HostDoes {
do: ("bot" | "close" | "kick" | "mute" | "pause" | "person" | "resume" | "unmute")
seat?: (number | null)
bot?: (string | null)
}
/**
 * POST /api/tables/{id}/seat: resign, leave (a bot plays on) or return (to a seat where a bot stands in).
 */
export interface SeatDoes {
do: ("leave" | "resign" | "return")
}
/**
 * GET /api/tables (open ones), GET /api/me/tables
 */
export interface Tables {
tables: TableInfo[]
[k: string]: unknown
}
/**
 * GET /api/tables/{id}/replay/{entry}, /api/studies/{id}/replay/{entry}: a finished match after that entry, with
 *     all hands open. `views` has one for each seat, `log` the lines of that entry alone.
 */
export interface Frame {
entry: number
entries: number
views: {
[k: string]: unknown
}[]
table: {
[k: string]: unknown
}
pending: number[]
log: LogLine[]
talk: ({
[k: string]: unknown
} | null)
choices?: Choice[]
[k: string]: unknown
}
/**
 * GET /api/tables/{id}/result and /api/studies/{id}/result
 */
export interface Afterwards {
game: string
seats: SeatInfo[]
options: {
[k: string]: unknown
}
result: {
[k: string]: unknown
}
decided: string[]
statistics: Statistic[]
scores: number[][]
entries: number
[k: string]: unknown
}
/**
 * A row of the statistics: a label and a value for each seat.
 */
export interface Statistic {
label: string
values: string[]
[k: string]: unknown
}
/**
 * POST /api/studies with a match file as text/plain: a finished match to look at.
 */
export interface Study {
id: string
game: string
entries: number
[k: string]: unknown
}
/**
 * GET /api/rules/{game}?locale=en
 */
export interface Rules {
game: string
title: string
summary: string[]
sections: Section[]
[k: string]: unknown
}
export interface Section {
title: string
clauses: Clause[]
[k: string]: unknown
}
export interface Clause {
number: string
paragraphs: string[]
[k: string]: unknown
}
/**
 * Every error of REST: one sentence, and a code for programs.
 */
export interface Problem {
code: string
text: string
clause?: (string | null)
[k: string]: unknown
}
