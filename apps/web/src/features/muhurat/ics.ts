/** An event of a calendar; instants ISO 8601 UTC. */
export type CalendarEvent = { uid: string; start: string; end: string; summary: string; text: string; place: string }

const LONGEST_OCTETS = 74

const stamp = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n')

/** A long line goes on after a line end and a space; it is counted in octets and never cut inside a letter. */
function folded(line: string): string {
  const lines: string[] = []
  let part = ''
  for (const letter of line) {
    if (new TextEncoder().encode(part + letter).length > LONGEST_OCTETS) {
      lines.push(part)
      part = ' '
    }
    part += letter
  }
  return [...lines, part].join('\r\n')
}

/** An event as a calendar file (RFC 5545). */
export const calendarFile = ({ uid, start, end, summary, text, place }: CalendarEvent, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Dhruva//Muhurat//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
