import type { Queryable, Tx } from '#db.ts'

/** Which notice was shown, in which language, and by what act it was answered. */
export type ConsentAct = {
  uid: number
  version: string
  language: 'English' | 'Hindi'
  how: 'login' | 'page'
  device: string
  now: Date
}

/** The last act of a purpose. */
export type PurposeConsentRow = {
  purpose: string
  given: boolean
  version: string
  language: 'English' | 'Hindi'
  how: 'login' | 'page'
  at: Date
}

/**
 * Notes that a notice was agreed to: a row for each purpose whose standing consent is not of this version. What was withdrawn
 * stays withdrawn: it takes an act of its own. Call it with the person's row held, so that an act is noted once.
 */
export const agreeTo = async (tx: Tx, purposes: readonly string[], act: ConsentAct): Promise<void> => {
  await tx.query({
    name: 'purpose.agree',
    text: `INSERT INTO consent (uid, purpose, given, version, language, how, device, at)
           SELECT $1::int, purpose, true, $3, $4, $5, $6, $7::timestamptz FROM unnest($2::text[]) AS purpose
           LEFT JOIN LATERAL (
             SELECT given, version FROM consent c WHERE c.uid = $1 AND c.purpose = purpose.purpose ORDER BY id DESC LIMIT 1
           ) last ON true
           WHERE last.given IS NULL OR last.given AND last.version <> $3`,
    values: [act.uid, purposes, act.version, act.language, act.how, act.device, act.now],
  })
}

/** Notes that one purpose was withdrawn or agreed to again; nothing when it stands so already. The person's row is held. */
export const changeConsent = async (tx: Tx, purpose: string, given: boolean, act: ConsentAct): Promise<void> => {
  await tx.query({
    name: 'purpose.change',
    text: `INSERT INTO consent (uid, purpose, given, version, language, how, device, at)
           SELECT $1::int, $2, $3::boolean, $4, $5, $6, $7, $8::timestamptz
           WHERE $3 IS DISTINCT FROM (SELECT given FROM consent WHERE uid = $1 AND purpose = $2 ORDER BY id DESC LIMIT 1)`,
    values: [act.uid, purpose, given, act.version, act.language, act.how, act.device, act.now],
  })
}

/** The last act of each purpose that there was one of. */
export const listPurposeConsents = (db: Queryable, uid: number) =>
  db.query<PurposeConsentRow>({
    name: 'purpose.list',
    text: `SELECT DISTINCT ON (purpose) purpose, given, version, language, how, at FROM consent WHERE uid = $1
           ORDER BY purpose, id DESC`,
    values: [uid],
  })

/** Whether the consent to a purpose was given or withdrawn last; null when neither. */
export const findConsent = async (db: Queryable, uid: number, purpose: string): Promise<boolean | null> => {
  const rows = await db.query<{ given: boolean }>({
    name: 'purpose.find',
    text: 'SELECT given FROM consent WHERE uid = $1 AND purpose = $2 ORDER BY id DESC LIMIT 1',
    values: [uid, purpose],
  })
  return rows[0]?.given ?? null
}
