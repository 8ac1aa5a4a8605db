import type { Dignity } from '@dhruva/jyotish'
import type { Whose } from '#parts.ts'
import { Your, your } from '#texts/forms/whose.ts'
import { arc, DIGNITIES, house, houses, list, nth } from './vocab.ts'

/** Names come in as words, numbers as numbers, dates as written dates. */
export const facts = {
  placement: (graha: string, sign: string, deg: number, h: number, w: Whose) =>
    `${graha} at ${arc(deg)} ${sign}, in ${your(w)} ${house(h)}`,
  nakshatra: (graha: string, nakshatra: string, pada: number, h: number, w: Whose) =>
    `${graha} in ${nakshatra}, pada ${pada}, in ${your(w)} ${house(h)}`,
  dignity: (graha: string, sign: string, dignity: Dignity, h: number, w: Whose) =>
    `${graha} is ${DIGNITIES[dignity] ?? dignity} in ${sign}, in ${your(w)} ${house(h)}`,
  combust: (graha: string, sun: string, apart: number) => `${graha} is combust, ${arc(apart)} from the ${sun}`,
  retrograde: (graha: string, sign: string, h: number, w: Whose) =>
    `${graha} was retrograde in ${sign}, in ${your(w)} ${house(h)}`,
  navamsa: (graha: string, sign: string) => `${graha} falls in ${sign} in the navamsa (D9)`,
  vargottama: (graha: string, sign: string) =>
    `${graha} is vargottama: ${sign} in both the birth chart and the navamsa (D9)`,
  rules: (graha: string, ruled: readonly number[], w: Whose) => `${graha} rules ${your(w)} ${houses(ruled)}`,
  lagna: (sign: string, deg: number, nakshatra: string, pada: number, w: Whose) =>
    `${Your(w)} lagna is ${sign}, ${arc(deg)}, in ${nakshatra}, pada ${pada}`,
  lord: (h: number, sign: string, lord: string, lordSign: string, lordHouse: number, w: Whose) =>
    `${Your(w)} ${house(h)} is ${sign}; its lord ${lord} sits in ${your(w)} ${house(lordHouse)}, in ${lordSign}`,
  occupants: (h: number, grahas: readonly string[], w: Whose) => `In ${your(w)} ${house(h)}: ${list(grahas)}`,
  aspects: (h: number, grahas: readonly string[], w: Whose) => `${Your(w)} ${house(h)} is looked on by ${list(grahas)}`,
  maha: (lord: string, from: string, to: string) => `${lord} mahadasha, ${from} to ${to}`,
  antar: (lord: string, maha: string, from: string, to: string) =>
    `${lord} antardasha in the ${maha} mahadasha, ${from} to ${to}`,
  pratyantar: (lord: string, antar: string, maha: string, from: string, to: string) =>
    `${lord} pratyantar in ${maha}/${antar}, ${from} to ${to}`,
  dashasOver: (lord: string, to: string) =>
    `The Vimshottari count of 120 years ended on ${to}, with the ${lord} mahadasha`,
  passage: (
    graha: string,
    sign: string,
    h: number,
    fromMoon: number,
    moon: string,
    from: string | null,
    to: string | null,
    w: Whose,
  ) =>
    `${graha} moves through ${sign}, ${your(w)} ${house(h)} and ${nth(fromMoon)} from ${your(w)} ${moon}${from ? `, from ${from}` : ''}${to ? `${from ? '' : ','} until ${to}` : ''}`,
  birthDasha: (lord: string, w: Whose) => `${Your(w)} dasha at birth began with ${lord}`,
  sadeSati: (
    phase: 'rising' | 'peak' | 'setting',
    saturn: string,
    sign: string,
    moon: string,
    until: string | null,
    w: Whose,
  ) =>
    `Sade Sati, ${phase} phase: ${saturn} in ${sign}, seen from ${your(w)} ${moon}${until ? `, until ${until}` : ''}`,
  noSadeSati: (saturn: string, sign: string, fromMoon: number, moon: string, until: string | null, w: Whose) =>
    `No Sade Sati: ${saturn} in ${sign}, ${nth(fromMoon)} from ${your(w)} ${moon}${until ? `, until ${until}` : ''}`,
  moonToday: (moon: string, nakshatra: string, sign: string, h: number, fromMoon: number, day: string, w: Whose) =>
    `On ${day} the ${moon} is in ${nakshatra}, in ${sign}, ${your(w)} ${house(h)} and ${nth(fromMoon)} from ${your(w)} natal ${moon}`,
}
