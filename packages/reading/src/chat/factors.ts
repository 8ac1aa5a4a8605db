import type { ReadingTopic } from '@dhruva/intent'
import type { Graha, GrahaId } from '@dhruva/jyotish'
import { grahaOf, houseOf, isStrong, isWeak, looksOn, ruledBy, transitOf } from '#chart.ts'
import { savOf } from '#facts/bindus.ts'
import { yogaFactId } from '#facts/yogas.ts'
import { graha, type ReadingContext, sign } from '#sentences/reading-context.ts'
import type { Level } from '#texts/en/frames-judgement.ts'
import { SEATS } from '#topics.ts'
import { mattersMost, yogaReason } from './yoga-parts.ts'

/**
 * One reason for or against: a clause, its weight (negative is against), what it rests on. `brief` says it of a graha just
 * named; `grave` is not left unsaid.
 */
export type Reason = {
  about: GrahaId
  weight: number
  text: string
  facts: string[]
  brief?: string
  grave?: boolean
}

const HELPFUL = new Set([1, 2, 4, 5, 7, 9, 10, 11])
const DEMANDING = new Set([6, 8, 12])
const BENEFICS: ReadonlySet<GrahaId> = new Set<GrahaId>(['jupiter', 'venus', 'mercury', 'moon'])
/** Houses that grow stronger under pressure. */
const UPACHAYA = new Set([3, 6, 10, 11])

/** The yoga that cancels the debilitation of a graha. */
const raisedBy = (view: ReadingContext, id: GrahaId) =>
  view.chart.yogas.find((yoga) => yoga.id === 'neecha_bhanga' && yoga.grahas.includes(id))

/** A debilitated lord; its cancellation is told with it. */
const weakLord = (view: ReadingContext, h: number, lord: Graha): Reason => {
  const { reasons } = view.t.frames
  const [name, place] = [graha(view, lord.id), sign(view, lord.sign)]
  const cancelled = raisedBy(view, lord.id)
  const facts = [`house.${h}.lord`, `${lord.id}.dignity`]
  if (!cancelled)
    return {
      about: lord.id,
      weight: -2,
      text: reasons.lordDignity(name, h, lord.dignity, place),
      facts,
      brief: reasons.itWeak(place),
      grave: true,
    }
  return {
    about: lord.id,
    weight: -0.9,
    text: reasons.lordCancelled(name, h, place),
    facts: [...facts, yogaFactId(cancelled)],
    brief: reasons.itCancelled(place),
    grave: true,
  }
}

/** What the state of the matter's house lord says. */
const lordReasons = (view: ReadingContext, h: number, welcome: ReadonlySet<number>): Reason[] => {
  const { chart, t } = view
  const lord = grahaOf(chart, houseOf(chart, h).lord)
  const [name, place] = [graha(view, lord.id), `house.${h}.lord`]
  const { reasons } = t.frames
  const say = (weight: number, text: string, ...facts: string[]): Reason => ({ about: lord.id, weight, text, facts })
  const list: Reason[] = []
  if (isStrong(lord))
    list.push(say(2, reasons.lordDignity(name, h, lord.dignity, sign(view, lord.sign)), place, `${lord.id}.dignity`))
  if (isWeak(lord)) list.push(weakLord(view, h, lord))
  if (lord.combust) list.push(say(-1.4, reasons.lordCombust(name, h, graha(view, 'sun')), place, `${lord.id}.combust`))
  if (lord.vargottama)
    list.push(say(1.2, reasons.lordVargottama(name, h, sign(view, lord.sign)), place, `${lord.id}.vargottama`))
  if (HELPFUL.has(lord.house) || welcome.has(lord.house))
    list.push(say(1, reasons.lordGood(name, h, lord.house), place))
  else if (DEMANDING.has(lord.house)) {
    const hard = say(-1.3, reasons.lordHard(name, h, lord.house), place)
    list.push({ ...hard, brief: reasons.itHard(lord.house) })
  }
  return list
}

const karakaReasons = (view: ReadingContext, topic: ReadingTopic, karaka: Graha): Reason[] => {
  const { reasons, karakaOf } = view.t.frames
  const [name, of] = [graha(view, karaka.id), karakaOf(topic)]
  if (isStrong(karaka) || isWeak(karaka)) {
    const text = reasons.karakaDignity(name, of, karaka.dignity, sign(view, karaka.sign))
    const raised = isWeak(karaka) ? raisedBy(view, karaka.id) : undefined
    const facts = [`${karaka.id}.dignity`]
    if (raised)
      return [{ about: karaka.id, weight: -0.6, text: reasons.raised(text), facts: [...facts, yogaFactId(raised)] }]
    return [{ about: karaka.id, weight: isStrong(karaka) ? 1.5 : -1.5, text, facts }]
  }
  if (!karaka.combust) return []
  const text = reasons.karakaCombust(name, of, graha(view, 'sun'))
  return [{ about: karaka.id, weight: -1, text, facts: [`${karaka.id}.combust`] }]
}

