import type { Activity, Matter } from '@dhruva/intent/parse'
import type { Sentence } from '#types.ts'
import { line, say } from '#write/say/say.ts'
import { kinName } from '#write/talk/kin.ts'
import type { WriteContext } from '#write/types.ts'
import { chooseDate } from './choose.ts'
import { tellDays } from './compare.ts'
import { COUNTED_FROM_YOU } from './days-data.ts'

/** In one line only the verdict is said, shortly the first two sentences. */
const asWished = ({ parsed }: WriteContext, said: Sentence[][]): Sentence[][] => {
  const { wishes } = parsed
  if (wishes.includes('one_line') || wishes.includes('only_date')) return [said.flat().slice(0, 1)]
  return wishes.includes('short') ? [said.flat().slice(0, 2)] : said
}

/** Whose star the days were counted from, when they are for somebody else. */
const ofOther = (context: WriteContext): Sentence[][] => {
  const { kind } = context.asked.subject
  if (kind === 'self' || kind === 'saved' || kind === 'couple' || kind === 'family') return []
  const slots = { kin: kinName(context, context.asked.subject) }
  return [[line(say(context, 'day.other', COUNTED_FROM_YOU, slots))]]
}

/** What a good date is asked for, where only the matter was heard. */
const DATED: Partial<Record<Matter, Activity>> = {
  journey: 'travel',
  abroad_go: 'travel',
  vehicle: 'vehicle',
  house_buy: 'signing',
  business_start: 'business',
  marriage_time: 'marriage',
  interview_result: 'interview',
  proposal_answer: 'proposal',
}

/**
 * Days: how one is, which of several is better, a good date for an activity; what the pages of the panchang and the muhurat say,
 * in a talk. Null of other matters, and of a date without an activity, which is asked back.
 */
export const writeDays = (context: WriteContext): Sentence[][] | null => {
  const { matter, form, activity } = context.asked
  if (matter === 'muhurat' && form !== 'compare_days')
    return activity ? asWished(context, [...chooseDate(context, activity), ...ofOther(context)]) : null
  const meant = form === 'choose_date' && matter ? DATED[matter] : undefined
  if (meant) return asWished(context, [...chooseDate(context, activity ?? meant), ...ofOther(context)])
  return matter === 'day' || matter === 'muhurat' ? asWished(context, tellDays(context)) : null
}
