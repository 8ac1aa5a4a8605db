// People who post, comment and vote at once, and what must come of it: counted from their actions, not from what was delivered.
import { castVote, type Db, storeComment, storeDiscussion } from '@dhruva/db'

export const EARNS = { discussion: 20, comment: 5, vote: 1, upvote: 1 }

const anyLinks = { count: 0, max: 5, newForDays: 0 }
const untagged = { rashi_tag: null, nakshatra_tag: null, mahadasha_tag: null, words: [], titleWords: [] }

export type Simulation = {
  /** Does so many things at once. */
  act: (actions: number) => Promise<void>
  /** Actions that nobody was told of yet or that were not settled. */
  waiting: () => Promise<number>
  /** Actions that were. */
  done: () => Promise<number>
  /** What was lost or doubled; empty when all is as it must be. */
  faults: (cap: number) => Promise<object[]>
}

/** A repeatable random number, 0 to 1. */
const createRandom = () => {
  let state = 7
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Every telling leaves a row, so that one too many is seen although the notification is one. */
const WITNESS = `
  CREATE TABLE told (uid int, did int, kind text, actor int);
  CREATE FUNCTION witness() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO told VALUES (new.uid, new.did, new.kind, new.actor);
    RETURN new;
  END $$;
  CREATE TRIGGER witness AFTER INSERT OR UPDATE OF actors ON notification FOR EACH ROW EXECUTE FUNCTION witness()`

const MEMBERS = `
  WITH made AS (
    INSERT INTO person (mobile) SELECT '+917' || lpad(n::text, 9, '0') FROM generate_series(1, $1) n RETURNING uid
  ) INSERT INTO profile (uid, handle, handle_key, email, avatar, created_at)
    SELECT uid, 'member.' || uid, 'member.' || uid, 'member@example.org', 'ganga', '2026-01-01' FROM made RETURNING uid`

/** Tellings there should be against those there were, by event's kind and person. */
const WRONG_TOLD = `
  SELECT * FROM (
    SELECT uid, did, kind, count(*) AS due FROM (
      SELECT d.uid, e.did, e.kind, e.id FROM notice_event e JOIN discussion d USING (did) WHERE d.uid <> e.actor
      UNION
      SELECT c.uid, e.did, 'reply', e.id FROM notice_event e JOIN discussion d USING (did)
      JOIN comment c ON c.did = e.did AND c.cid < e.cid
      WHERE e.kind = 'comment' AND c.uid <> e.actor AND c.uid <> d.uid
    ) each GROUP BY 1, 2, 3
  ) due FULL JOIN (SELECT uid, did, kind, count(*) AS were FROM told GROUP BY 1, 2, 3) told USING (uid, did, kind)
  WHERE due IS DISTINCT FROM were`

const WRONG_POINTS = `
  WITH earned AS (
    SELECT uid, $1::int AS points FROM discussion
    UNION ALL SELECT uid, $2 FROM comment
    UNION ALL SELECT uid, $3 FROM vote
    UNION ALL SELECT t.uid, $4 FROM vote v JOIN (
      SELECT 'd' AS kind, did AS target, uid FROM discussion UNION ALL SELECT 'c', cid, uid FROM comment
    ) t USING (kind, target) WHERE v.up
  ), due AS (SELECT uid, least(sum(points), $5) AS due FROM earned GROUP BY uid)
  SELECT uid, due, balance FROM due FULL JOIN (SELECT * FROM wallet WHERE unit = 'points') w USING (uid)
  WHERE due IS DISTINCT FROM balance`

const count = async (db: Db, text: string) => (await db.pool.query<{ count: number }>(text)).rows[0]?.count ?? 0

/** All actions have this one instant: the cap of a day is then one cap. */
export const createSimulation = async (db: Db, { people, at }: { people: number; at: Date }): Promise<Simulation> => {
  await db.pool.query(WITNESS)
  const { rows } = await db.pool.query<{ uid: number }>(MEMBERS, [people])
  const uids = rows.map(({ uid }) => uid)
  const random = createRandom()
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
  const texts: { kind: 'd' | 'c'; id: number; uid: number }[] = []
  const voted = new Set<string>()
  let actions = 0

  const post = async (uid: number, n: number) => {
    const input = { ...untagged, title: `Question ${n}`, description: `In more words: ${n}`, slug: `question-${n}` }
    const made = await storeDiscussion(db, input, {
      uid,
      links: anyLinks,
      limits: null,
      points: EARNS.discussion,
      now: at,
    })
    if (made.outcome === 'done') texts.push({ kind: 'd', id: made.did, uid })
  }
  const comment = async (uid: number, did: number, n: number) => {
    const asked = { uid, links: anyLinks, limits: null, points: EARNS.comment, now: at }
    const made = await storeComment(db, { did, comment: `Answer ${n}` }, asked)
    if (made.outcome === 'done') texts.push({ kind: 'c', id: made.cid, uid })
  }
  const vote = async (uid: number, target: { kind: 'd' | 'c'; id: number }) => {
    const key = `${uid} ${target.kind}${target.id}`
    // the same vote again would take it back
    if (voted.has(key)) return
    voted.add(key)
    await db.tx((tx) => castVote(tx, { uid, target, up: true, points: EARNS, changesADay: null, now: at }))
  }
  const actOnce = async () => {
    const n = ++actions
    const uid = pick(uids) ?? 0
    const chance = random()
    const discussion = pick(texts.filter(({ kind }) => kind === 'd'))
    const text = pick(texts)
    if (!discussion || !text || chance < 0.08) return post(uid, n)
    return chance < 0.55 || text.uid === uid ? comment(uid, discussion.id, n) : vote(uid, text)
  }

  return {
    act: async (many) => {
      await Promise.all(Array.from({ length: many }, actOnce))
    },
    waiting: () =>
      count(
        db,
        `SELECT (SELECT count(*) FROM notice_event WHERE done_at IS NULL)
              + (SELECT count(*) FROM points_event WHERE settled IS NULL) AS count`,
      ),
    done: () =>
      count(
        db,
        `SELECT (SELECT count(*) FROM notice_event WHERE done_at IS NOT NULL)
              + (SELECT count(*) FROM points_event WHERE settled IS NOT NULL) AS count`,
      ),
    faults: async (cap) => {
      const told = await db.pool.query<object>(WRONG_TOLD)
      const { discussion, comment: answer, vote: voting, upvote } = EARNS
      const points = await db.pool.query<object>(WRONG_POINTS, [discussion, answer, voting, upvote, cap])
      return [...told.rows, ...points.rows]
    },
  }
}
