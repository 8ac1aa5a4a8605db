import type { ReadingTopic } from '@dhruva/intent'
import type { TaraId, VargaId } from '@dhruva/jyotish'
import type { strengths as English, VargaState, Way } from '#texts/en/strengths.ts'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { apke } from '#texts/forms/whose.ts'
import { house, houses, list, nth } from './vocab.ts'

const VARGAS: Partial<Record<VargaId, { name: string; of: string }>> = {
  d2: { name: 'होरा', of: 'धन की' },
  d4: { name: 'चतुर्थांश', of: 'घर और ज़मीन की' },
  d7: { name: 'सप्तमांश', of: 'संतान की' },
  d9: { name: 'नवांश', of: 'साथ और भीतरी बल की' },
  d10: { name: 'दशमांश', of: 'काम की' },
  d12: { name: 'द्वादशांश', of: 'माता-पिता की' },
  d20: { name: 'विंशांश', of: 'उपासना और आत्मिक विकास की' },
  d24: { name: 'चतुर्विंशांश', of: 'विद्या की' },
}

const vargaName = (varga: VargaId): string => VARGAS[varga]?.name ?? ''

/** What a divisional chart adds for a matter: before `का`, and before `को`. */
const MATTERS: Record<ReadingTopic, string> = {
  love_marriage: 'रिश्ते',
  career: 'काम',
  money: 'धन',
  health: 'सेहत',
  family: 'माता-पिता के साथ रिश्ते',
  children: 'संतान के सुख',
  education: 'पढ़ाई',
  travel: 'दूर की यात्राओं',
  property: 'घर और ज़मीन',
  spiritual: 'साधना',
  life: 'भीतरी बल',
}

const vargaClause = (v: number, state: VargaState, topic: ReadingTopic): string => {
  const of = MATTERS[topic]
  const ways: Record<VargaState, readonly [string, ...string[]]> = {
    strong: [`वहाँ वह बलवान है, जिससे ${of} को टिकाऊ सहारा मिलता है`, `वहाँ वह अपने बल पर है, और ${of} में इसका लाभ मिलता है`],
    weak: [`वहाँ उसकी परीक्षा है, इसलिए ${of} में धैर्य काम आता है`, `वहाँ वह कमज़ोर है, इसलिए ${of} में सँभलकर चलने से फल मिलता है`],
    well: [`वहाँ वह अच्छे स्थान पर है, जो ${of} को भीतर से सँभालता है`, `यह अच्छा स्थान है और ${of} को सहारा देता है`],
    hidden: [
      `वहाँ वह पर्दे के पीछे काम करता है, इसलिए ${of} में चुपचाप की गई मेहनत फल देती है`,
      `${of} में बात बिना शोर के, धीरे-धीरे बनती है`,
    ],
    plain: [`${of} में बात कदम-दर-कदम बनती है`, `यह सामान्य स्थान है, और ${of} में मेहनत के हिसाब से फल मिलता है`],
    sun: ['धन अपनी मेहनत और पहल से आता है', 'अपना कमाया सबसे ज़्यादा टिकता है'],
    moon: ['धन लोगों के साथ, देखभाल और बचत से बढ़ता है', 'जोखिम से ज़्यादा सँभालकर रखना आपके काम आता है'],
  }
  return pickVariant(v, ways[state])
}

