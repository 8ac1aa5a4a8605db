import { type GrahaId, SEVEN } from '@dhruva/jyotish'
import type { Sentence } from '#types.ts'
import { isExact } from '#write/exact.ts'
import { areaIn, houseIn, theGraha } from '#write/say/names.ts'
import { line, listed, say, unnamed } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import { chartFact } from './chart-fact.ts'
import { doshaYoga } from './dosha.ts'
import { factOf, stated } from './known.ts'
import { FIND_TIME, FOR_YOU, NOT_KNOWN, SAV_FOR_YOU, TERMS, type TermId } from './term-data.ts'
import { transit } from './transit.ts'

const IDS = Object.keys(TERMS).filter((id): id is TermId => id in TERMS)

const termOf = ({ asked }: WriteContext): TermId | null => {
  const said = `${asked.term ?? ''} ${asked.words}`
  return IDS.find((id) => TERMS[id].cue.test(said)) ?? null
}

/** Which of the seven it holds for, and the facts that say so. */
const holders = (context: WriteContext, id: keyof typeof FOR_YOU): GrahaId[] =>
  SEVEN.filter((graha) => {
    if (id === 'yogakaraka') return context.facts.has('lagna') && context.judgement.roles[graha].yogakaraka
    if (id === 'retrograde' || id === 'combust') return context.facts.has(`${graha}.${id}`)
    return stated(context, `${graha}.dignity`, 'dignity')?.dignity === id
  })

const PART: Record<keyof typeof FOR_YOU, string> = {
  retrograde: 'retrograde',
  combust: 'combust',
  exalted: 'dignity',
  debilitated: 'dignity',
  yogakaraka: 'rules',
}

const whoHasIt = (context: WriteContext, id: keyof typeof FOR_YOU): Sentence[] => {
  const { speech } = context
  const found = holders(context, id)
  if (found.length === 0 && !isExact(context)) return []
  if (found.length === 0) return [line(FOR_YOU[id].none[speech], 'lagna', 'sun.place', 'rahu.place', 'ketu.place')]
  const grahas = listed(
    speech,
    found.map((graha) => theGraha(speech, graha)),
  )
  const facts = found.map((graha) => `${graha}.${PART[id]}`)
  return [line(FOR_YOU[id].some[speech].replace('{grahas}', grahas), ...facts)]
}

/** The house with the most bindus. */
const mostBindus = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const houses = Array.from({ length: 12 }, (_, index) => stated(context, `house.${index + 1}.bindus`, 'bindus'))
  const [best] = houses.filter((one) => one !== null).toSorted((a, b) => b.bindus - a.bindus)
  if (!best) return []
  const text = SAV_FOR_YOU[speech]
    .replace('{house}', houseIn(speech, best.house))
    .replace('{bindus}', String(best.bindus))
    .replace('{area}', areaIn(speech, best.house))
  return [line(text, `house.${best.house}.bindus`)]
}

/** The same word looked up in the person's own chart: the first sentences of that answer. */
const ownChart = (context: WriteContext, write: (context: WriteContext) => Sentence[][]): Sentence[] =>
  write(unnamed(context, 1)).flat().slice(0, 1)

const forYou = (context: WriteContext, id: TermId): Sentence[] => {
  switch (id) {
    case 'retrograde':
    case 'combust':
    case 'exalted':
    case 'debilitated':
    case 'yogakaraka':
      return whoHasIt(context, id)
    case 'sade_sati':
    case 'dhaiya':
    case 'manglik':
    case 'kaal_sarp':
      return ownChart(context, doshaYoga)
    case 'lagna':
    case 'rashi':
    case 'nakshatra':
    case 'navamsa':
    case 'atmakaraka':
      return ownChart(context, chartFact)
    case 'dasha':
    case 'antardasha':
      return ownChart(context, chartFact)
    case 'gochar':
      return ownChart(context, transit)
    case 'ashtakavarga':
      return mostBindus(context)
    case 'unknown_time':
      return [line(FIND_TIME[context.speech])]
    default:
      return []
  }
}

/** What is to come is no word that is asked for. */
const OF_LIFE =
  /\b(?:come|coming|future|next|ahead|happens?|life|fate|destiny|store|a+ge|bhavishya|kismat)\b|आगे|भविष्य|क़िस्मत|किस्मत|जीवन/iu

/** A word that nobody here knows: nothing is told of the chart, so nothing is charged. */
export const unknownTerm = (context: WriteContext): Sentence[][] | null => {
  const { matter, graha, house, words } = context.asked
  if (matter !== 'term' || graha || house || termOf(context) || OF_LIFE.test(words)) return null
  return [[line(say(context, 'term', NOT_KNOWN))]]
}

/** What a word means, in a sentence, and whether it is so in the person's own chart. */
export const term = (context: WriteContext): Sentence[][] | null => {
  const id = termOf(context)
  const { graha, house } = context.asked
  if (!id && (graha || house)) return chartFact(context)
  // `what is to come?` asks for no word; one that nobody knows was answered before, free
  if (!id) return null
  const { means, of } = TERMS[id]
  const facts = of.map((graha) => factOf(context, graha))
  return [[line(means[context.speech], ...facts), ...forYou(context, id)]]
}
