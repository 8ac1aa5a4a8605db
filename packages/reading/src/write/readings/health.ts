import { CHECKUP, DOCTOR, REST } from '#write/chart/health-data.ts'
import { freshOf, isWorkable, SPARED, sourceOf, tightest, windowReasons } from './parts.ts'
import { citeWindow, type Draft, draft, type Reader, said, windowWords, worded } from './reader.ts'

/** The doctor first, then which months carry and which ask for rest; no exercise and nothing of the body. */
export const doctorFirst = (reader: Reader): Draft[] => {
  const { ctx, verdict } = reader
  const best = isWorkable(verdict.now) ? verdict.now : verdict.windows[0]
  const low = tightest(reader)
  return [
    draft(worded(reader, 'doctor', DOCTOR[ctx.speech]), [], SPARED.verdict),
    ...(best
      ? [
          said(reader, 'bestPart', [citeWindow(reader, best)], SPARED.reason, windowWords(reader, best)),
          ...windowReasons(reader, best, freshOf(reader), { most: 1 }).map((one) => ({
            ...one,
            priority: SPARED.second,
          })),
        ]
      : []),
    ...(low ? [said(reader, 'lowPoint', [citeWindow(reader, low)], SPARED.against, windowWords(reader, low))] : []),
    draft(worded(reader, 'rest', REST[ctx.speech]), [], SPARED.advice),
    ...sourceOf(reader),
  ]
}

/** Of an elder who reports nothing: the yearly check first, then the answer, without exercise. */
export const checkupFirst = (reader: Reader, answered: readonly Draft[]): Draft[] => [
  draft(worded(reader, 'checkup', CHECKUP[reader.ctx.speech]), [], SPARED.verdict),
  ...answered.filter(({ priority }) => priority !== SPARED.step),
]