const TARAS: Record<TaraId, { name: string; says: string }> = {
  janma: { name: 'जन्म', says: 'शरीर के लिए मिला-जुला दिन है, इसे सरल रखें' },
  sampat: { name: 'संपत', says: 'दिन लाभ और अच्छी व्यवस्था का है' },
  vipat: { name: 'विपत', says: 'जल्दबाज़ी और बोलचाल में सावधानी का दिन है' },
  kshema: { name: 'क्षेम', says: 'आराम का दिन है, सुधार और विश्राम के लिए अच्छा' },
  pratyak: { name: 'प्रत्यक', says: 'आज काम दूसरी कोशिश में बनते हैं' },
  sadhana: { name: 'साधना', says: 'आज की मेहनत निशाने पर बैठती है' },
  naidhana: { name: 'नैधन', says: 'भारी बातें किसी और दिन के लिए छोड़ें' },
  mitra: { name: 'मित्र', says: 'मेल-मुलाक़ात के लिए अपनेपन का दिन है' },
  parama_mitra: { name: 'परम मित्र', says: 'बड़े अपनेपन का दिन है; जहाँ सद्भाव चाहिए, वह काम आज करें' },
}

const verb = (way: Way): string => (way === 'sits' ? 'से गुज़रेगा' : 'पर दृष्टि डालेगा')
const nowVerb = (way: Way): string => (way === 'sits' ? 'से गुज़रता है' : 'पर दृष्टि डालता है')
const stay = (from: string | null, to: string): string => (from ? `${from} से ${to} तक` : `${to} तक`)

