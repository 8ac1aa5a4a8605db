import type { uncertain as english } from '#texts/en/uncertain.ts'
import { DIGNITIES, house, nth } from './vocab.ts'

const till = (until: string | null) => (until ? `, ${until} तक` : '')
const either = (names: readonly string[]) => names.join(' या ')

const facts: typeof english.facts = {
  placeInHouse: (graha, sign, h) => `${graha} ${sign} में, ${house(h)} में`,
  place: (graha, sign) => `${graha} ${sign} में`,
  nakshatraInHouse: (graha, nakshatra, h) => `${graha} ${nakshatra} नक्षत्र में, ${house(h)} में`,
  pada: (graha, nakshatra, pada) => `${graha} ${nakshatra} नक्षत्र, पद ${pada}`,
  nakshatra: (graha, nakshatra) => `${graha} ${nakshatra} नक्षत्र में`,
  dignity: (graha, sign, dignity) => `${graha} ${sign} में ${DIGNITIES[dignity] ?? dignity}`,
  retrogradeIn: (graha, sign) => `जन्म के समय ${graha} वक्री, ${sign} में`,
  retrograde: (graha) => `जन्म के समय ${graha} वक्री`,
  combust: (graha, sun) => `${graha} अस्त, ${sun} के पास`,
  lagnaIn: (sign, nakshatra) => `लग्न ${sign}, ${nakshatra} नक्षत्र`,
  lagna: (sign) => `लग्न ${sign}`,
  houseLord: (h, sign, lord) => `${house(h)} में ${sign} राशि; स्वामी ${lord}`,
  transitFromMoon: (graha, sign, fromMoon, moon, until) =>
    `${graha} का गोचर ${sign} में, जन्म के ${moon} से ${nth(fromMoon)} स्थान में${till(until)}`,
  transit: (graha, sign, until) => `${graha} का गोचर ${sign} में${till(until)}`,
  sadeSati: (saturn, sign, until) => `साढ़ेसाती: ${saturn} ${sign} में${till(until)}`,
  noSadeSati: (saturn, sign, until) => `साढ़ेसाती नहीं: ${saturn} ${sign} में${till(until)}`,
  moonDayFromMoon: (p, fromMoon) =>
    `${p.day} को ${p.moon} ${p.nakshatra} नक्षत्र, ${p.sign} में और जन्म के ${p.moon} से ${nth(fromMoon)} स्थान में`,
  moonDay: (p) => `${p.day} को ${p.moon} ${p.nakshatra} नक्षत्र, ${p.sign} में`,
  tithi: (day, tithi) => `${day} को तिथि ${tithi}`,
  minutes: (minutes) => `जन्म का समय ${minutes} मिनट आगे-पीछे तक ज्ञात है`,
  unknown: 'जन्म का समय ज्ञात नहीं; उस दिन का कोई भी समय संभव है',
  lagnaOver: (first, changes) => `जन्म के संभावित समय में लग्न ${first}${changes}`,
  change: (sign, time) => `, ${time} से ${sign}`,
  moonSignOver: (signs) => `जन्म के संभावित समय में चंद्र की राशि ${either(signs)}`,
  nakshatraOver: (stars) => `जन्म के संभावित समय में चंद्र का नक्षत्र ${either(stars)}`,
  mahaOver: (lords) => `जन्म के समय के अनुसार महादशा ${either(lords)} की`,
}

const dates: typeof english.dates = {
  about: (month) => `लगभग ${month}`,
  months: (month, count) => `लगभग ${month} (± ${count} महीने)`,
  years: (year, count) => `लगभग ${year} (± ${count} वर्ष)`,
  tidy: (text) => text.replace(/(लगभग [^,।;]{4,24}?\d{4}(?: \(± \d+ [^)]+\))?) को(?=\s|,)/g, '$1 में'),
}

export const uncertain: typeof english = {
  facts,
  counted: (fact, graha) => `${fact} (भाव ${graha} से गिने)`,
  dates,
}
