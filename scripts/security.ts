// docs/SECURITY.md: every requirement of OWASP ASVS 5.0 of levels 1 and 2 has one line, in order, of its level; what is named as a proof is there,
// with the words behind its `#`; and the counts above the table are those of the table.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib.ts'

const PAGE = 'docs/SECURITY.md'

/** The level of each requirement: chapters, their sections, a digit for each in its order. */
const LEVELS = [
  ['22', '1111122223', '112222222223', '222', '123'],
  ['122', '112', '12223', '23'],
  ['3', '113', '12223', '11222233', '11122333', '3', '22333'],
  ['12233', '23333', '22', '1222'],
  ['2', '112333', '113', '222'],
  ['122', '111111112222', '11223333', '112233', '22222333', '2223', '33', '2222'],
  ['222', '1111', '22', '11222', '223', '22'],
  ['1233', '1123', '133', '23'],
  ['111', '1222'],
  ['22', '223', '22223', '1111122222233333', '22222', '22', '222'],
  ['2233', '22233', '11233', '1222', '23', '23', '33'],
  ['12233', '11', '22223'],
  ['2333', '222223', '2233', '1222233'],
  ['22', '12223333', '122'],
  ['12233', '12233', '1222222', '3333'],
  ['2', '22222', '2222', '222', '2223'],
  ['23', '22223333', '22'],
]

const asked = LEVELS.flatMap((sections, chapter) =>
  sections.flatMap((levels, section) =>
    [...levels].map((level, at) => ({ number: `V${chapter + 1}.${section + 1}.${at + 1}`, level })),
  ),
).filter(({ level }) => level !== '3')

const page = readFileSync(path.join(root, PAGE), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, number = '', level = '', , state = '', , proof = ''] = line.split('|').map((cell) => cell.trim())
    return { number, level, state, proofs: [...proof.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one) }
  })

const STATES = ['met', 'not met', 'n/a']

const isThere = (proof: string): boolean => {
  const [file = '', ...words] = proof.split('#')
  const where = path.join(root, file)
  return existsSync(where) && (words.length === 0 || readFileSync(where, 'utf8').includes(words.join('#')))
}

const lineOf = (level: string): string => {
  const count = (state: string) => rows.filter((row) => row.level === level && row.state === state).length
  const all = rows.filter((row) => row.level === level).length
  return [level, all, count('n/a'), all - count('n/a'), count('met'), count('not met')].join(' | ')
}
const isCounted = (level: string) =>
  page.split('\n').some((line) => line.replace(/ +/g, ' ') === `| ${lineOf(level)} |`)

const faults = [
  ...asked.flatMap(({ number, level }, at) =>
    rows[at]?.number === number && rows[at].level === level
      ? []
      : [`${number} of level ${level} has no line in its place`],
  ),
  ...rows.slice(asked.length).map(({ number }) => `${number} is a line too many`),
  ...rows
    .filter(({ state }) => !STATES.includes(state))
    .map(({ number, state }) => `${number} is ${state}, which is no word of the table`),
  ...rows
    .filter(({ state, proofs }) => state !== 'n/a' && proofs.length === 0)
    .map(({ number }) => `${number} has no proof`),
  ...rows.flatMap(({ number, proofs }) =>
    proofs.filter((one) => !isThere(one)).map((one) => `${number}: there is no ${one}`),
  ),
  ...[...page.matchAll(/`((?:apps|packages|e2e|scripts|docs|deploy|prisma)\/[^`\s{]+\.\w+(?:#[^`]+)?)`/g)]
    .map(([, one = '']) => one)
    .filter((one) => !isThere(one))
    .map((one) => `there is no ${one}`),
  ...['1', '2']
    .filter((level) => !isCounted(level))
    .map((level) => `the counts of level ${level} are ${lineOf(level)}`),
]
for (const fault of new Set(faults)) console.error(`${PAGE}: ${fault}`)
process.exit(faults.length > 0 ? 1 : 0)
