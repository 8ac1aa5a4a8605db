import type { Weights } from './classifier.ts'

/** Weights are kept in whole hundredths: finer ones change no probability by as much as a hundredth. */
const SCALE = 100
const LINE_MAX = 150

/** Features of one weight stand together, so that each number is written once or a few times: `-32 feature|feature|…`. */
const linesOf = (weight: number, features: readonly string[]): string[] => {
  const lines: string[] = []
  for (const feature of features.toSorted()) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + feature.length < LINE_MAX) lines[lines.length - 1] = `${last}|${feature}`
    else lines.push(`${weight} ${feature}`)
  }
  return lines
}

/** Weights as text, the largest first and the bias before them; those that round to nothing are left out. */
export const weightsText = ({ of, bias }: Weights): string => {
  const rounded = [...of].map(([feature, weight]) => ({ feature, weight: Math.round(weight * SCALE) }))
  const groups = [...Map.groupBy(rounded, ({ weight }) => weight)].filter(([weight]) => weight !== 0)
  const lines = groups
    .toSorted(([one], [other]) => other - one)
    .flatMap(([weight, features]) =>
      linesOf(
        weight,
        features.map(({ feature }) => feature),
      ),
    )
  return [Math.round(bias * SCALE), ...lines].join('\n')
}

/** The weights of such a text. */
export const weightsIn = (text: string): Weights => {
  const [bias = '', ...lines] = text.split('\n')
  const of = new Map<string, number>()
  for (const line of lines) {
    const end = line.indexOf(' ')
    const weight = Number(line.slice(0, end)) / SCALE
    for (const feature of line.slice(end + 1).split('|')) of.set(feature, weight)
  }
  return { of, bias: Number(bias) / SCALE }
}
