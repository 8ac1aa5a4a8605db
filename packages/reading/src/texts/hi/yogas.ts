import type { Bond, YogaId } from '@dhruva/jyotish'
import type { Whose, YogaForm } from '#parts.ts'
import type { yogas as English, YogaNames } from '#texts/en/yogas.ts'
import { apke } from '#texts/forms/whose.ts'
import { house, houses, list, nth } from './vocab.ts'

const NAMES: Record<YogaId, string> = {
  gajakesari: 'गजकेसरी',
  budha_aditya: 'बुधादित्य',
  chandra_mangala: 'चंद्र-मंगल',
  ruchaka: 'रुचक',
  bhadra: 'भद्र',
  hamsa: 'हंस',
  malavya: 'मालव्य',
  shasha: 'शश',
  sunapha: 'सुनफा',
  anapha: 'अनफा',
  durudhara: 'दुरुधरा',
  kemadruma: 'केमद्रुम',
  vesi: 'वेशि',
  vosi: 'वोशि',
  ubhayachari: 'उभयचरी',
  adhi: 'अधि',
  amala: 'अमला',
  lakshmi: 'लक्ष्मी',
  saraswati: 'सरस्वती',
  raja: 'राज',
  yogakaraka: 'योगकारक',
  dharma_karmadhipati: 'धर्म-कर्माधिपति',
  dhana: 'धन',
  vipareeta: 'विपरीत राज',
  neecha_bhanga: 'नीच-भंग',
  parivartana: 'परिवर्तन',
  chandra_grahan: 'चंद्र-ग्रहण',
  surya_grahan: 'सूर्य-ग्रहण',
  guru_chandal: 'गुरु-चांडाल',
  shrapit: 'श्रापित',
  angarak: 'अंगारक',
}

const STRENGTHS = ['हल्का', 'मध्यम', 'बलवान', 'बहुत बलवान']

const BONDS: Record<Bond, string> = {
  together: 'एक साथ बैठे हैं',
  exchange: 'एक-दूसरे की राशि में हैं',
  mutual_aspect: 'एक-दूसरे को देखते हैं',
}

const among = (numbers: readonly number[]): number[] => [...new Set(numbers)].toSorted((a, b) => a - b)

/** दो स्वामी, हर एक अपने भावों के साथ: `आपके पाँचवें और सातवें भाव के स्वामी शनि और मंगल` */
const lordsOf = (pairs: ReadonlyArray<readonly [number, number]>, one: string, other: string, w: Whose): string => {
  const [ofOne, ofOther] = [among(pairs.map(([first]) => first)), among(pairs.map(([, second]) => second))]
  if (ofOne.length + ofOther.length === 2)
    return `${apke(w)}${houses([...ofOne, ...ofOther])} के स्वामी ${one} और ${other}`
  return `${apke(w)}${houses(ofOne)} का स्वामी ${one}, और ${apke(w)}${houses(ofOther)} का स्वामी ${other},`
}

const how = (why: YogaForm, { grahas, name, sign, whose: w }: YogaNames): string => {
  const names = list(grahas.map(name))
  const [first = 'moon', second = 'moon'] = grahas
  switch (why.code) {
    case 'house_from_moon':
      return why.house === 1
        ? `${name(second)} ${apke(w)}${name('moon')} के साथ है`
        : `${name(second)} ${apke(w)}${name('moon')} से ${nth(why.house)} स्थान में है`
    case 'same_sign':
      return `${names} ${apke(w)}${house(why.house)} में, ${sign(why.sign)} में साथ बैठे हैं`
    case 'own_or_exalted_in_kendra':
      return `${names} ${apke(w)}${house(why.house)} में, ${sign(why.sign)} में बलवान है`
    case 'beside':
      return `${names} ${apke(w)}${name(why.of)} के बगल में ${grahas.length > 1 ? 'हैं' : 'है'}`
    case 'moon_alone':
      return `${apke(w)}${names} के अगल-बगल कोई ग्रह नहीं है`
    case 'houses_from_moon':
      return `${names} ${apke(w)}${name('moon')} से छठे से आठवें स्थान के बीच हैं`
    case 'alone_in_tenth':
      return `${names} ${apke(w)}${why.from === 'moon' ? name('moon') : 'लग्न'} से दसवें स्थान में अकेला है`
    case 'strong_lords':
      return `${apke(w)}नौवें भाव का स्वामी ${name(first)} ${house(why.house)} में बलवान है, और लग्न का स्वामी ${name(second)} भी`
    case 'houses_from_ascendant':
      return `${names} ${apke(w)}${houses(among(why.houses))} में हैं`
    case 'lords_joined':
      return `${lordsOf(why.lords, name(first), name(second), w)} ${BONDS[why.by[0] ?? 'together']}`
    case 'rules_kendra_and_trikona':
      return `${names} ${apke(w)}${houses(among([why.kendra, why.trikona]))}, दोनों का स्वामी है`
    case 'dusthana_lord_in_dusthana':
      return `${apke(w)}${house(why.lord)} का स्वामी ${names} ${house(why.house)} में है`
    case 'debilitation_cancelled':
      return `${names} का नीच-भंग होता है`
    case 'exchange_of_signs':
      return `${apke(w)}${houses(why.houses)} के स्वामी ${names} एक-दूसरे की राशि में हैं`
  }
}

export const yogas: typeof English = {
  name: (id) => `${NAMES[id]} योग`,
  how,
  strength: (value) => STRENGTHS[value] ?? '',
  fact: (yoga, clause, strength, cancelled) =>
    `${yoga}, ${cancelled ? 'बनकर भंग' : strength}: ${clause}${cancelled ? `; केंद्र में ${cancelled} के होने से भंग` : ''}`,
}
