import type { Gender } from '@dhruva/common'
import { at } from '#names.ts'
import { isoSeconds } from '#time/time.ts'
import type { Chart } from '#types.ts'
import { comparisonOf, yearsCompared } from './compare.ts'
import { delayOf } from './delay.ts'
import { MATTER_RULES, type MatterRule } from './matters-data.ts'
import { pastYear } from './past.ts'
import { piecesOf } from './pieces.ts'
import { relativeVerdict } from './relatives.ts'
import { runningPiece } from './running.ts'
import { seenOf } from './seen.ts'
import { remedyOf, runningSadeSati, troublingOf } from './trouble.ts'
import type { Choice, Judgement, LifeMatter, Verdict } from './types.ts'
import { type Span, verdictOf } from './verdict.ts'
import { monthsAfter } from './windows.ts'

const MONTHS = 60

/** Computes once for each key. */
function once<K, V extends object>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>()
  return (key) => {
    const found = known.get(key)
    if (found) return found
    const made = make(key)
    known.set(key, made)
    return made
  }
}

/**
 * The sixty months from an instant. What is cut and compared begins with the month (UTC): within it another day moves nothing but the
 * day, and the slow sky is searched once for everybody.
 */
function spanOf(chart: Chart, when: Date): Span {
  const fromMs = Math.floor(when.getTime() / 1000) * 1000
  const frameMs = Date.UTC(when.getUTCFullYear(), when.getUTCMonth())
  return {
    fromMs,
    toMs: monthsAfter(fromMs, MONTHS),
    pieces: piecesOf(chart, frameMs, monthsAfter(frameMs, MONTHS + 1)),
  }
}

/** In a woman's chart Jupiter stands for the husband beside Venus, in a man's Venus alone for the wife (BPHS 32; Phaladeepika 15). */
function byGender(rule: MatterRule, gender: Gender | undefined): MatterRule {
  if (rule.kind !== 'marriage' || !rule.karakas.includes('jupiter') || !gender) return rule
  return { ...rule, karakas: gender === 'Female' ? ['jupiter', 'venus'] : ['venus'] }
}

/**
 * What a chart says of the matters of life on a day and in the sixty months from it. Nothing is computed before it is asked for and
 * nothing twice; the caller keeps the judgement of a chart and day. `gender` decides who stands for the spouse.
 */
export function judge(chart: Chart, when: Date, gender?: Gender): Judgement {
  const seen = seenOf(chart)
  const span = spanOf(chart, when)
  const ruleOnce = once((rule: MatterRule) => byGender(rule, gender))
  const ruleOf = (id: LifeMatter) => ruleOnce(MATTER_RULES[id])
  const verdict = once((rule: MatterRule): Verdict => verdictOf(seen, rule, span))
  const matter = (id: LifeMatter): Verdict => verdict(ruleOf(id))
  const relatives = new Map<string, Verdict>()
  const years = once((year: number) => pastYear(seen, year, ruleOf))
  const choices = once((choice: Exclude<Choice, 'this_next_year'>) => comparisonOf(seen, choice, span))
  const troubles = once((_: null) => troublingOf(seen, span))
  const sadeSati = runningSadeSati(seen, span.fromMs) !== null
  return {
    at: isoSeconds(span.fromMs),
    roles: seen.roles,
    strengths: seen.strengths,
    strongest: at(seen.order, 0),
    weakest: at(seen.order, seen.order.length - 1),
    matter,
    relative: (who, area) => {
      const key = `${who} ${area}`
      const known = relatives.get(key) ?? relativeVerdict(seen, who, area, span)
      relatives.set(key, known)
      return known
    },
    compare: (choice, of = 'life_overview') => {
      const verdict = matter(of)
      const sides = choice === 'this_next_year' ? yearsCompared(verdict, span.fromMs) : choices(choice)
      return { ...sides, window: verdict.windows[0] ?? null }
    },
    delay: (id) => delayOf({ seen, span, gender, sadeSati }, id, matter(id)),
    past: years,
    troubling: () => troubles(null),
    remedyFor: (id) => (id === null ? troubles(null).graha : remedyOf(seen, ruleOf(id), runningPiece(span).antar)),
  }
}
