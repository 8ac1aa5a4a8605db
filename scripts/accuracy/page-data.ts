import type { Accuracy } from './measure.ts'

const quoted = (value: string | number) => (typeof value === 'string' ? `'${value}'` : String(value))

const line = (row: Readonly<Record<string, string | number>>) =>
  `{ ${Object.entries(row)
    .map(([key, value]) => `${key}: ${quoted(value)}`)
    .join(', ')} }`

const list = (rows: readonly Readonly<Record<string, string | number>>[]) =>
  `[\n${rows.map((row) => `    ${line(row)},\n`).join('')}  ]`

/** The figures as a module of the web app, laid out as the formatter would. */
export const pageData = ({ births, differences, agreements }: Accuracy): string => `\
/** Written by \`pnpm accuracy\`; not edited by hand. Differences from Swiss Ephemeris in the unit named, tolerances beside them. */
export const measured = {
  births: ${line(births)},
  differences: ${list(differences)},
  agreements: ${list(agreements)},
} as const
`
