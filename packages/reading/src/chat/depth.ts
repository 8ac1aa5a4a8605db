import type { ReadingTopic } from '@dhruva/intent'
import type { GrahaId } from '@dhruva/jyotish'
import { houseOf } from '#chart.ts'
import { savOf } from '#facts/bindus.ts'
import { cancellationsOf } from '#facts/doshas.ts'
import { type VargaPlace, vargaPlace } from '#facts/vargas.ts'
import { ADULT } from '#rules.ts'
import { type Draft, draft } from '#sentences/draft.ts'
import { graha, type ReadingContext, sign } from '#sentences/reading-context.ts'
import { karakasOf } from '#sentences/role.ts'
import type { VargaState } from '#texts/en/strengths.ts'
import { SEATS, TOPIC_VARGAS } from '#topics.ts'
import type { AnswerContext } from './context.ts'
import { toldIn } from './sections.ts'
import { mattersMost, yogaPart } from './yoga-parts.ts'

/** A sentence that deepens an answer, with how much it tells of this chart; the most telling are kept. */
type Telling = { draft: Draft; weight: number }

/** Order of leaving out when an answer is long, for the most telling piece first. */
const PRIORITIES = [1, 2, 6, 7, 8]

const MEAN_BINDUS = 28

const stateIn = ({ varga, sign: at, house, dignity }: VargaPlace): VargaState => {
  if (varga === 'd2') return at === 4 ? 'sun' : 'moon'
  if (dignity) return dignity === 'debilitated' ? 'weak' : 'strong'
  if ([1, 4, 5, 7, 9, 10].includes(house)) return 'well'
  return [6, 8, 12].includes(house) ? 'hidden' : 'plain'
}

const VARGA_WEIGHTS: Record<VargaState, number> = {
  strong: 5,
  weak: 4,
  well: 3,
  hidden: 2.5,
  plain: 1,
  sun: 2,
  moon: 2,
}

/** In the navamsa the karaka is told, since the 7th lord is told beside it; elsewhere the lord of the matter's house. */
const lookedUp = (view: ReadingContext, topic: ReadingTopic): GrahaId[] => {
  const lord = houseOf(view.chart, SEATS[topic].main[0]).lord
  const [karaka] = karakasOf(view, topic)
  const first = topic === 'love_marriage' ? [karaka ?? lord] : [lord]
  return [...new Set<GrahaId>([...first, ...SEATS[topic].karakas.slice(0, 2)])]
}

/** Where the matter stands in its divisional chart: of its grahas the one of which most can be said. */
const vargaTelling = (view: ReadingContext, topic: ReadingTopic): Telling | null => {
  const varga = TOPIC_VARGAS[topic]
  // beside the navamsa of the 7th lord nothing more is said of that lord
  const beside = topic === 'love_marriage' ? houseOf(view.chart, 7).lord : null
  const places = lookedUp(view, topic)
    .filter((id) => id !== beside)
    .map((id) => vargaPlace(view.chart, varga, id))
  const [best] = places.toSorted((a, b) => VARGA_WEIGHTS[stateIn(b)] - VARGA_WEIGHTS[stateIn(a)])
  if (!best) return null
  const { strengths } = view.t
  const parts = {
    varga,
    graha: graha(view, best.graha),
    sign: sign(view, best.sign),
    h: best.house,
    dignity: best.dignity ? strengths.vargaDignity(best.dignity) : '',
    state: stateIn(best),
    topic,
  }
  const text = view.pick('varga', (v) => strengths.varga(v, parts))
  return { draft: draft(text, [best.fact]), weight: VARGA_WEIGHTS[parts.state] }
}

/** The support of the matter's house, and the second one's where it stands further from the mean. */
const savTelling = (view: ReadingContext, topic: ReadingTopic): Telling => {
  const [h] = SEATS[topic].main.toSorted(
    (a, b) => Math.abs(savOf(view.chart, b) - MEAN_BINDUS) - Math.abs(savOf(view.chart, a) - MEAN_BINDUS),
  )
  const house = h ?? SEATS[topic].main[0]
  const bindus = savOf(view.chart, house)
  const text = view.pick('bindus', (v) => view.t.strengths.sav(v, house, bindus, topic))
  return { draft: draft(text, [`house.${house}.bindus`]), weight: Math.abs(bindus - MEAN_BINDUS) / 1.6 }
}

/** The yoga of the matter. */
const yogaTelling = (view: ReadingContext, topic: ReadingTopic): Telling | null => {
  const yoga = mattersMost(view, topic)
  return yoga && { draft: yogaPart(view, yoga, 0), weight: 1.5 + yoga.strength * 1.5 }
}

/** Manglik in an answer on marriage, with what cancels it; nothing to say where Mars is elsewhere or the bond is made. */
const manglikTelling = (view: ReadingContext, topic: ReadingTopic): Telling | null => {
  const { present, house, reasons } = view.chart.doshas.manglik
  if (topic !== 'love_marriage' || !present || view.stage === 'married' || view.age < ADULT) return null
  const { doshas, frames } = view.t
  const mars = graha(view, 'mars')
  const [why] = cancellationsOf(view.code, view.chart, frames.grahaName)
  const [reason] = reasons
  const text = view.pick('manglik', (v) =>
    why ? doshas.manglikNote(v, mars, house, why) : doshas.manglikOpen(v, mars, house),
  )
  const facts = reason ? ['dosha.manglik', `dosha.manglik.${reason.code}`] : ['dosha.manglik']
  return { draft: draft(text, facts), weight: 6 }
}

/** What lies deeper in the chart about a matter, the most telling first to stay when room is short; nothing said twice. */
export const depth = (context: AnswerContext): Draft[] => {
  const { view, topic } = context
  const told = toldIn(context)
  const all = [
    manglikTelling(view, topic),
    yogaTelling(view, topic),
    vargaTelling(view, topic),
    savTelling(view, topic),
  ].filter((one) => one !== null)
  const fresh = all.filter(({ draft: { text, facts } }) => !facts.every((id) => told.has(id)) && !view.said(text))
  const order = fresh.toSorted((a, b) => b.weight - a.weight)
  return fresh.map((one) => ({ ...one.draft, priority: PRIORITIES[order.indexOf(one)] ?? 8 }))
}
