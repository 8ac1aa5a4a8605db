import type { Dignity } from '@dhruva/jyotish'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { atDegree, DIGNITIES, house, inSign } from './vocab.ts'

/** `, so …`, unless the clause has a `so` of its own. */
export const so = (clause: string): string => (/, so /.test(clause) ? `: ${clause}` : `, so ${clause}`)

export type LordParts = {
  h: number
  sign: string
  lord: string
  lordSign: string
  deg: number | null
  at: number
  /** its dignity, when that is worth telling */
  mark: string
  clause: string
}

export const lord = (v: number, p: LordParts): string =>
  p.h === p.at
    ? pickVariant(v, [
        `Your ${house(p.h)} is ${p.sign} and its lord ${p.lord} stands there itself${atDegree(p.deg, ',')}${p.mark}${so(p.clause)}.`,
        `${p.lord} rules your ${house(p.h)} and stays in it, ${inSign(p.deg, p.sign)}${p.mark}: ${p.clause}.`,
      ])
    : pickVariant(v, [
        `Your ${house(p.h)} is ${p.sign}; its lord ${p.lord} stands ${inSign(p.deg, p.lordSign)} in your ${house(p.at)}${p.mark}${so(p.clause)}.`,
        `${p.lord}, lord of your ${house(p.h)} (${p.sign}), is in your ${house(p.at)} ${inSign(p.deg, p.lordSign)}${p.mark}: ${p.clause}.`,
        `The lord of your ${house(p.h)} in ${p.sign} is ${p.lord}, found ${inSign(p.deg, p.lordSign)} in your ${house(p.at)}${p.mark}; ${p.clause}.`,
      ])

/** When the lord and its house were named a sentence before. */
export const lordBrief = (v: number, p: LordParts): string =>
  pickVariant(v, [
    `More exactly, your ${house(p.h)} is ${p.sign} and ${p.lord} stands ${inSign(p.deg, p.lordSign)}: ${p.clause}.`,
    `With ${p.sign} on your ${house(p.h)} and ${p.lord} ${inSign(p.deg, p.lordSign)}, ${p.clause}.`,
  ])

export type KarakaParts = {
  graha: string
  of: string
  sign: string
  deg: number | null
  nakshatra: string
  h: number
  mark: string
  clause: string
}

export const karaka = (v: number, p: KarakaParts): string =>
  pickVariant(v, [
    `${p.graha}, which speaks of ${p.of} in every chart, is ${inSign(p.deg, p.sign)} in yours, in ${p.nakshatra}${p.mark}: ${p.clause}.`,
    `Look also at ${p.graha}, significator of ${p.of}: in ${p.nakshatra}, ${inSign(p.deg, p.sign)}${p.mark}, it shows that ${p.clause}.`,
    `${p.graha}, significator of ${p.of}, stands in your ${house(p.h)} in ${p.nakshatra}, ${inSign(p.deg, p.sign)}${p.mark}${so(p.clause)}.`,
  ])

/** What is added to a graha's place: how it was at birth. */
export const marks = {
  dignity: (dignity: Dignity) => `, ${DIGNITIES[dignity] ?? dignity}`,
  combust: ', combust',
  retrograde: ', retrograde',
  none: '',
}

export const colour = (v: number, graha: string, h: number, sits: boolean, brings: string): string =>
  sits
    ? pickVariant(v, [
        `${graha} in your ${house(h)} adds ${brings}.`,
        `With ${graha} in your ${house(h)} there is ${brings}.`,
      ])
    : pickVariant(v, [
        `${graha} looks on your ${house(h)} and adds ${brings}.`,
        `The gaze of ${graha} on your ${house(h)} adds ${brings}.`,
      ])

export const navamsa = (v: number, graha: string, sign: string, clause: string): string =>
  pickVariant(v, [
    `In the navamsa, the finer chart of partnership, ${graha} falls in ${sign}: ${clause}.`,
    `The navamsa places ${graha} in ${sign}, and there ${clause}.`,
  ])

export type FocusParts = { name: string; h: number; sign: string; lord: string; at: number; mark: string; area: string }

export const focus = (v: number, p: FocusParts): string =>
  p.h === p.at
    ? `As for ${p.name}, read from the ${house(p.h)} (${p.sign}): its lord ${p.lord} stays in it${p.mark}, so this matter stands on its own feet.`
    : pickVariant(v, [
        `As for ${p.name}, read from the ${house(p.h)} (${p.sign}): its lord ${p.lord} sits in your ${house(p.at)}${p.mark}, so look to ${p.area}.`,
        `For ${p.name} I read the ${house(p.h)}, ${p.sign}, whose lord ${p.lord} works in your ${house(p.at)}${p.mark}: the way leads through ${p.area}.`,
      ])

export const focusNamed = (v: number, p: FocusParts): string =>
  p.h === p.at
    ? `It is read from the ${house(p.h)} (${p.sign}), whose lord ${p.lord} stays in it${p.mark}, so the matter stands on its own feet.`
    : pickVariant(v, [
        `It is read from the ${house(p.h)} (${p.sign}), whose lord ${p.lord} sits in your ${house(p.at)}${p.mark}: look to ${p.area}.`,
        `The house that speaks of it is the ${house(p.h)}, ${p.sign}, and its lord ${p.lord} works in your ${house(p.at)}${p.mark}: the way leads through ${p.area}.`,
      ])
