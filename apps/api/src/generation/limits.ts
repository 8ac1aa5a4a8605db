/** One reply in memory; a text that grows beyond it is given up. */
export const MAX_TEXT_BYTES = 64 * 1024

/** With more replies than this, viewers get what came in these few milliseconds as one piece: half the writes. */
export const CROWDED = { replies: 200, joinMs: 20 }

/** When the process must end and the database is away, what is written is kept so long, in case it comes back. */
export const LAST_TRIES_MS = 2_000

/** Well under the time between two looks for a dead process; also how soon a stop asked for elsewhere is heard. */
export const BEAT_MS = 2_000
