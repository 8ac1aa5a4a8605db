import type { ActRow, PersonRow, RatingCount, ReportedRow } from '@dhruva/db'
import type { Moderated } from '#operators/moderation.ts'
import type { Moved } from '#operators/questions.ts'

// Words for a terminal. Times are UTC, as in the log.
/** UTC, to the minute. */
export const time = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')

const counted = (counts: Record<string, number>, none: string) =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ') || none

const KNOWN = new Set(['spam', 'abuse', 'false', 'private', 'harm', 'other'])

/** `3 spam, 1 other: "in their own words"`; reasons in a reporter's own words count as other and are quoted. */
const reasonsIn = (reasons: readonly string[]): string => {
  const counts: Record<string, number> = {}
  for (const reason of reasons) {
    const name = KNOWN.has(reason) ? reason : 'other'
    counts[name] = (counts[name] ?? 0) + 1
  }
  const quoted = reasons.filter((reason) => !KNOWN.has(reason)).map((reason) => `"${reason.replace(/\s+/g, ' ')}"`)
  return [counted(counts, ''), ...quoted].join('; ')
}

const sayReported = (row: ReportedRow): string => {
  const author = row.author === null ? 'a deleted person' : `${row.handle ?? 'no handle'} (uid ${row.author})`
  // reports hid it with the last of them
  const state = row.state === 'hidden' && row.open > 0 ? `hidden since ${time(row.last_at)}` : (row.state ?? 'gone')
  return [
    `${row.kind}${row.target}  ${row.open} open of ${row.total}  ${state}  by ${author}  reported since ${time(row.first_at)}`,
    `    ${reasonsIn(row.reasons)}`,
    `    ${row.excerpt || '(no text)'}${row.kind === 'c' ? `  (in d${row.did})` : ''}`,
  ].join('\n')
}

/** The queue of reports. */
export const printReports = (rows: readonly ReportedRow[]): string =>
  rows.length === 0 ? 'no open reports' : rows.map(sayReported).join('\n')

/** What operators did, a line each. */
export const printActs = (rows: readonly ActRow[]): string => {
  const line = ({ id, at, operator, command, target, reason, details }: ActRow) => {
    const more = Object.values(details).join(' ')
    return `${id}  ${time(at)}  ${operator}  ${command} ${target}${more && ` ${more}`}  ${reason}`
  }
  return rows.length === 0 ? 'nothing was done yet' : rows.map(line).join('\n')
}

/** What people thought of replies, a line for each astrologer and kind of reply. */
export const printRatings = (rows: readonly RatingCount[]): string => {
  const line = ({ astrologer, kind, good, bad, reasons }: RatingCount) =>
    `${astrologer}  ${kind ?? 'unknown'}  ${good} up, ${bad} down${bad > 0 ? `: ${counted(reasons, 'no reason given')}` : ''}`
  return rows.length === 0 ? 'no reply was rated' : rows.map(line).join('\n')
}

/** A person and what was done about them before. */
export const printPerson = (row: PersonRow, acts: readonly ActRow[]): string =>
  [
    `uid ${row.uid}  ${row.mobile ?? 'no number'}  since ${time(row.created_at)}  ${row.logins} logins`,
    ...(row.deleted_at ? [`  deleted    ${time(row.deleted_at)}`] : []),
    ...(row.banned_at ? [`  suspended  since ${time(row.banned_at)}`] : []),
    `  handle     ${row.handle ? `${row.handle}, since ${row.handle_since ? time(row.handle_since) : '?'}` : 'none'}`,
    `  has        ${counted(row.balances, 'nothing')}`,
    `  texts      discussions: ${counted(row.discussions, 'none')}; comments: ${counted(row.comments, 'none')}`,
    `  reports    ${row.open_reports_received} open about their texts, ${row.reports_made} made by them`,
    `  transfers  ${row.questions_given} given, ${row.questions_received} received, ${row.questions_waiting} waiting`,
    ...(acts.length > 0
      ? [
          '  done before',
          ...printActs(acts)
            .split('\n')
            .map((line) => `    ${line}`),
        ]
      : []),
  ].join('\n')

const became = { hidden: 'is hidden', shown: 'is shown again' }

/** `act 3: d12 is hidden, 2 reports resolved` */
export const printModerated = ({ act, text, became: what, resolved }: Moderated): string =>
  `act ${act}: ${text} ${what ? became[what] : 'stays as it is'}, ${resolved} ${resolved === 1 ? 'report' : 'reports'} resolved`

/** `act 4: uid 7: -2 oracle_grant, -1 oracle_paid` */
export const printMoved = ({ act, uid, moved }: Moved): string => `act ${act}: uid ${uid}: ${counted(moved, 'nothing')}`
