import type { Sentence } from '#types.ts'
import { dayIn, houseIn, nthIn, signIn, theGraha } from '#write/say/names.ts'
import { line, listed, say, unnamed } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import * as words from './dosha-data.ts'
import { placeOf, stated } from './known.ts'
import { namedYoga, needsTime, rajYoga, yogaIn } from './yoga.ts'

/** From which of Moon and Venus the count says yes as well. */
const countedFrom = (context: WriteContext): Array<'moon' | 'venus'> => {
  const references = stated(context, 'dosha.manglik.from', 'manglik_from')?.references ?? []
  return (['moon', 'venus'] as const).filter((one) => references.includes(one))
}

const manglik = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const fact = stated(context, 'dosha.manglik', 'manglik')
  if (!fact) return needsTime(context)
  const [why] = context.chart.doshas.manglik.reasons
  const cancelled =
    fact.present && fact.cancelled && why !== undefined && context.facts.has(`dosha.manglik.${why.code}`)
  const slots = { house: houseIn(speech, fact.house), why: why ? words.CANCELLED[why.code][speech] : '' }
  const kind = cancelled ? 'cancelled' : fact.present ? 'yes' : 'no'
  const facts = ['dosha.manglik', 'mars.place', ...(cancelled ? [`dosha.manglik.${why.code}`] : [])]
  const beside =
    cancelled && why.code.endsWith('jupiter')
      ? ['jupiter.place']
      : cancelled && why.code === 'with_moon'
        ? ['moon.place']
        : []
  const first = line(say(context, 'manglik', words.MANGLIK[kind], slots), ...facts, ...beside)
  const calm = fact.present ? [line(say(context, 'manglik.calm', words.MANGLIK_CALM))] : []
  return [first, ...otherCount(context, fact.present), ...calm]
}

/** Whether a first wedding to a pot or a tree is needed: a custom of some families, and what the chart says of Mars. */
const treeMarriage = (context: WriteContext): Sentence[] => {
  const custom = line(say(context, 'tree', words.TREE_MARRIAGE))
  const fact = stated(context, 'dosha.manglik', 'manglik')
  if (!fact) return [custom]
  const slots = { house: houseIn(context.speech, fact.house) }
  const counted = say(context, 'tree.mars', words.TREE_MARS[fact.present ? 'yes' : 'no'], slots)
  return [custom, line(counted, 'dosha.manglik', 'mars.place')]
}

/** What the count from the Moon or Venus says, where it is another thing. */
const otherCount = (context: WriteContext, present: boolean): Sentence[] => {
  const { speech } = context
  const from = countedFrom(context)
  if (!present && from.length > 0) {
    const names = listed(
      speech,
      from.map((one) => words.REFERENCES[one][speech]),
    )
    return [
      line(
        say(context, 'manglik.else', words.MANGLIK_ELSE, { from: names }),
        'dosha.manglik.from',
        ...from.map((id) => `${id}.place`),
      ),
    ]
  }
  if (!present || from.includes('moon')) return []
  const text = say(context, 'manglik.else', words.MANGLIK_ONLY, { from: words.REFERENCES.moon[speech] })
  return [line(text, 'dosha.manglik.from', 'moon.place')]
}

const kaalSarp = (context: WriteContext): Sentence[] => {
  const fact = stated(context, 'dosha.kaal_sarp', 'kaal_sarp')
  if (!fact) return needsTime(context)
  const calm = fact.state === 'absent' ? [] : [line(say(context, 'kaal_sarp.calm', words.KAAL_SARP_CALM))]
  return [line(say(context, 'kaal_sarp', words.KAAL_SARP[fact.state]), 'dosha.kaal_sarp'), ...calm]
}

const pitra = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const sun = placeOf(context, 'sun')?.house
  const ninth = stated(context, 'house.9.lord', 'lord')
  if (sun === undefined || ninth?.lordHouse === undefined) return needsTime(context)
  const slots = {
    house: houseIn(speech, sun),
    lord: theGraha(speech, ninth.lord),
    place: houseIn(speech, ninth.lordHouse),
  }
  return [line(say(context, 'pitra', words.PITRA, slots), 'sun.place', 'house.9.lord')]
}

/** Where Saturn stands from the Moon now. */
const saturnNow = (context: WriteContext): { sign: string; nth: string; facts: string[] } | null => {
  const { speech } = context
  const saturn = stated(context, 'transit.saturn', 'transit')
  if (saturn?.fromMoon === undefined) return null
  return {
    sign: signIn(speech, saturn.sign),
    nth: nthIn(speech, saturn.fromMoon),
    facts: ['transit.saturn', 'moon.place'],
  }
}

const wantsNext = ({ asked, parsed }: WriteContext): boolean =>
  asked.form === 'when' ||
  asked.form === 'after_that' ||
  parsed.wishes.includes('detail') ||
  /next|agl|अगल/i.test(asked.words)

const nextSeason = (context: WriteContext): Sentence[] => {
  const next = stated(context, 'dosha.sade_sati.next', 'season')
  if (!next) return [line(say(context, 'season.next', words.NONE_AHEAD))]
  return [
    line(
      say(context, 'season.next', words.NEXT_ONE, { from: dayIn(context.speech, next.from) }),
      'dosha.sade_sati.next',
    ),
  ]
}

