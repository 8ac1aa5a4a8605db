import { DAY_MS } from '@dhruva/common'
import type { Sentence } from '#types.ts'
import { datesBeside } from './agree.ts'
import type { FirmFact, Firmness } from './certain-facts.ts'

/** What a sentence on a fact may tell without asking whether just this holds. */
const PLACES = ['sign', 'house', 'lordSign', 'lordHouse', 'fromMoon', 'phase']

/** Whether a fact states less of where something stands than in the chart of the given time. */
const lostPlace = ({ given, parts }: FirmFact): boolean =>
  PLACES.some((part) => part in given.parts && !(part in parts))

/** Whether a date of a fact can lie before the day and after it, so that what it bounds may have begun or not. */
const isAround = (day: number, { parts }: FirmFact): boolean =>
  datesBeside(parts, parts).some(([{ first, last }]) => first < last && first <= day && day <= last)

/** Whether all that a sentence rests on holds: what it may tell of it, and on this day. */
export const keeps = ({ facts, at }: Firmness, sentence: Sentence): boolean =>
  sentence.facts.every((id) => {
    const fact = facts.get(id)
    return fact !== undefined && !lostPlace(fact) && !isAround(at.getTime() / DAY_MS, fact)
  })
