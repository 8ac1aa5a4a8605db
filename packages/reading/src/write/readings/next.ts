import type { Form } from '@dhruva/intent/parse'
import type { LifeMatter } from '@dhruva/jyotish'
import { LIFE_MATTERS } from '@dhruva/jyotish'
import { ADULT } from '#rules.ts'
import { fill } from '#write/fill.ts'
import { kinName } from '#write/talk/kin.ts'
import type { WriteContext } from '#write/types.ts'
import { untilOf } from './parts.ts'
import { readerOf, withCapitals } from './reader.ts'
import type { MoreTexts } from './shape/texts.ts'
import { DOMAIN_OF } from './words.ts'

type Next = keyof MoreTexts['next']

const LEADS: Partial<Record<Form, readonly Next[]>> = {
  when: ['whyThen', 'how', 'after'],
  until_when: ['why', 'how', 'remedy'],
  after_that: ['whyThen', 'certain', 'how'],
  yes_no: ['when', 'certain', 'how'],
  which_of: ['certain', 'when', 'how'],
  why: ['when', 'how', 'remedy'],
  how: ['when', 'remedy', 'certain'],
  how_is: ['when', 'how', 'certain'],
  explain_more: ['certain', 'how', 'remedy'],
  simpler: ['when', 'how', 'certain'],
  is_it_certain: ['whyThen', 'how', 'remedy'],
  feeling: ['until', 'how', 'remedy'],
}
const OTHERWISE: readonly Next[] = ['when', 'how', 'certain']

/** What people go on to ask after a matter. */
const ASIDE = (matter: LifeMatter, married: boolean): Next => {
  const domain = DOMAIN_OF[matter]
  if (domain === 'work' || domain === 'business') return 'wealth'
  if (domain === 'money' || domain === 'debt') return 'career'
  if (domain === 'health' || domain === 'mind') return 'year'
  return married || domain === 'marriage' || domain === 'love' ? 'career' : 'marriage'
}

const MOST = 3

/**
 * Up to three questions that lead on from an answer, whole sentences in its language, so that each can be sent as it is: two
 * about the same matter, one beside it. None for a question of no matter of life.
 */
export const nextQuestions = (ctx: WriteContext): string[] => {
  const matter = LIFE_MATTERS.find((id) => id === ctx.asked.matter)
  if (!matter) return []
  const reader = readerOf(ctx, matter)
  const slow = untilOf(reader) !== null
  const leads = (LEADS[ctx.asked.form] ?? OTHERWISE).filter((next) => next !== 'until' || slow)
  const married = ctx.question.person.maritalStatus === 'Married'
  const aside: readonly Next[] = ctx.age < ADULT ? ['year'] : [ASIDE(matter, married)]
  const texts = reader.words.more.next
  const slots = { ...reader.slots, ...withCapitals({ kin: kinName(ctx, ctx.asked.subject) }) }
  const asked = ctx.question.history.map(({ text }) => text.trim())
  const all = [...leads.slice(0, MOST - 1), ...aside, ...leads.slice(MOST - 1)].map((next) =>
    fill(ctx, texts[next], slots),
  )
  return all.filter((text) => !asked.includes(text)).slice(0, MOST)
}
