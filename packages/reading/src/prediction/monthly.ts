import { changesIn } from './changes.ts'
import type { Line, PredictionContext } from './context.ts'
import { fieldsOfSpan } from './field-lines.ts'
import { notesOf } from './notes.ts'
import { headingLine, leadLine, periodOf, type Run, runsOf, topRun } from './span-lines.ts'
import { stepFor } from './step.ts'
import { careLines, transitLine } from './stretches.ts'
import { bestDay } from './weekly.ts'

const RUN_DAYS = 5

const isApart = (run: Run, other: Run | null): boolean => !run.some((day) => other?.includes(day))

const orElse = (lines: Line[], other: () => Line[]): Line[] => (lines.length > 0 ? lines : other())

/** The next thirty days. */
export const monthlyParts = (context: PredictionContext): Line[][] => {
  const period = periodOf(context)
  const runs = runsOf(period.days, RUN_DAYS)
  const best = topRun(runs, true)
  const worst = topRun(
    runs.filter((run) => isApart(run, best)),
    false,
  )
  return [
    [headingLine(context)],
    [
      leadLine(context, period),
      ...orElse(best ? transitLine(context, best, true) : [], () => bestDay(context, period.days)),
      ...orElse(worst ? transitLine(context, worst, false) : [], () => careLines(context, period.days)),
    ],
    fieldsOfSpan(context),
    changesIn(context, 4),
    notesOf(context),
    stepFor(context),
  ]
}