export const strengths: typeof English = {
  savFact: (h, sign, bindus, w) => `अष्टकवर्ग में ${apke(w)}${house(h)} (${sign}) में ${bindus} बिंदु, सामान्य 28`,
  sav: (v, h, bindus, topic) => {
    const of = MATTERS[topic]
    const high = bindus >= 28
    const beside = bindus === 28 ? 'ठीक सामान्य जितने' : bindus > 28 ? 'सामान्य 28 से ज़्यादा' : 'सामान्य 28 से कम'
    return pickVariant(v, [
      `अष्टकवर्ग में आपके ${house(h)} में ${bindus} बिंदु हैं, ${beside}, इसलिए ${of} में ${high ? 'मेहनत अच्छा फल देती है' : 'ज़्यादा समय और मेहनत लगती है'}।`,
      `अष्टकवर्ग आपके ${house(h)} को ${bindus} बिंदु देता है, ${beside}: ${of} में ${high ? 'लगाई मेहनत अच्छा फल लाती है' : 'ज़ोर से ज़्यादा धीरज काम आता है'}।`,
    ])
  },
  savReason: (h, bindus) => `अष्टकवर्ग में आपके ${house(h)} में ${bindus} बिंदु हैं, सामान्य 28 से ${bindus >= 28 ? 'ज़्यादा' : 'कम'}`,
  savLead: 'अष्टकवर्ग बताता है कि सब ग्रह मिलकर किस भाव को कितना सहारा देते हैं: 28 बिंदु सामान्य हैं, 30 और उससे ऊपर अच्छे।',
  savItem: (h, bindus, area) => `- **${house(h)} में ${bindus} बिंदु:** यहाँ से ${area} की बात देखी जाती है।`,
  savBest: (numbers) => `आपके ${houses(numbers)} के विषयों में आपकी मेहनत सबसे दूर तक जाती है।`,
  savLeast: (h, bindus, area) =>
    `सबसे कम, ${bindus} बिंदु, आपके ${house(h)} में हैं, इसलिए ${area} को चिंता नहीं, ज़्यादा समय और सहारा दें।`,

  vargaName,
  vargaFact: (varga, graha, sign, h, dignity) =>
    varga === 'd2'
      ? `${vargaName(varga)} में ${graha} ${sign} में`
      : `${vargaName(varga)} में ${graha} ${sign} में, वहाँ के ${house(h)} में${dignity}`,
  vargaLagna: (varga, sign) => `${vargaName(varga)} का लग्न ${sign}`,
  vargaDignity: (state) => ({ exalted: ', उच्च का', own: ', अपनी राशि का', debilitated: ', नीच का' })[state],
  varga: (v, p) => {
    const place = p.varga === 'd2' ? `${p.sign} में` : `${p.sign} में, वहाँ के ${house(p.h)} में`
    const mark = p.dignity.replace(', ', '')
    const clause = vargaClause(v >> 2, p.state, p.topic)
    // the navamsa is the chart of partnership only when that is the question
    const of = p.varga === 'd9' && p.topic !== 'love_marriage' ? 'भीतरी बल की' : (VARGAS[p.varga]?.of ?? '')
    return pickVariant(v, [
      `${vargaName(p.varga)} में, जो ${of} कुंडली है, ${p.graha} ${place} है${mark ? ` (${mark})` : ''}: ${clause}।`,
      `${vargaName(p.varga)} में ${p.graha} ${place} है${mark ? ` (${mark})` : ''}; ${clause}।`,
    ])
  },
  vargaLead: (varga, sign) =>
    `${vargaName(varga)} ${VARGAS[varga]?.of ?? ''} सूक्ष्म कुंडली है; आपकी कुंडली में इसका लग्न ${sign} है।`,
  vargaItem: (graha, sign, h, dignity, area) =>
    `- **${graha}:** ${sign} में, वहाँ के ${house(h)} में${dignity}, जो ${area} का भाव है।`,
  vargaNote:
    'वर्ग कुंडली जन्म कुंडली की बात को बारीक करती है, उसे पलटती नहीं; यह जल्दी बदलती है, इसलिए उतनी ही सटीक है जितना जन्म का समय।',

  gocharaFact: (graha, sign, fromMoon, moon, p, w) =>
    `${graha} ${sign} में, ${apke(w)}${moon} से ${nth(fromMoon)} स्थान में: ${p.good ? 'इसके अच्छे स्थानों में से एक' : 'मेहनत वाला स्थान'}${p.blocked.length > 0 ? `, ${list(p.blocked)} का वेध` : ''}${p.bindus === null ? '' : `, अपने ${p.bindus} बिंदु`}`,
  gochara: (moon, p) => {
    if (p.blocked.length > 0) return `; आपके ${moon} से यह अच्छा स्थान है, पर अभी ${list(p.blocked)} का वेध उसे रोकता है`
    if (p.good)
      return `; आपके ${moon} से यह उसके अच्छे स्थानों में है${p.bindus === null ? '' : `, जहाँ उसके अपने ${p.bindus} बिंदु हैं`}`
    return `; वहाँ उसके अपने केवल ${p.bindus} बिंदु हैं, इसलिए फल धीरे-धीरे आता है`
  },

  touchFact: (p, w) =>
    `${p.sign} में ${p.graha} ${stay(p.from, p.to)} ${apke(w)}${house(p.h)} ${p.from ? verb(p.way) : nowVerb(p.way)}`,
  touch: (v, p) =>
    pickVariant(v, [
      `गोचर भी साथ देता है: ${p.sign} का ${p.graha} ${stay(p.from, p.to)} आपके ${house(p.h)} ${p.from ? verb(p.way) : nowVerb(p.way)}।`,
      `इसी बीच ${stay(p.from, p.to)} ${p.sign} का ${p.graha} आपके ${house(p.h)} ${p.from ? verb(p.way) : nowVerb(p.way)}; इन महीनों में बात ज़्यादा आगे बढ़ती है।`,
    ]),
  touchClause: (p) => `${stay(p.from, p.to)} ${p.graha} आपके ${house(p.h)} ${p.from ? verb(p.way) : nowVerb(p.way)}`,
  both: (a, b, h, from, to) =>
    `${from} से ${to} तक ${a} और ${b} दोनों का गोचर आपके ${house(h)} को छूता है; परंपरा इसे बात के आकार लेने का समय मानती है।`,

  taraFact: (tara, _, nakshatra, moon) => `जन्म के ${moon} से गिनने पर ${nakshatra} की तारा ${TARAS[tara].name}`,
  tara: (tara, _, nakshatra) =>
    `आपके जन्म-नक्षत्र से गिनने पर ${nakshatra} की तारा ${TARAS[tara].name} है: ${TARAS[tara].says}।`,
}
