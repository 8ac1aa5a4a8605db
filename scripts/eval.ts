// pnpm eval [name…] [--check | --lock | --odd]: how well messages are understood, measured on sets that others wrote.
// Writes docs/EVALS.md when everything was run. --check: the sets alone (form, hash, nothing learnt from). --lock: writes the hashes of
// new sets. --odd: only the half that may be looked at while building, with each error. EVAL_SETS=/path: also the sets of that folder.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { KINDS } from './eval/kinds.ts'
import { isOdd, type Measured, sectionOf, shortOf } from './eval/report.ts'
import { faultsOf, LOCKED, lockedHashes, SETS, type SetOfCases, setsIn } from './eval/sets.ts'
import { root } from './lib.ts'

const HEAD = `# How well messages are understood

Written by \`pnpm eval\` from the sets in \`eval/sets\`, which were written by others than the rules and the training text; not edited by
hand. A figure is a share in percent with its 95 % interval and the number of cases. A set that was used to mend something is no
measure any more: it moves to \`eval/seen\`.
`

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'))
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const others = process.env.EVAL_SETS
const sets = [SETS, ...(others ? [others] : [])].flatMap((folder) => setsIn(folder, KINDS, wanted))

const locked = lockedHashes()
if (flags.includes('--lock')) {
  for (const { name, hash } of sets) locked[name] ??= hash
  const sorted = Object.entries(locked).toSorted(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(LOCKED, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
const faults = sets.flatMap((set) => faultsOf(set, locked))
for (const fault of faults) console.error(fault)
console.log(
  `${sets.length} sets, ${sets.reduce((sum, { cases }) => sum + cases.length, 0)} cases, ${faults.length} faults`,
)
if (faults.length > 0) process.exit(1)
if (!flags.includes('--check') && !flags.includes('--lock')) measure(sets)

function measure(all: readonly SetOfCases[]): void {
  const odd = flags.includes('--odd')
  const measured = all.map((set): Measured => {
    const cases = odd ? set.cases.filter(isOdd) : set.cases
    return { set, runs: cases.map((one) => ({ id: one.id, outcome: one.run() })) }
  })
  const ofKind = KINDS.map((kind) => ({ kind, sets: measured.filter(({ set }) => set.kind === kind) })).filter(
    (one) => one.sets.length > 0,
  )
  const report = ofKind.map(({ kind, sets: own }) => sectionOf(kind.name, kind.goals, own)).join('\n')
  if (odd) for (const line of errorsOf(measured)) console.log(line)
  console.log(report)
  if (!odd && wanted.length === 0 && !others) writeFileSync(path.join(root, 'docs/EVALS.md'), `${HEAD}\n${report}`)
  for (const line of ofKind.flatMap(({ kind, sets: own }) => shortOf(kind.name, kind.goals, own))) console.log(line)
}

function errorsOf(measured: readonly Measured[]): string[] {
  return measured.flatMap(({ set, runs }) =>
    runs
      .filter(({ outcome }) => outcome.confused.length > 0)
      .map(({ id, outcome }) => {
        const said = set.cases.find((one) => one.id === id)?.messages.at(-1) ?? ''
        return `${id} ${said}\n    ${outcome.confused.map((pair) => pair.join(' · ')).join(', ')}`
      }),
  )
}
