import { type Intent, READING_TOPICS } from '@dhruva/intent'
import { SEATS } from '#topics.ts'
import type { Fact, Theme } from '#types.ts'

/** So many facts a prompt holds: more of them cost a model time and attention, and an answer cites about twenty. */
export const MOST_FACTS = 90

/** What runs, and what a question alone brings along: asked for with nearly every question. */
const ALWAYS =
  /^(lagna|moon\.(place|nakshatra)|dasha\.(maha|antar|pratyantar|over|next\.[1-4]|sub\.1|at\..*|period.*)|touch\..*|transit\.(jupiter|saturn|rahu|sade_sati|.*\.(touch|at)\..*)|\w+\.(place|rules)|gochara\..*|time\..*|match\..*|other\..*)$/

const themeOf = ({ topic }: Intent): Theme | null => {
  if (topic === 'today' || topic === 'tomorrow') return 'today'
  return READING_TOPICS.find((matter) => matter === topic) ?? null
}

const anyOf = (names: readonly (string | number)[]): string => names.join('|')

/** The ids of what the question names, or of what its matter is read from. */
const namedBy = ({ ask, topic }: Intent): RegExp => {
  if (ask?.about === 'graha') return new RegExp(`^(transit\\.)?${ask.graha}\\b|^(yoga|d\\d+)\\..*${ask.graha}`)
  if (ask?.about === 'compare') return new RegExp(`^(${anyOf(ask.grahas)})\\.`)
  if (ask?.about === 'house') return new RegExp(`^house\\.${ask.house}\\.`)
  if (ask?.about === 'varga') return new RegExp(`^(${ask.varga}\\.|\\w+\\.navamsa$)`)
  if (ask?.about === 'yogas') return /^yoga\./
  if (ask?.about === 'ashtakavarga') return /\.bindus$/
  if (ask) return /^(dosha|house\.1|transit|dasha)\.|\.(dignity|combust|rules|place)$/
  if (topic === 'today' || topic === 'tomorrow') return /^transit\./
  const matter = READING_TOPICS.find((one) => one === topic)
  if (!matter) return /^(transit|dasha|house\.1)\./
  const { main, support, karakas } = SEATS[matter]
  const marriage = matter === 'love_marriage' ? '|dosha\\.manglik' : ''
  return new RegExp(`^(house\\.(${anyOf([...main, ...support])})\\.|(${anyOf(karakas)})\\.|yoga\\.${marriage})`)
}

/** The facts that matter most to a question, in the order they came; of one rank the stronger go first. */
export const chosenFacts = (facts: readonly Fact[], intent: Intent): Fact[] => {
  if (facts.length <= MOST_FACTS) return [...facts]
  const theme = themeOf(intent)
  const named = namedBy(intent)
  const rank = ({ id, themes }: Fact): number => {
    if (ALWAYS.test(id)) return 0
    if (named.test(id)) return 1
    return theme && themes.includes(theme) ? 2 : 3
  }
  const ranked = facts.map((fact) => ({ fact, rank: rank(fact) }))
  const kept = new Set(
    ranked
      .toSorted((a, b) => a.rank - b.rank || b.fact.strength - a.fact.strength)
      .slice(0, MOST_FACTS)
      .map(({ fact }) => fact),
  )
  return facts.filter((fact) => kept.has(fact))
}
