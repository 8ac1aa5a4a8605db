import type { Dignity } from '@dhruva/jyotish'
import { DIGNITIES, degree, house, houses, list, nth } from '#texts/en/vocab.ts'

/** Names come in as words, numbers as numbers, dates as written dates. */
export const facts = {
  placement: (graha: string, sign: string, deg: number, h: number) =>
    `${graha} at ${degree(deg)} ${sign}, in your ${house(h)}`,
  nakshatra: (graha: string, nakshatra: string, pada: number, h: number) =>
    `${graha} in ${nakshatra}, pada ${pada}, in your ${house(h)}`,
  dignity: (graha: string, sign: string, dignity: Dignity, h: number) =>
    `${graha} is ${DIGNITIES[dignity] ?? dignity} in ${sign}, in your ${house(h)}`,
  combust: (graha: string, sun: string, apart: number) => `${graha} is combust, ${degree(apart)} from the ${sun}`,
  retrograde: (graha: string, sign: string, h: number) => `${graha} was retrograde in ${sign}, in your ${house(h)}`,
  navamsa: (graha: string, sign: string) => `${graha} falls in ${sign} in the navamsa (D9)`,
  vargottama: (graha: string, sign: string) =>
    `${graha} is vargottama: ${sign} in both the birth chart and the navamsa (D9)`,
  rules: (graha: string, ruled: number[]) => `${graha} rules your ${houses(ruled)}`,
  lagna: (sign: string, deg: number, nakshatra: string, pada: number) =>
    `Your lagna is ${sign}, ${degree(deg)}, in ${nakshatra}, pada ${pada}`,
  lord: (h: number, sign: string, lord: string, lordSign: string, lordHouse: number) =>
    `Your ${house(h)} is ${sign}; its lord ${lord} sits in your ${house(lordHouse)}, in ${lordSign}`,
  occupants: (h: number, grahas: string[]) => `In your ${house(h)}: ${list(grahas)}`,
  aspects: (h: number, grahas: string[]) => `Your ${house(h)} is looked on by ${list(grahas)}`,
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
  ) =>
    `${graha} moves through ${sign}, your ${house(h)} and ${nth(fromMoon)} from your ${moon}${from ? `, from ${from}` : ''}${to ? `${from ? '' : ','} until ${to}` : ''}`,
  birthDasha: (lord: string) => `Your dasha at birth began with ${lord}`,
  transit: (graha: string, sign: string, h: number, fromMoon: number, moon: string, until: string | null) =>
    `${graha} moves through ${sign}, your ${house(h)} and ${nth(fromMoon)} from your ${moon}${until ? `, until ${until}` : ''}`,
  sadeSati: (phase: 'rising' | 'peak' | 'setting', saturn: string, sign: string, moon: string, until: string | null) =>
    `Sade Sati, ${phase} phase: ${saturn} in ${sign}, seen from your ${moon}${until ? `, until ${until}` : ''}`,
  noSadeSati: (saturn: string, sign: string, fromMoon: number, moon: string, until: string | null) =>
    `No Sade Sati: ${saturn} in ${sign}, ${nth(fromMoon)} from your ${moon}${until ? `, until ${until}` : ''}`,
  moonToday: (moon: string, nakshatra: string, sign: string, h: number, fromMoon: number, day: string) =>
    `On ${day} the ${moon} is in ${nakshatra}, in ${sign}, your ${house(h)} and ${nth(fromMoon)} from your natal ${moon}`,
}
