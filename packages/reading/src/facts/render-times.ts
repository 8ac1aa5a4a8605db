import type { Code } from '@dhruva/common'
import { TITHI_NAMES } from '@dhruva/jyotish'
import { grahaName, nakshatraName, signName } from '#names.ts'
import type { Days, OpenParts, TimeParts, Writers } from '#parts.ts'
import { SAY_UNCERTAIN } from '#texts/uncertain.ts'
import { dayText } from './days.ts'
import { TEXTS } from './texts.ts'

const perhaps = (code: Code, day: Days | undefined): string | null => (day ? dayText(code, day) : null)

export const tithiName = (code: Code, tithi: number): string => TITHI_NAMES[tithi - 1]?.[code] ?? String(tithi)

/** What runs and moves, in words; less of it where less is known. */
export const TIMES: Writers<TimeParts> = {
  maha: ({ maha, from, to }, c) => TEXTS[c].facts.maha(grahaName(c, maha), dayText(c, from), dayText(c, to)),
  antar: ({ maha, antar, from, to }, c) =>
    TEXTS[c].facts.antar(grahaName(c, antar), grahaName(c, maha), dayText(c, from), dayText(c, to)),
  pratyantar: ({ maha, antar, pratyantar, from, to }, c) =>
    TEXTS[c].facts.pratyantar(
      grahaName(c, pratyantar),
      grahaName(c, antar),
      grahaName(c, maha),
      dayText(c, from),
      dayText(c, to),
    ),
  dashas_over: ({ maha, to }, c) => TEXTS[c].facts.dashasOver(grahaName(c, maha), dayText(c, to)),
  transit: ({ graha, sign, house, fromMoon, to }, c, w) => {
    const [name, at, moon, end] = [grahaName(c, graha), signName(c, sign), grahaName(c, 'moon'), perhaps(c, to)]
    if (fromMoon === undefined) return SAY_UNCERTAIN[c].facts.transit(name, at, end)
    return house === undefined
      ? SAY_UNCERTAIN[c].facts.transitFromMoon(name, at, fromMoon, moon, end)
      : TEXTS[c].facts.passage(name, at, house, fromMoon, moon, null, end, w)
  },
  passage: ({ graha, sign, house, fromMoon, from, to }, c, w) =>
    TEXTS[c].facts.passage(
      grahaName(c, graha),
      signName(c, sign),
      house,
      fromMoon,
      grahaName(c, 'moon'),
      perhaps(c, from),
      perhaps(c, to),
      w,
    ),
  moon_of_day: ({ graha, nakshatra, sign, on, house, fromMoon }, c, w) => {
    const [moon, star] = [grahaName(c, graha), nakshatraName(c, nakshatra)]
    const [at, day] = [signName(c, sign), dayText(c, on)]
    const text = { moon, nakshatra: star, sign: at, day }
    if (fromMoon === undefined) return SAY_UNCERTAIN[c].facts.moonDay(text)
    return house === undefined
      ? SAY_UNCERTAIN[c].facts.moonDayFromMoon(text, fromMoon)
      : TEXTS[c].facts.moonToday(moon, star, at, house, fromMoon, day, w)
  },
  sade_sati: ({ graha, sign, phase, to }, c, w) => {
    const [saturn, at, end] = [grahaName(c, graha), signName(c, sign), perhaps(c, to)]
    return phase
      ? TEXTS[c].facts.sadeSati(phase, saturn, at, grahaName(c, 'moon'), end, w)
      : SAY_UNCERTAIN[c].facts.sadeSati(saturn, at, end)
  },
  no_sade_sati: ({ graha, sign, fromMoon, to }, c, w) => {
    const [saturn, at, end] = [grahaName(c, graha), signName(c, sign), perhaps(c, to)]
    return fromMoon === undefined
      ? SAY_UNCERTAIN[c].facts.noSadeSati(saturn, at, end)
      : TEXTS[c].facts.noSadeSati(saturn, at, fromMoon, grahaName(c, 'moon'), end, w)
  },
  gochara: ({ graha, sign, fromMoon, good, obstructedBy, bindus }, c, w) => {
    const parts = { good, bindus, blocked: obstructedBy.map((id) => grahaName(c, id)) }
    const [name, at, moon] = [grahaName(c, graha), signName(c, sign), grahaName(c, 'moon')]
    return TEXTS[c].strengths.gocharaFact(name, at, fromMoon, moon, parts, w)
  },
  touch: ({ graha, sign, way, house, from, to }, c, w) => {
    const parts = { graha: grahaName(c, graha), sign: signName(c, sign), way, h: house }
    return TEXTS[c].strengths.touchFact({ ...parts, from: perhaps(c, from), to: dayText(c, to) }, w)
  },
  tara: ({ tara, taraNumber, nakshatra }, c, w) =>
    TEXTS[c].strengths.taraFact(tara, taraNumber, nakshatraName(c, nakshatra), grahaName(c, 'moon'), w),
  season: ({ when, from, to }, c) => TEXTS[c].doshas.seasonFact(when, dayText(c, from), dayText(c, to)),
  season_phase: ({ phase, graha, sign, on }, c, w) =>
    TEXTS[c].doshas.phaseFact(phase, grahaName(c, graha), signName(c, sign), dayText(c, on), w),
  dhaiya: ({ when, dhaiya, graha, sign, from, to }, c, w) => {
    const [saturn, at] = [grahaName(c, graha), signName(c, sign)]
    return TEXTS[c].doshas.dhaiyaFact(when, dhaiya, saturn, at, dayText(c, from), dayText(c, to), w)
  },
  tithi: ({ on, tithi }, c) => SAY_UNCERTAIN[c].facts.tithi(dayText(c, on), tithiName(c, tithi)),
}

/** What an uncertain time of birth leaves open, in words. */
export const OPEN: Writers<OpenParts> = {
  birth_time: ({ uncertainty }, c) => {
    const { unknown, minutes } = SAY_UNCERTAIN[c].facts
    return uncertainty === null ? unknown : minutes(uncertainty)
  },
  lagna_over: ({ sign, changes }, c) => {
    const { lagnaOver, change } = SAY_UNCERTAIN[c].facts
    const later = changes.map((one) => change(signName(c, one.sign), one.at))
    return lagnaOver(signName(c, sign), later.join(''))
  },
  moon_sign_over: ({ signs }, c) => SAY_UNCERTAIN[c].facts.moonSignOver(signs.map((sign) => signName(c, sign))),
  nakshatra_over: ({ nakshatras }, c) =>
    SAY_UNCERTAIN[c].facts.nakshatraOver(nakshatras.map((star) => nakshatraName(c, star))),
  maha_over: ({ grahas }, c) => SAY_UNCERTAIN[c].facts.mahaOver(grahas.map((id) => grahaName(c, id))),
}