/** The three entries of a running Sade Sati, when detail is wished. */
const phases = (context: WriteContext): Sentence[] => {
  const { speech, parsed } = context
  if (!parsed.wishes.includes('detail')) return []
  return (['rising', 'peak', 'setting'] as const).flatMap((phase) => {
    const id = `dosha.sade_sati.now.${phase}`
    const fact = stated(context, id, 'season_phase')
    if (!fact) return []
    return [
      line(say(context, id, words.SEASON_STEP, { phase: words.PHASES[phase][speech], on: dayIn(speech, fact.on) }), id),
    ]
  })
}

const sadeSati = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const now = stated(context, 'dosha.sade_sati.now', 'season')
  if (now) {
    const to = dayIn(speech, now.to)
    const running = stated(context, 'transit.sade_sati', 'sade_sati')
    const first = running?.phase
      ? line(
          say(context, 'sade_sati', words.SADE_SATI_NOW, { to, phase: words.PHASES[running.phase][speech] }),
          'dosha.sade_sati.now',
          'transit.sade_sati',
        )
      : line(say(context, 'sade_sati', words.SADE_SATI_PAUSE, { to }), 'dosha.sade_sati.now')
    return [first, line(say(context, 'sade_sati.means', words.SADE_SATI_MEANS)), ...phases(context)]
  }
  const saturn = saturnNow(context)
  if (!saturn) return needsTime(context)
  const first = line(
    say(context, 'sade_sati', words.NO_SADE_SATI, { sign: saturn.sign, nth: saturn.nth }),
    'transit.sade_sati',
    ...saturn.facts,
  )
  return wantsNext(context) ? [first, ...nextSeason(context)] : [first]
}

const dhaiya = (context: WriteContext): Sentence[] => {
  const { speech } = context
  const now = stated(context, 'dosha.dhaiya.now', 'dhaiya')
  const saturn = saturnNow(context)
  if (!saturn) return needsTime(context)
  if (!now) {
    const next = stated(context, 'dosha.dhaiya.next', 'dhaiya')
    const none = line(say(context, 'dhaiya', words.NO_DHAIYA, { nth: saturn.nth }), ...saturn.facts)
    if (!next || !wantsNext(context)) return [none]
    return [
      none,
      line(say(context, 'season.next', words.NEXT_ONE, { from: dayIn(speech, next.from) }), 'dosha.dhaiya.next'),
    ]
  }
  const nth = nthIn(speech, now.dhaiya === 'ashtama' ? 8 : 4)
  const slots = { to: dayIn(speech, now.to), sign: signIn(speech, now.sign), nth }
  const area = words.DHAIYA_AREA[now.dhaiya][speech]
  return [
    line(say(context, 'dhaiya', words.DHAIYA_NOW, slots), 'dosha.dhaiya.now', 'moon.place'),
    line(say(context, 'dhaiya.means', words.DHAIYA_MEANS, { area }), 'dosha.dhaiya.now'),
  ]
}

const CUES: ReadonlyArray<readonly [RegExp, (context: WriteContext) => Sentence[]]> = [
  [
    /kumbha? ?viva|ghat viva|arka viva|(?:ped|peepal|kele) se sha|marry a tree|कुंभ विवाह|घट विवाह|अर्क विवाह|(?:पेड़|पीपल|केले) से शादी/iu,
    treeMarriage,
  ],
  [/mang(a)?l|kuja|मांगलिक|मंगलीक|मंगल दोष|मंगली/i, manglik],
  [/ka+l ?sarp|कालसर्प|काल सर्प/i, kaalSarp],
  [/pitr|pitar|पितृ|पितर/i, pitra],
  [/dhaiy|ढैया|ढय्या/i, dhaiya],
  [/sad(h)?e ?sat|saade|sadesati|साढ़े|साढे|साड़े/i, sadeSati],
]

const OF_SEASONS: ReadonlySet<(context: WriteContext) => Sentence[]> = new Set([kaalSarp, dhaiya, sadeSati])
/** Whether what is asked is counted from the Moon or between the nodes, whatever sign rises. */
export const isOfSeasons = ({ asked }: WriteContext): boolean => {
  const said = `${asked.term ?? ''} ${asked.words}`
  const told = CUES.filter(([cue]) => cue.test(said))
  return told.length > 0 && told.every(([, write]) => OF_SEASONS.has(write))
}

/** Manglik by both counts, kaal sarp, pitra dosha, Sade Sati and dhaiya with their dates, raj yoga and other yogas. */
export const doshaYoga = (context: WriteContext): Sentence[][] => {
  const said = `${context.asked.term ?? ''} ${context.asked.words}`
  const told = CUES.filter(([cue]) => cue.test(said)).map(([, write]) => write)
  if (told.length > 0) return told.slice(0, 3).map((write, index) => write(unnamed(context, index)))
  const yoga = yogaIn(said)
  if (yoga) return [namedYoga(context, yoga)]
  if (/dosh|दोष/i.test(said)) return [manglik(context), sadeSati(unnamed(context, 1))]
  return [rajYoga(context)]
}
