import type { Db, Queryable } from '#db.ts'
import { type DiscussionRow, discussionsOf, type Page, pageOf, type Totalled } from '#sql/forum-rows.ts'

/** A word sought: as it stands, or any word that begins with one of `beginnings`. */
export type SearchTerm = { word: string; beginnings: string[] }

/** The word that is meant by one that no text has: chosen from known words near it, null when none is near enough. */
export type Mend = (word: string, known: readonly Known[]) => string | null
/** A known word and how many of the newest 500 discussions have it. */
export type Known = { word: string; uses: number }

/** Longest a search may take, in milliseconds; longer ones are refused (57014). */
const TIMEOUT_MS = 1_000
/** Shorter words are near to too many others. */
const MEND_FROM = 4
/** Words with this many letters may be two changes away. */
const TWO_CHANGES_FROM = 8

const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

const anyOf = ({ word, beginnings }: SearchTerm) =>
  `(${[quoted(word), ...beginnings.map((one) => `${quoted(one)}:*`)].join('|')})`

/** Who asks (null for a visitor), from which offset on, and among whose discussions: null for everyone's. */
type Asked = { viewer: number | null; start: number; author: number | null }

const SEARCH = `
  SELECT total, of.* FROM search_discussions($1::tsquery, $2, $3) found
  LEFT JOIN LATERAL (
    ${discussionsOf('SELECT did, at FROM unnest(found.dids) WITH ORDINALITY AS listed (did, at)', '$4')}
  ) of ON true ORDER BY of.at`

const search = async (db: Queryable, terms: readonly SearchTerm[], { viewer, start, author }: Asked) => {
  const values = [terms.map(anyOf).join('&'), start, author, viewer]
  return pageOf<DiscussionRow>(
    await db.query<Totalled<DiscussionRow>>({ name: 'forum.search', text: SEARCH, values }),
    'did',
  )
}

/** How often words are used is seen in so many of the newest discussions; a smaller forum is searched for every word. */
const SAMPLE = 200
/** A word that more than a fifth has tells little: it only makes the index bring a fifth of the forum. */
const COMMON_SHARE = 1 / 5
/** So many words are sought at most, and so many where all of them are common. */
const SOUGHT = { most: 5, common: 2 }

const USES = `
  WITH newest AS MATERIALIZED (
    SELECT words FROM discussion WHERE state = 'shown' ORDER BY did DESC LIMIT ${SAMPLE}
  ), sought AS MATERIALIZED (
    SELECT at, query::tsquery AS query FROM unnest($1::text[]) WITH ORDINALITY AS asked (query, at)
  )
  SELECT count(*) FILTER (WHERE newest.words @@ sought.query)::int AS uses, count(*)::int AS among
  FROM sought, newest GROUP BY sought.at ORDER BY sought.at`

/** The words that tell texts apart: of many the rarest, of one or two all. What is found may lack the others. */
const telling = async (db: Queryable, terms: readonly SearchTerm[]): Promise<readonly SearchTerm[]> => {
  if (terms.length <= SOUGHT.common) return terms
  const values = [terms.map(anyOf)]
  const rows = await db.query<{ uses: number; among: number }>({ name: 'forum.search_uses', text: USES, values })
  if ((rows[0]?.among ?? 0) < SAMPLE) return terms
  const usesOf = (at: number) => rows[at]?.uses ?? 0
  const rarestFirst = terms.map((_, at) => at).toSorted((a, b) => usesOf(a) - usesOf(b))
  const rare = rarestFirst.filter((at) => usesOf(at) <= SAMPLE * COMMON_SHARE)
  const chosen = new Set(rare.length > 0 ? rare.slice(0, SOUGHT.most) : rarestFirst.slice(0, SOUGHT.common))
  return terms.filter((_, at) => chosen.has(at))
}

/**
 * Of the words that no shown discussion has: which known ones are near. Common words are found, and counted, among the newest
 * discussions: the index would bring every one that has them. The others are counted, for in search of just one of a rare word the
 * planner would walk the list.
 */
const findNear = (db: Queryable, terms: readonly SearchTerm[]) =>
  db.query<{ word: string; known: Known[] }>({
    name: 'forum.near_words',
    text: `WITH newest AS MATERIALIZED (
             SELECT words FROM discussion WHERE state = 'shown' ORDER BY did DESC LIMIT 500
           )
           SELECT sought.word, ARRAY(
             SELECT json_build_object('word', near.word, 'uses', (
               SELECT count(*) FROM newest WHERE newest.words @@ near.word::tsquery))
             FROM (
               SELECT f.word FROM forum_word f WHERE f.near && CASE WHEN sought.two THEN ARRAY(
                 SELECT DISTINCT unnest(near_words(less)) FROM unnest(near_words(sought.word)) less
               ) ELSE near_words(sought.word) END LIMIT 30
             ) near
           ) AS known
           FROM unnest($1::text[], $2::text[], $3::boolean[]) AS sought (word, query, two)
           WHERE CASE WHEN EXISTS (SELECT FROM newest WHERE newest.words @@ sought.query::tsquery) THEN false
             ELSE (SELECT count(*) FROM discussion d WHERE d.state = 'shown' AND d.words @@ sought.query::tsquery) = 0 END`,
    values: [terms.map(({ word }) => word), terms.map(anyOf), terms.map(({ word }) => word.length >= TWO_CHANGES_FROM)],
  })

/** The terms with every word that matches nothing mended; null when one cannot be, or when all of them match. */
const mended = async (db: Queryable, terms: readonly SearchTerm[], mend: Mend) => {
  const missing = await findNear(db, terms)
  const meant = new Map<string, string>()
  for (const { word, known } of missing) {
    const better = word.length >= MEND_FROM ? mend(word, known) : null
    if (better === null) return null
    meant.set(word, better)
  }
  if (meant.size === 0) return null
  return terms.map((term) => {
    const word = meant.get(term.word)
    return word === undefined ? term : { word, beginnings: [] }
  })
}

// the time and the way of this transaction's statements; and whether the author's discussions are closed to who asks
const PREPARE = `
  SELECT set_config('statement_timeout', $1, true), set_config('enable_seqscan', 'off', true),
    EXISTS (SELECT FROM profile WHERE uid = $2 AND is_private AND uid IS DISTINCT FROM $3) AS closed`

const NOTHING: Page<DiscussionRow> = { rows: [], total: 0 }

/**
 * Ten shown discussions that have all the words (of three and more those that tell texts apart, at most five), from an offset: first those with all of them in the title, then the others,
 * each newest first. A word that no discussion has is replaced by the known word nearest to it, if there is one. `total` is
 * counted up to 1,000; there is nothing behind.
 * @throws DatabaseError 57014 when it takes longer than a second
 */
export const findDiscussions = (
  db: Db,
  terms: readonly SearchTerm[],
  mend: Mend,
  asked: Asked,
): Promise<Page<DiscussionRow>> =>
  db.tx(async (tx) => {
    const [prepared] = await tx.query<{ closed: boolean }>({
      name: 'forum.search_prepare',
      text: PREPARE,
      values: [String(TIMEOUT_MS), asked.author, asked.viewer],
    })
    if (terms.length === 0 || prepared?.closed) return NOTHING
    const sought = await telling(tx, terms)
    const exact = await search(tx, sought, asked)
    if (exact.total > 0) return exact
    const better = await mended(tx, sought, mend)
    return better ? search(tx, better, asked) : exact
  })
