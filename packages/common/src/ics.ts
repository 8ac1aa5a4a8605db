/** An event of a calendar; instants ISO 8601 UTC, or whole days yyyy-mm-dd, of which `end` is the last. */
export type CalendarEvent = { uid: string; start: string; end: string; summary: string; text: string; place: string }

const LONGEST_OCTETS = 74
const DAY_MS = 86_400_000

const stamp = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n')

const isDay = (text: string): boolean => text.length === 10
const plainDay = (day: string, daysOn: number): string =>
  stamp(new Date(Date.parse(day) + daysOn * DAY_MS).toISOString()).slice(0, 8)

/** A long line goes on after a line end and a space; it is counted in octets and never cut inside a letter. */
function folded(line: string): string {
  const lines: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (octets + size > LONGEST_OCTETS) {
      lines.push(part)
      part = ' '
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...lines, part].join('\r\n')
}

const eventLines = ({ uid, start, end, summary, text, place }: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${stamp(now.toISOString())}`,
  // the end of whole days is the day after
  ...(isDay(start)
    ? [`DTSTART;VALUE=DATE:${plainDay(start, 0)}`, `DTEND;VALUE=DATE:${plainDay(end, 1)}`, 'TRANSP:TRANSPARENT']
    : [`DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`]),
  `SUMMARY:${escaped(summary)}`,
  `DESCRIPTION:${escaped(text)}`,
  `LOCATION:${escaped(place)}`,
  'END:VEVENT',
]

/** Events as a calendar file (RFC 5545). */
export const calendarFile = (events: readonly CalendarEvent[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dhruva//Muhurat//EN',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
