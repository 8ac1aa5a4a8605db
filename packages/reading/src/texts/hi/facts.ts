import type { Dignity } from '@dhruva/jyotish'
import type { facts as english } from '#texts/en/facts.ts'
import { apka, apke } from '#texts/forms/whose.ts'
import { arc, DIGNITIES, house, houses, list, nth } from './vocab.ts'

const PHASES = { rising: 'पहला चरण', peak: 'मध्य चरण', setting: 'अंतिम चरण' }

export const facts: typeof english = {
  placement: (graha, sign, deg, h, w) => `${graha} ${sign} में ${arc(deg)} पर, ${apke(w)}${house(h)} में`,
  nakshatra: (graha, nakshatra, pada, h, w) => `${graha} ${nakshatra} नक्षत्र, पद ${pada}, ${apke(w)}${house(h)} में`,
  dignity: (graha, sign, dignity: Dignity, h, w) =>
    `${graha} ${sign} में ${DIGNITIES[dignity] ?? dignity}, ${apke(w)}${house(h)} में`,
  combust: (graha, sun, apart) => `${graha} अस्त, ${sun} से ${arc(apart)} दूर`,
  retrograde: (graha, sign, h, w) => `जन्म के समय ${graha} वक्री, ${sign} में, ${apke(w)}${house(h)} में`,
  navamsa: (graha, sign) => `नवांश में ${graha} ${sign} में`,
  vargottama: (graha, sign) => `${graha} वर्गोत्तम: जन्म कुंडली और नवांश दोनों में ${sign}`,
  rules: (graha, ruled, w) => `${graha} ${apke(w)}${houses(ruled)} का स्वामी`,
  lagna: (sign, deg, nakshatra, pada, w) => `${apka(w)}लग्न ${sign}, ${arc(deg)}, ${nakshatra} नक्षत्र, पद ${pada}`,
  lord: (h, sign, lord, lordSign, lordHouse, w) =>
    `${apke(w)}${house(h)} में ${sign} राशि; स्वामी ${lord} ${apke(w)}${house(lordHouse)} में, ${lordSign} में`,
  occupants: (h, grahas, w) => `${apke(w)}${house(h)} में ${list(grahas)}`,
  aspects: (h, grahas, w) => `${apke(w)}${house(h)} पर ${list(grahas)} की दृष्टि`,
  maha: (lord, from, to) => `${lord} की महादशा, ${from} से ${to} तक`,
  antar: (lord, maha, from, to) => `${maha} की महादशा में ${lord} की अंतर्दशा, ${from} से ${to} तक`,
  pratyantar: (lord, antar, maha, from, to) => `${maha}/${antar} में ${lord} की प्रत्यंतर दशा, ${from} से ${to} तक`,
  dashasOver: (lord, to) => `विंशोत्तरी की 120 वर्ष की गिनती ${to} को ${lord} की महादशा के साथ पूरी हुई`,
  passage: (graha, sign, h, fromMoon, moon, from, to, w) =>
    `${graha} का गोचर ${sign} में, ${apke(w)}${house(h)} में और ${moon} से ${nth(fromMoon)} स्थान में${from ? `, ${from} से` : ''}${to ? `${from ? '' : ','} ${to} तक` : ''}`,
  birthDasha: (lord) => `जन्म के समय ${lord} की महादशा`,
  sadeSati: (phase, saturn, sign, moon, until) =>
    `साढ़ेसाती का ${PHASES[phase]}: ${saturn} ${sign} में, जन्म के ${moon} से${until ? `, ${until} तक` : ''}`,
  noSadeSati: (saturn, sign, fromMoon, moon, until) =>
    `साढ़ेसाती नहीं: ${saturn} ${sign} में, ${moon} से ${nth(fromMoon)} स्थान में${until ? `, ${until} तक` : ''}`,
  moonToday: (moon, nakshatra, sign, h, fromMoon, day, w) =>
    `${day} को ${moon} ${nakshatra} नक्षत्र, ${sign} में, ${apke(w)}${house(h)} में और जन्म के ${moon} से ${nth(fromMoon)} स्थान में`,
}
