import type { Dhaiya, KaalSarpType, ManglikReference, SadeSati } from '@dhruva/jyotish'
import type { Whose } from '#parts.ts'
import type { doshas as English } from '#texts/en/doshas.ts'
import { pickVariant } from '#texts/forms/pick-variant.ts'
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

  season: (v, when, from, to) =>
    ({
      now: pickVariant(v, [
        `यह साढ़ेसाती ${from} को शुरू हुई और ${to} को पूरी होगी।`,
        `पूरी साढ़ेसाती ${from} से ${to} तक की है।`,
      ]),
      next: pickVariant(v, [
        `आपकी अगली साढ़ेसाती ${from} को शुरू होगी और ${to} को पूरी होगी।`,
        `आपके जीवन की अगली साढ़ेसाती ${from} से ${to} तक रहेगी।`,
      ]),
      last: `आपकी पिछली साढ़ेसाती ${from} से ${to} तक रही।`,
    })[when],
  noneAhead: 'आने वाले वर्षों में कोई नई साढ़ेसाती शुरू नहीं होती।',
  phase: (phase, saturn, sign, from, past) =>
    `- **${PHASES[phase]} चरण:** ${saturn} ${from} को ${sign} में ${past ? 'आया' : 'आएगा'}, जो ${placeOf(phase, 'you')} है।`,
  back: 'बीच में कुछ महीनों के लिए पिछली राशि में लौटना भी होता है, इसलिए चरणों की सीमाएँ कोमल हैं।',
  pause: (to) => `यह केवल कुछ महीनों के लिए रुकी है: शुरू हो चुकी साढ़ेसाती लौटेगी और ${to} को पूरी होगी।`,
  dhaiya: (when, phase, saturn, sign, from, to) =>
    when === 'now'
      ? `अभी ढैया चल रही है, ${from} से ${to} तक: ${saturn} ${sign} में, आपके चंद्र से ${DHAIYA[phase]} स्थान में है; यह छोटा समय व्यवस्था और आराम माँगता है।`
      : `${saturn} की ढैया, यानी उसका छोटा गोचर, ${from} से ${to} तक रहेगी, ${sign} में, आपके चंद्र से ${DHAIYA[phase]} स्थान में।`,
  kaalSarp: (state, type, rahu, ketu) =>
    state === 'absent'
      ? `नहीं, आपकी कुंडली में कालसर्प नहीं है: ${rahu} और ${ketu} के दोनों ओर ग्रह हैं।`
      : state === 'present'
        ? `आधुनिक नियम से आपकी कुंडली में कालसर्प है: सातों ग्रह ${rahu} और ${ketu} के एक ही ओर हैं${type ? `, जिसे ${SARPA[type]} कहते हैं` : ''}।`
        : `कालसर्प केवल आंशिक है: एक को छोड़ सातों ग्रह ${rahu} और ${ketu} के एक ही ओर हैं${type ? ` (${SARPA[type]})` : ''}, इसलिए इस नियम को मानने वाले भी प्रायः इसे नहीं गिनते।`,
  kaalSarpCalm:
    'यह नियम आधुनिक है और शास्त्रीय ग्रंथों में नहीं मिलता; इसके लिए किसी अनुष्ठान की ज़रूरत नहीं, यह अपने आप कुछ नहीं बताता, और इसमें जन्मे बहुत-से लोगों ने स्थिर और सार्थक जीवन जिया है।',
  kaalSarpAxis: (rahu, h, area) =>
    `काम की बात यह है कि यह धुरी कहाँ है: ${rahu} आपके ${house(h)} में है, इसलिए आपकी बहुत-सी मेहनत ${area} में लगती है।`,
  manglikNote: (v, mars, h, why) =>
    pickVariant(v, [
      `मांगलिक की बात: ${mars} आपके ${house(h)} में है, और परंपरा स्वयं इसे भंग मानती है, क्योंकि ${why}।`,
      `${house(h)} का ${mars} प्रचलित नियम से मांगलिक गिना जाता है और यहाँ भंग है, क्योंकि ${why}।`,
    ]),
  manglikOpen: (v, mars, h) =>
    pickVariant(v, [
      `मांगलिक की बात: ${mars} आपके ${house(h)} में है, जो खुली बात और बराबर के मन वाला साथी माँगता है, बस इतना ही।`,
      `${house(h)} का ${mars} प्रचलित नियम से मांगलिक गिना जाता है; यह लगभग आधी कुंडलियों में है और केवल सच्चा, जीवंत रिश्ता माँगता है।`,
    ]),
  manglikReasons: (clauses) => `परंपरा स्वयं यहाँ इसे भंग मानती है: ${clauses.join('; ')}।`,
  manglikFrom: (mars, from, level) =>
    level === 3
      ? `नियम ${mars} को तीनों से गिनता है, ${from} से; यह स्वभाव की बात है, भाग्य के फ़ैसले की नहीं।`
      : `नियम ${mars} को केवल आपके ${from} से गिनता है, जो इसका हल्का रूप है।`,
}
