import type { Outcome } from './kind.ts'
import type { SetOfCases } from './sets.ts'

export type Run = { id: string; outcome: Outcome }
export type Measured = { set: SetOfCases; runs: Run[] }

export type Figure = { right: number; of: number; low: number; high: number }

const Z = 1.96

/** A share with the bounds that hold the true one in 95 of 100 cases (Wilson). */
export const figureOf = (marks: readonly boolean[]): Figure => {
  const of = marks.length
  const right = marks.filter(Boolean).length
  if (of === 0) return { right, of, low: 0, high: 1 }
  const share = right / of
  const middle = (share + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of)
  const half = (Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of))) / (1 + (Z * Z) / of)
  return { right, of, low: middle - half, high: middle + half }
}

const marksOf = (runs: readonly Run[], figure: string): boolean[] =>
  runs.flatMap(({ outcome }) => {
    const mark = outcome.marks[figure]
    return mark === undefined ? [] : [mark]
  })

const percent = (share: number) => (100 * share).toFixed(1)

const cell = (runs: readonly Run[], figure: string): string => {
  const { right, of, low, high } = figureOf(marksOf(runs, figure))
  return of === 0 ? '' : `${percent(right / of)} (${percent(low)}–${percent(high)}), ${of}`
}

/** The script of a set is the last part of its name. */
export const scriptOf = (set: SetOfCases): string => set.name.split('-').at(-1) ?? ''

const tableOf = (rows: readonly (readonly [name: string, runs: readonly Run[]])[], goals: Record<string, number>) => {
  const figures = [...new Set(rows.flatMap(([, runs]) => runs.flatMap(({ outcome }) => Object.keys(outcome.marks))))]
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line(['set', ...figures]),
    line(['---', ...figures.map(() => '---')]),
    line(['goal', ...figures.map((figure) => (goals[figure] === undefined ? '' : percent(goals[figure])))]),
    ...rows.map(([name, runs]) => line([name, ...figures.map((figure) => cell(runs, figure))])),
  ].join('\n')
}

/** Halves of a set by the last digit of the id: while something is built only the odd half is looked at, of safety only the even one. */
export const isOdd = ({ id }: { id: string }): boolean => (Number(id.slice(-1)) % 2 === 1) !== id.startsWith('safety-')

const PAIRS_MAX = 30

const pairsOf = (runs: readonly Run[]): string => {
  const counts = Map.groupBy(
    runs.flatMap(({ outcome }) => outcome.confused.map((pair) => pair.join(' · '))),
    (pair) => pair,
  )
  const lines = [...counts]
    .map(([pair, all]) => ({ pair, count: all.length }))
    .toSorted((one, other) => other.count - one.count || (one.pair < other.pair ? -1 : 1))
    .slice(0, PAIRS_MAX)
    .map(({ pair, count }) => `- ${count} × ${pair}`)
  return lines.length === 0 ? 'None.' : lines.join('\n')
}

const groupsOf = (all: readonly Measured[]): [string, Run[]][] => [
  ...[...Map.groupBy(all, ({ set }) => scriptOf(set))].map(([script, sets]): [string, Run[]] => [
    `**${script}**`,
    sets.flatMap(({ runs }) => runs),
  ]),
  ...all.map(({ set, runs }): [string, Run[]] => [set.name, runs]),
]

const halfOf = (rows: readonly [string, Run[]][], odd: boolean) =>
  rows.map(([name, runs]): [string, Run[]] => [name, runs.filter((run) => isOdd(run) === odd)])

/** The report of one kind: both halves by script and set; what was taken for what, of the half that may be looked at. */
export const sectionOf = (kind: string, goals: Record<string, number>, all: readonly Measured[]): string => {
  const rows = groupsOf(all)
  const seen = all.flatMap(({ runs }) => runs.filter(isOdd))
  return `## ${kind}

The half that was not looked at while building (even ids, of safety odd ones):

${tableOf(halfOf(rows, false), goals)}

The half that was (odd ids, of safety even ones):

${tableOf(halfOf(rows, true), goals)}

What was taken for what in the half that was looked at (figure · wanted · got):

${pairsOf(seen)}
`
}

/** Goals that a figure of a script falls short of. */
export const shortOf = (kind: string, goals: Record<string, number>, all: readonly Measured[]): string[] =>
  groupsOf(all)
    .filter(([name]) => name.startsWith('*'))
    .flatMap(([name, runs]) =>
      Object.entries(goals).flatMap(([figure, goal]) => {
        const { right, of } = figureOf(marksOf(runs, figure))
        return of > 0 && right / of < goal
          ? [`${kind} ${name.replaceAll('*', '')}: ${figure} ${percent(right / of)} of ${percent(goal)}`]
          : []
      }),
    )