/** Who sits in the house or looks on it. Pressure strengthens an upachaya house instead of harming it. */
const companyReasons = (view: ReadingContext, h: number): Reason[] => {
  const { reasons } = view.t.frames
  const house = houseOf(view.chart, h)
  const good = (id: GrahaId) => BENEFICS.has(id) || UPACHAYA.has(h)
  const sitting = house.occupants
    .filter((id) => id !== house.lord)
    .map((id) => ({
      about: id,
      weight: (good(id) ? 1 : -0.9) + (id === 'jupiter' || id === 'venus' ? 0.4 : 0),
      text: good(id) ? reasons.sitsWell(graha(view, id), h) : reasons.sitsHard(graha(view, id), h),
      facts: [`house.${h}.occupants`],
    }))
  const seeing = house.aspected_by
    .filter((id) => ['jupiter', 'venus', 'saturn', 'mars'].includes(id) && id !== house.lord)
    .map((id) => ({
      about: id,
      weight: good(id) ? (id === 'jupiter' ? 1.3 : 0.7) : -0.8,
      text: good(id) ? reasons.looksWell(graha(view, id), h) : reasons.looksHard(graha(view, id), h),
      facts: [`house.${h}.aspects`],
    }))
  return [...sitting, ...seeing]
}

/** What the lords and the company of some houses say, the heaviest first. */
export const houseReasons = (view: ReadingContext, houses: readonly number[]): Reason[] =>
  houses
    .flatMap((h) => [...lordReasons(view, h, new Set(houses)), ...companyReasons(view, h)])
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))

/** So many bindus in the matter's house, or so few, say something; 28 is the mean of twelve houses. */
const GENEROUS = 31
const SPARING = 24

const binduReasons = (view: ReadingContext, h: number): Reason[] => {
  const bindus = savOf(view.chart, h)
  if (bindus < GENEROUS && bindus > SPARING) return []
  const weight = bindus >= GENEROUS ? 0.8 : -0.8
  const about = houseOf(view.chart, h).lord
  return [{ about, weight, text: view.t.strengths.savReason(h, bindus), facts: [`house.${h}.bindus`] }]
}

/** The yoga that speaks most for the matter. */
const yogaReasons = (view: ReadingContext, topic: ReadingTopic): Reason[] => {
  const yoga = mattersMost(view, topic)
  return yoga ? [yogaReason(view, yoga)] : []
}

/** Reasons of the birth chart, the heaviest first. */
export const reasonsFor = (view: ReadingContext, topic: ReadingTopic): Reason[] => {
  const seat = SEATS[topic]
  const welcome = new Set([...seat.main, ...seat.support])
  const [first] = seat.main
  const lord = houseOf(view.chart, first).lord
  return [
    ...lordReasons(view, first, welcome),
    ...seat.karakas.filter((id) => id !== lord).flatMap((id) => karakaReasons(view, topic, grahaOf(view.chart, id))),
    ...companyReasons(view, first),
    ...binduReasons(view, first),
    ...yogaReasons(view, topic),
  ].toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
}

/** What the running dasha and the slow grahas add to the balance, in the weights of `Reason`. */
const present = (view: ReadingContext, topic: ReadingTopic): number => {
  const { main, support } = SEATS[topic]
  const touch = (id: GrahaId, houses: readonly number[]) =>
    houses.includes(grahaOf(view.chart, id).house) || ruledBy(view.chart, id).some((house) => houses.includes(house))
  const lords = view.running ? [view.running.maha.lord, view.running.antar.lord] : []
  const dasha = lords.reduce((sum, id) => sum + (touch(id, main) ? 0.9 : touch(id, support) ? 0.4 : -0.2), 0)
  const over = (id: GrahaId) => {
    const { house } = transitOf(view.transits, id)
    return main.some((h) => h === house || looksOn(id, house, h))
  }
  return dasha + (over('jupiter') ? 0.9 : 0) - (over('saturn') && !main.some((h) => UPACHAYA.has(h)) ? 0.6 : 0)
}

export const levelOf = (view: ReadingContext, topic: ReadingTopic, reasons: readonly Reason[]): Level => {
  const sum = present(view, topic) + reasons.reduce((total, reason) => total + reason.weight, 0)
  return sum >= 2.9 ? 'strong' : sum <= -0.2 ? 'slow' : 'mixed'
}
