import type { ReadingTopic } from '@dhruva/intent'
import { FOCUS_TOPICS } from '@dhruva/intent'
import type { GrahaId } from '@dhruva/jyotish'
import { grahaOf, houseOf, isNode, ruledBy } from '#chart.ts'
import type { Nearness } from '#texts/en/periods.ts'
import { FOCUS_HOUSES, SEATS } from '#topics.ts'
import type { ReadingContext } from './reading-context.ts'

/** What a graha has to do with a matter: how near, in words (a verb phrase), and the facts that say so. */
export type Role = { nearness: Nearness; text: string; facts: string[] }

/** The leading karaka; in a woman's chart Jupiter stands for the husband beside Venus. */
export const karakasOf = (view: ReadingContext, topic: ReadingTopic): GrahaId[] =>
  topic === 'love_marriage' && view.question.person.gender === 'Female'
    ? ['venus', 'jupiter']
    : [SEATS[topic].karakas[0]]

/** The houses of a matter; the house of a narrower one that was asked for stands beside the main ones. */
const seatOf = (view: ReadingContext, topic: ReadingTopic): { main: readonly number[]; support: readonly number[] } => {
  const { main, support } = SEATS[topic]
  const { focus } = view.intent
  const own = focus && FOCUS_TOPICS[focus] === topic ? FOCUS_HOUSES[focus] : null
  return own === null || main.some((house) => house === own) ? { main, support } : { main: [...main, own], support }
}

/** The first reason that holds, the nearest first: it rules, holds or sees the matter's house, signifies it, or helps it. */
export const roleOf = (view: ReadingContext, id: GrahaId, topic: ReadingTopic): Role => {
  const { chart } = view
  const { roles, karakaOf } = view.t.frames
  const seat = seatOf(view, topic)
  const ruled = ruledBy(chart, id)
  const at = grahaOf(chart, id).house
  const within = (houses: readonly number[], list: readonly number[]) => list.filter((house) => houses.includes(house))
  const rules = (houses: number[], nearness: Nearness): Role => ({
    nearness,
    text: roles.rules(houses),
    facts: [`${id}.rules`],
  })
  const sits = (nearness: Nearness): Role => ({ nearness, text: roles.sits(at), facts: [`${id}.place`] })

  const main = within(seat.main, ruled)
  if (main.length > 0) return rules(main, 'direct')
  if (seat.main.includes(at)) return sits('direct')
  if (karakasOf(view, topic).includes(id))
    return isNode(id)
      ? { nearness: 'direct', text: roles.signifies(karakaOf(topic)), facts: [] }
      : { nearness: 'direct', text: roles.signifiesAndRules(karakaOf(topic), ruled), facts: [`${id}.rules`] }
  const seen = seat.main.find((house) => houseOf(chart, house).aspected_by.includes(id))
  if (seen) return { nearness: 'support', text: roles.looks(seen), facts: [`house.${seen}.aspects`] }
  const support = within(seat.support, ruled)
  if (support.length > 0) return rules(support, 'support')
  if (seat.support.includes(at)) return sits('support')
  return isNode(id) ? sits('quiet') : rules(ruled, 'quiet')
}
