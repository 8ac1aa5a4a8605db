import type { Dignity } from '@dhruva/jyotish'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import type { AntarParts } from './frames-times.ts'
import { DIGNITIES, house, houses } from './vocab.ts'

export type Level = 'strong' | 'mixed' | 'slow'

export const verdict = (level: Level, v: number, s: string, pro: string | null, con: string | null): string => {
  if (!pro)
    return `For ${s} your chart asks for patience: ${con ?? 'nothing in it pushes by itself, so your own steps decide'}.`
  if (level === 'strong' || !con)
    return pickVariant(v, [
      `For ${s} your chart holds real support: ${pro}.`,
      `Your chart is generous with ${s}: ${pro}.`,
      `There is a good foundation for ${s} here: ${pro}.`,
    ])
  if (level === 'mixed')
    return pickVariant(v, [
      `For ${s} your chart shows two sides: ${pro}, while ${con}.`,
      `With ${s} the chart gives with one hand and tests with the other: ${pro}, but ${con}.`,
      `The picture for ${s} is workable and uneven: ${pro}, and yet ${con}.`,
    ])
  return pickVariant(v, [
    `For ${s} your chart asks for patience: ${con}, though ${pro}.`,
    `Your chart takes the slower road with ${s}: ${con}; even so, ${pro}.`,
    `With ${s} steady work does more than hurry in this chart: ${con}, yet ${pro}.`,
  ])
}

export const leaning = (level: Level, worry: boolean, v: number, s: string): string => {
  if (worry)
    return {
      strong: `The chart leans towards ${s} holding well, so the worry is larger than the sign of it.`,
      mixed: `The chart leans towards ${s} holding, provided it gets your attention.`,
      slow: `The chart asks for real care with ${s}, and care is what changes the outcome.`,
    }[level]
  return {
    strong: pickVariant(v, [
      `On ${s}, the chart leans towards yes.`,
      `The chart leans towards yes for ${s}, and not by a little.`,
    ]),
    mixed: pickVariant(v, [
      `On ${s}, the chart leans towards yes with a condition.`,
      `The chart leans slightly towards yes for ${s}: the support is there, and so is a test.`,
    ]),
    slow: pickVariant(v, [
      `On ${s}, the chart asks for patience before it says yes.`,
      `The chart leans towards patience with ${s}: what is built slowly holds better here.`,
    ]),
  }[level]
}

/** Reasons, as clauses. `lord` and `h` name the house lord they speak of. */
export const reasons = {
  lordDignity: (lord: string, h: number, dignity: Dignity, sign: string) =>
    `${lord}, lord of your ${house(h)}, is ${DIGNITIES[dignity] ?? dignity}${dignity === 'own' ? ', ' : ' in '}${sign}`,
  /** debilitated, and the debilitation cancelled */
  lordCancelled: (lord: string, h: number, sign: string) =>
    `${lord}, lord of your ${house(h)}, is debilitated in ${sign}, a debilitation that is cancelled`,
  lordCombust: (lord: string, h: number, sun: string) =>
    `${lord}, lord of your ${house(h)}, is combust beside the ${sun}`,
  lordVargottama: (lord: string, h: number, sign: string) =>
    `${lord}, lord of your ${house(h)}, is vargottama, in ${sign} in both charts`,
  lordGood: (lord: string, h: number, at: number) =>
    at === h
      ? `${lord}, lord of your ${house(h)}, keeps that house itself`
      : `${lord}, lord of your ${house(h)}, stands in the helpful ${house(at)}`,
  /** after a clause about the same lord */
  itHard: (at: number) => `it stands in the demanding ${house(at)}`,
  itWeak: (sign: string) => `it is debilitated in ${sign}`,
  itCancelled: (sign: string) => `it is debilitated in ${sign}, which is cancelled`,
  lordHard: (lord: string, h: number, at: number) =>
    `${lord}, lord of your ${house(h)}, stands in the demanding ${house(at)}`,
  karakaDignity: (graha: string, of: string, dignity: Dignity, sign: string) =>
    `${graha}, significator of ${of}, is ${DIGNITIES[dignity] ?? dignity}${dignity === 'own' ? ', ' : ' in '}${sign}`,
  karakaCombust: (graha: string, of: string, sun: string) =>
    `${graha}, significator of ${of}, is combust beside the ${sun}`,
  /** behind a clause about a debilitated graha */
  raised: (clause: string) => `${clause}, a debilitation that is cancelled`,
  sitsWell: (graha: string, h: number) => `${graha} sits in your ${house(h)} and strengthens it`,
  sitsHard: (graha: string, h: number) => `${graha} sits in your ${house(h)} and tests it`,
  looksWell: (graha: string, h: number) => `${graha} looks on your ${house(h)} with favour`,
  looksHard: (graha: string, h: number) => `${graha} looks on your ${house(h)} and slows it down`,
  transit: (graha: string, at: number) => `${graha} now crosses your ${house(at)}`,
}

/** Verb phrases for what a graha has to do with the matter. */
export const roles = {
  rules: (ruled: readonly number[]) => `rules your ${houses(ruled)}`,
  sits: (h: number) => `sits in your ${house(h)}`,
  looks: (h: number) => `looks on your ${house(h)}`,
  signifies: (of: string) => `signifies ${of} in every chart`,
  signifiesAndRules: (of: string, ruled: readonly number[]) => `signifies ${of} and rules your ${houses(ruled)}`,
}

export const listItem = (lead: 'for' | 'against' | 'birth' | 'dasha' | 'sky', text: string): string => {
  const LEADS = {
    for: 'For it',
    against: 'Against it',
    birth: 'In the birth chart',
    dasha: 'In the dasha',
    sky: 'In the sky',
  }
  return `- **${LEADS[lead]}:** ${text}.`
}

export const dashaReason = (p: Omit<AntarParts, 'maha' | 'clause'>): string =>
  `the ${p.antar} antardasha runs to ${p.to}, and ${p.antar} ${p.role}`

export const skyReason = (v: number, graha: string, h: number, until: string | null, clause: string): string =>
  pickVariant(v, [
    `${graha} crosses your ${house(h)}${until ? ` until ${until}` : ''} and ${clause}`,
    `${until ? `until ${until} ` : ''}${graha} moves through your ${house(h)} and ${clause}`,
    `your ${house(h)} has ${graha} passing over it${until ? ` until ${until}` : ''}, which ${clause}`,
  ])
