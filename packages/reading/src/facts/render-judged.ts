import type { Code } from '@dhruva/common'
import { grahaName, signName } from '#names.ts'
import type { JudgedParts, Writers } from '#parts.ts'
import { houses, nth } from '#texts/en/vocab.ts'
import { houses as housesHi, nth as nthHi } from '#texts/hi/vocab.ts'
import { matters as en } from '#write/readings/en/matters-data.ts'
import { more as moreEn } from '#write/readings/en/more-data.ts'
import { matters as hi } from '#write/readings/hi/matters-data.ts'
import { more as moreHi } from '#write/readings/hi/more-data.ts'
import { dayText } from './days.ts'
import {
  ADVICE_NAMES,
  AREA_NAMES,
  CAUSE_NAMES,
  CLASS_NAMES,
  KIN_NAMES,
  LEAN_NAMES,
  ROLE_NAMES,
  STANDING_NAMES,
  STRENGTH_NAMES,
} from './judged-data.ts'
import { timeText } from './render-prediction.ts'

const aimOf = (code: Code, matter: keyof typeof en): string => (code === 'en' ? en : hi)[matter].aim

const LORDS: Record<Code, (maha: string, antar: string) => string> = {
  en: (maha, antar) => `${maha} mahadasha, ${antar} antardasha`,
  hi: (maha, antar) => `${maha} महादशा, ${antar} अंतर्दशा`,
}

/** What was judged, in words. */
export const JUDGED: Writers<JudgedParts> = {
  role: ({ graha, sign, houses: ruled, role }, c) => {
    const [name, lagna, what] = [grahaName(c, graha), signName(c, sign), ROLE_NAMES[role][c]]
    if (c === 'en') {
      const rules = ruled.length > 0 ? `rules the ${houses(ruled)} and ` : ''
      return `${name} ${rules}is ${what} for a ${lagna} lagna`
    }
    const rules = ruled.length > 0 ? `${housesHi(ruled)} का स्वामी है और ` : ''
    return `${name} ${rules}${lagna} लग्न के लिए ${what} है`
  },
  strength: ({ graha, strength, rank }, c) => {
    const [name, word] = [grahaName(c, graha), STRENGTH_NAMES[strength][c]]
    if (c === 'en')
      return `${name} is ${word}${rank ? `, the ${rank === 'first' ? 'strongest' : 'weakest'} of the seven` : ''}`
    return `${name} ${word} है${rank ? `, सातों में सबसे ${rank === 'first' ? 'मज़बूत' : 'कमज़ोर'}` : ''}`
  },
  promise: ({ matter, houses: of, standing }, c) =>
    c === 'en'
      ? `What the chart holds for ${aimOf(c, matter)}, from the ${houses(of)}: ${STANDING_NAMES[standing][c]}`
      : `${aimOf(c, matter)} के लिए कुंडली, ${housesHi(of)} से: ${STANDING_NAMES[standing][c]}`,
  window: ({ matter, from, to, class: of, advice, maha, antar }, c) => {
    const [start, end, aim] = [dayText(c, from), dayText(c, to), aimOf(c, matter)]
    const lords = maha && antar ? ` (${LORDS[c](grahaName(c, maha), grahaName(c, antar))})` : ''
    return c === 'en'
      ? `${CLASS_NAMES[of].en} time for ${aim}: ${start} to ${end}${lords}; ${ADVICE_NAMES[advice].en}`
      : `${aim} के लिए ${CLASS_NAMES[of].hi} समय: ${start} से ${end}${lords}; ${ADVICE_NAMES[advice].hi}`
  },
  asks: ({ matter, time, class: of, advice }, c) =>
    c === 'en'
      ? `${CLASS_NAMES[of].en} time for ${aimOf(c, matter)}, ${timeText(c, time)}: ${ADVICE_NAMES[advice].en}`
      : `${aimOf(c, matter)} के लिए ${CLASS_NAMES[of].hi} समय, ${timeText(c, time)}: ${ADVICE_NAMES[advice].hi}`,
  until: ({ matter, to }, c) =>
    c === 'en'
      ? `The slow stretch for ${aimOf(c, matter)} ends on ${dayText(c, to)}`
      : `${aimOf(c, matter)} का धीमा दौर ${dayText(c, to)} को पूरा होता है`,
  turned: ({ kin, area, house }, c) =>
    c === 'en'
      ? `The ${nth(house)} house stands for ${AREA_NAMES[area].en} of ${KIN_NAMES[kin].en}`
      : `${nthHi(house)} भाव से ${KIN_NAMES[kin].hi} ${AREA_NAMES[area].hi} देखा जाता है`,
  delay: ({ matter, graha, house, to, why }, c) => {
    const [name, cause] = [grahaName(c, graha), CAUSE_NAMES[why][c]]
    if (c === 'en') {
      const where = house === undefined ? '' : `, ${nth(house)} house`
      return `What slows ${aimOf(c, matter)}: ${name} ${cause}${where}${to ? `; eases from ${dayText(c, to)}` : ''}`
    }
    const where = house === undefined ? '' : `, ${nthHi(house)} भाव`
    return `${aimOf(c, matter)} में देर का कारण: ${name} ${cause}${where}${to ? `; ${dayText(c, to)} से हल्का` : ''}`
  },
  option: ({ choice, lean }, c) => {
    const [first = '', second = ''] = choice === 'home_abroad' ? ['home_country', 'abroad'] : sidesOf(choice)
    const name = (side: string): string =>
      Object.entries((c === 'en' ? moreEn : moreHi).options).find(([id]) => id === side)?.[1] ?? side
    return `${name(first)} / ${name(second)}: ${LEAN_NAMES[lean][c].replace('{a}', name(first)).replace('{b}', name(second))}`
  },
}

const sidesOf = (choice: string): string[] =>
  choice === 'this_next_year' ? ['this_year', 'next_year'] : choice.split('_')
