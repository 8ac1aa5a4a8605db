// docs/ACCEPTANCE.md against the tests: every number a test or bench cites stands there, once; every line is cited by a browser test or says
// where it is checked instead; every number of the screens has a line or a reason.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, root } from './lib.ts'

const LIST = 'docs/ACCEPTANCE.md'
/** The highest number of the screens. */
const LAST = 470
const NOTE = /_[^_]+\._$/
const REASONS = '\n## Numbers without a line\n'

const sources = ['apps', 'packages', 'e2e', 'bench']
  .flatMap((folder) => filesBelow(path.join(root, folder)))
  .filter((file) => /\.tsx?$/.test(file))

const cited = new Map<string, string[]>()
for (const file of sources) {
  for (const [number] of readFileSync(file, 'utf8').matchAll(/\bS-\d{3}\b/g))
    cited.set(number, [...(cited.get(number) ?? []), path.relative(root, file)])
}

const [list = '', reasons = ''] = readFileSync(path.join(root, LIST), 'utf8').split(REASONS)
const lines = [...list.matchAll(/^- (S-\d{3}) (.*)$/gm)].map(([, number = '', text = '']) => ({ number, text }))
const listed = lines.map(({ number }) => number)
const excused = new Set(reasons.match(/S-\d{3}/g))
const numbers = Array.from({ length: LAST }, (_, at) => `S-${String(at + 1).padStart(3, '0')}`)
const isInBrowser = (number: string) => cited.get(number)?.some((file) => file.startsWith('e2e/')) ?? false

const faults = [
  ...[...cited].flatMap(([number, [file]]) => (listed.includes(number) ? [] : [`${number} of ${file} is not in`])),
  ...listed.filter((number) => !cited.has(number)).map((number) => `nothing cites ${number} of`),
  ...lines
    .filter(({ number, text }) => !isInBrowser(number) && !NOTE.test(text))
    .map(({ number }) => `no browser test cites ${number}, and no note says why, in`),
  ...listed.filter((number, at) => listed.indexOf(number) < at).map((number) => `${number} stands twice in`),
  ...numbers
    .filter((number) => !listed.includes(number) && !excused.has(number))
    .map((number) => `${number} has neither a line nor a reason in`),
  ...listed.filter((number) => excused.has(number)).map((number) => `${number} has a line and a reason not to, in`),
]
for (const fault of faults) console.error(`${fault} ${LIST}`)
process.exit(faults.length > 0 ? 1 : 0)
