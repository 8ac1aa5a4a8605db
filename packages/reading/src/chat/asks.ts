import type { ChartAsk } from '@dhruva/intent'
import { grahaOf } from '#chart.ts'
import { ADULT } from '#rules.ts'
import { type Draft, draft, trimToWordLimit } from '#sentences/draft.ts'
import { degreeOf, graha, lagnaOf, nakshatra, padaOf, type ReadingContext, sign } from '#sentences/reading-context.ts'
import type { Sentence } from '#types.ts'
import { ashtakavargaParts, vargaParts, yogaParts } from './ask-depth.ts'
import { allDoshas, kaalSarp, sadeSati } from './ask-doshas.ts'
import { oneGraha, strongest } from './ask-grahas.ts'
import { oneHouse, type Parts } from './ask-places.ts'
import { compareParts, periodParts } from './dasha-asked.ts'
import { dashasEndedPart } from './dashas-ended.ts'
import { manglikParts } from './manglik.ts'
import * as part from './parts.ts'
import { composeReading } from './reading.ts'
import * as timed from './timed-parts.ts'
import { windowItems, windowsOf } from './windows.ts'

const LIMIT = 190
/** Two grahas, or a period with what is inside it, need more room. */
const WIDE = 235
const WIDE_ASKS: ReadonlySet<ChartAsk['about']> = new Set<ChartAsk['about']>([
  'compare',
  'period',
  'sade_sati',
  'doshas',
  'yogas',
])

const dashaItems = (view: ReadingContext, count: number): Draft[] =>
  windowItems(
    view,
    'life',
    windowsOf(view, 'life')
      .filter((window) => window.start !== null)
      .slice(0, count),
  )

const sky = (view: ReadingContext): Draft[] => [
  timed.transitPart(view, 'jupiter', 3),
  timed.sadeSatiPart(view, 4) ?? timed.transitPart(view, 'saturn', 4),
]

const lagna = (view: ReadingContext): Parts => {
  const at = lagnaOf(view)
  const star = at.nakshatra === null ? null : nakshatra(view, at.nakshatra)
  const text = view.t.asks.lagna(sign(view, at.sign), at.degree, star, at.pada, view.t.sky.SIGN_NATURES[at.sign] ?? '')
  return [
    [draft(text, ['lagna'])],
    [part.lordPart(view, 'life'), part.colourPart(view, 'life', [], 2)],
    [timed.antarPart(view, 'life', 3), ...sky(view)],
    [timed.suggestionPart(view, 'life')],
  ]
}

const rashi = (view: ReadingContext): Parts => {
  const [moon, sun] = [grahaOf(view.chart, 'moon'), grahaOf(view.chart, 'sun')]
  const nature = view.t.sky.SIGN_NATURES[moon.sign] ?? ''
  const first = view.t.asks.rashi(
    graha(view, 'moon'),
    sign(view, moon.sign),
    degreeOf(view, 'moon'),
    moon.house,
    nature,
  )
  const aside = view.t.asks.sunSign(graha(view, 'sun'), sign(view, sun.sign), degreeOf(view, 'sun'), sun.house)
  return [
    [draft(first, ['moon.place']), part.giftPart(view, 0)],
    [draft(aside, ['sun.place'])],
    sky(view),
    [timed.suggestionPart(view, 'life')],
  ]
}

const birthStar = (view: ReadingContext): Parts => {
  const moon = grahaOf(view.chart, 'moon')
  const gift = view.t.sky.NAKSHATRAS[moon.nakshatra] ?? ''
  const first = view.t.asks.born(
    nakshatra(view, moon.nakshatra),
    padaOf(view, 'moon'),
    graha(view, 'moon'),
    sign(view, moon.sign),
    gift,
  )
  return [
    [
      draft(first, ['moon.nakshatra', 'moon.place']),
      draft(view.t.asks.firstDasha(graha(view, view.chart.vimshottari.lord)), ['birth.dasha']),
    ],
    [timed.mahaPart(view, 'life', 0), timed.antarPart(view, 'life', 2)],
    [timed.suggestionPart(view, 'life')],
  ]
}

const dasha = (view: ReadingContext): Parts => [
  // without a dasha the lagna is what is read
  view.running ? [] : [part.lordPart(view, 'life'), part.giftPart(view, 2)],
  [timed.mahaPart(view, 'life', 0)],
  [timed.antarPart(view, 'life'), timed.pratyantarPart(view, 'life', 2)],
  dashaItems(view, 3),
  sky(view),
  [timed.suggestionPart(view, 'life')],
]

const partsFor = (view: ReadingContext, ask: Exclude<ChartAsk, { about: 'whole' }>): Parts => {
  if (ask.about === 'graha') return oneGraha(view, ask.graha)
  if (ask.about === 'compare') return compareParts(view, ask.grahas)
  if (ask.about === 'period') return periodParts(view, ask)
  if (ask.about === 'house') return oneHouse(view, ask.house)
  if (ask.about === 'yogas') return yogaParts(view, ask.yoga)
  if (ask.about === 'varga') return vargaParts(view, ask.varga)
  const plans = {
    lagna,
    rashi,
    nakshatra: birthStar,
    dasha,
    sade_sati: sadeSati,
    kaal_sarp: kaalSarp,
    doshas: allDoshas,
    ashtakavarga: ashtakavargaParts,
    strongest,
  }
  if (ask.about !== 'manglik') return plans[ask.about](view)
  return [...manglikParts(view), [timed.suggestionPart(view, view.age >= ADULT ? 'love_marriage' : 'life')]]
}

/** What the chart itself says: lagna, rashi, nakshatra, dasha, doshas, yogas, a divisional chart, one graha, one house, or all of it. */
export const composeAsk = (view: ReadingContext, ask: ChartAsk): Sentence[][] => {
  if (ask.about !== 'whole') {
    const over = ask.about === 'dasha' || ask.about === 'period' ? dashasEndedPart(view) : null
    return trimToWordLimit([[over], ...partsFor(view, ask)], WIDE_ASKS.has(ask.about) ? WIDE : LIMIT)
  }
  // a whole chart is no yes and no no
  const form = view.intent.form === 'yes_no' ? 'open' : view.intent.form
  return composeReading({ ...view, intent: { ...view.intent, form } }, 'life')
}
