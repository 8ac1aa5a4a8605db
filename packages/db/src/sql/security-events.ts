import type { Queryable } from '#db.ts'

/** What happened around logging in. A row names a person or marks a number, never both. */
export type NewSecurityEvent = {
  kind: string
  detail: string
  uid: number | null
  numberMark: Buffer | null
  addressMark: Buffer | null
}

/** Writes one down; for a year nothing can change or delete it. */
export const addSecurityEvent = (db: Queryable, event: NewSecurityEvent, now: Date) =>
  db.query({
    name: 'security.add',
    text: `INSERT INTO security_event (at, kind, detail, uid, number_mark, address_mark) VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [now, event.kind, event.detail, event.uid, event.numberMark, event.addressMark],
  })
