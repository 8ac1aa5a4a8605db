import type { Dignity, GrahaId } from '@dhruva/jyotish'

const ORDINALS = ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे', 'सातवें', 'आठवें', 'नौवें', 'दसवें', 'ग्यारहवें', 'बारहवें']

/** `दसवें`, the form before a postposition */
export const nth = (house: number): string => ORDINALS[house - 1] ?? String(house)

/** `दसवें भाव`, the form before a postposition */
export const house = (number: number): string => `${nth(number)} भाव`

/** `12°40′` of whole minutes */
export const arc = (minutes: number): string => `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`

/** The same of degrees, cut and not rounded, as almanacs print it */
export const degree = (value: number): string => arc(Math.floor(value * 60))

/** ` 12°40′ पर`, with a comma before it where one is given; nothing where an uncertain time of birth gives no degree. */
export const atDegree = (deg: number | null, comma: '' | ',' = ''): string =>
  deg === null ? '' : `${comma} ${degree(deg)} पर`

/** `वृषभ में 12°40′ पर`, `वृषभ में` */
export const inSign = (deg: number | null, sign: string): string => `${sign} में${atDegree(deg)}`

/** `, पद 2`; nothing where it is open */
export const inPada = (pada: number | null): string => (pada === null ? '' : `, पद ${pada}`)

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} और ${items.at(-1)}`

/** `दूसरे और ग्यारहवें भाव` */
export const houses = (numbers: readonly number[]): string => `${list(numbers.map(nth))} भाव`

export const DIGNITIES: Partial<Record<Dignity, string>> = {
  exalted: 'उच्च का',
  moolatrikona: 'अपनी मूलत्रिकोण राशि का',
  own: 'अपनी ही राशि का',
  debilitated: 'नीच का',
}

export const DAYS: Record<GrahaId, string> = {
  sun: 'रविवार',
  moon: 'सोमवार',
  mars: 'मंगलवार',
  mercury: 'बुधवार',
  jupiter: 'गुरुवार',
  venus: 'शुक्रवार',
  saturn: 'शनिवार',
  rahu: 'शनिवार',
  ketu: 'मंगलवार',
}

/** What each house is about, as a noun phrase that can stand before a postposition. */
export const AREAS = [
  'शरीर, स्वभाव और नई शुरुआत',
  'परिवार, वाणी और बचत',
  'मेहनत, साहस और भाई-बहन',
  'घर, माँ और मन की शांति',
  'प्रेम, पढ़ाई और रचनात्मक काम',
  'रोज़ के काम, सेहत की आदतों और कर्ज़',
  'साझेदारी और समझौतों',
  'बदलाव, खोज और साझे धन',
  'आस्था, गुरुजनों और लंबी यात्राओं',
  'काम, मान और ज़िम्मेदारी',
  'लाभ, मित्रों और बड़े दायरे',
  'विश्राम, दूरी और त्याग',
]

export const area = (number: number): string => AREAS[number - 1] ?? ''
