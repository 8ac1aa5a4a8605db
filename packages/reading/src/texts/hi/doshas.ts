import type { Dhaiya, KaalSarpType, ManglikReference, SadeSati } from '@dhruva/jyotish'
import type { Whose } from '#parts.ts'
import type { doshas as English } from '#texts/en/doshas.ts'
import { apke, apki } from '#texts/forms/whose.ts'
import { house, list } from './vocab.ts'

const SARPA: Record<KaalSarpType, string> = {
  anant: 'अनंत',
  kulik: 'कुलिक',
  vasuki: 'वासुकि',
  shankhapal: 'शंखपाल',
  padma: 'पद्म',
  mahapadma: 'महापद्म',
  takshak: 'तक्षक',
  karkotak: 'कर्कोटक',
  shankhachud: 'शंखचूड़',
  ghatak: 'घातक',
  vishdhar: 'विषधर',
  sheshnag: 'शेषनाग',
}

const FROM: Record<ManglikReference, string> = { ascendant: 'लग्न', moon: 'चंद्र', venus: 'शुक्र' }
const PHASES: Record<SadeSati, string> = { rising: 'पहला', peak: 'मध्य', setting: 'अंतिम' }
const placeOf = (phase: SadeSati, w: Whose): string =>
  ({ rising: 'जन्म-राशि से पहले की राशि', peak: `${apki(w)}जन्म-राशि`, setting: 'जन्म-राशि के बाद की राशि' })[phase]
const DHAIYA: Record<Dhaiya, string> = { ardhashtama: 'चौथे', ashtama: 'आठवें' }

export const doshas: typeof English = {
  cancellation: (reason, p) =>
    ({
      own_or_exalted: `${p.mars} ${p.sign} में है, जो उसकी अपनी या उच्च राशि है`,
      in_simha_or_kumbha: `${p.mars} ${p.sign} में है, जहाँ वह हानि नहीं करता`,
      harmless_in_house: `${p.sign} का ${p.mars} ${house(p.h)} में हानि नहीं करता`,
      with_jupiter: `${p.jupiter} ${p.mars} के साथ बैठा है`,
      aspected_by_jupiter: `${p.mars} पर ${p.jupiter} की दृष्टि है`,
      with_moon: `${p.moon} ${p.mars} के साथ बैठा है`,
      yogakaraka_for_ascendant: `${p.lagna} लग्न के लिए ${p.mars} मित्र है`,
    })[reason],
  references: (from) => list(from.map((one) => FROM[one])),
  manglikFact: (present, cancelled, mars, sign, h, w) =>
    `${present ? `लग्न से मांगलिक${cancelled ? ', पर भंग' : ''}` : 'लग्न से मांगलिक नहीं'}: ${mars} ${sign} में, ${apke(w)}${house(h)} में`,
  manglikLevel: (mars, from, w) => `मांगलिक का नियम ${mars} को ${apke(w)}${from} से गिनता है`,
  manglikCancelled: (clause) => `मांगलिक भंग: ${clause}`,
  kaalSarpFact: (state, type, rahu, ketu) =>
    state === 'absent'
      ? `कालसर्प नहीं: ${rahu} और ${ketu} के दोनों ओर ग्रह हैं`
      : `${state === 'present' ? 'कालसर्प' : 'आंशिक कालसर्प'}${type ? ` (${SARPA[type]})` : ''}: ${state === 'present' ? 'सातों ग्रह' : 'एक को छोड़ सातों ग्रह'} ${rahu} और ${ketu} के एक ही ओर`,
  seasonFact: (when, from, to) =>
    `${{ now: 'चल रही साढ़ेसाती', next: 'अगली साढ़ेसाती', last: 'पिछली साढ़ेसाती' }[when]}, ${from} से ${to} तक`,
  phaseFact: (phase, saturn, sign, from, w) =>
    `साढ़ेसाती का ${PHASES[phase]} चरण ${from} से, जब ${saturn} ${sign} में आता है, जो ${placeOf(phase, w)} है`,
  dhaiyaFact: (when, phase, saturn, sign, from, to, w) =>
    `${when === 'now' ? 'चल रही ढैया' : 'अगली ढैया'}, ${from} से ${to} तक: ${saturn} ${sign} में, ${apke(w)}चंद्र से ${DHAIYA[phase]} स्थान में`,
}
