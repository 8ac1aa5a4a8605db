import type { TaraId, VargaId } from '@dhruva/jyotish'
import type { strengths as English, Way } from '#texts/en/strengths.ts'
import { apke } from '#texts/forms/whose.ts'
import { house, list, nth } from './vocab.ts'

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

const TARAS: Record<TaraId, { name: string; says: string }> = {
  janma: { name: 'जन्म', says: 'शरीर के लिए मिला-जुला दिन है, इसे सरल रखें' },
  sampat: { name: 'संपत', says: 'दिन लाभ और अच्छी व्यवस्था का है' },
  vipat: { name: 'विपत', says: 'जल्दबाज़ी और बोलचाल में सावधानी का दिन है' },
  kshema: { name: 'क्षेम', says: 'आराम का दिन है, सुधार और विश्राम के लिए अच्छा' },
  pratyak: { name: 'प्रत्यक', says: 'आज काम दूसरी कोशिश में बनते हैं' },
  sadhana: { name: 'साधक', says: 'आज की मेहनत निशाने पर बैठती है' },
  naidhana: { name: 'नैधन', says: 'भारी बातें किसी और दिन के लिए छोड़ें' },
  mitra: { name: 'मित्र', says: 'मेल-मुलाक़ात के लिए अपनेपन का दिन है' },
  parama_mitra: { name: 'परम मित्र', says: 'बड़े अपनेपन का दिन है; जहाँ सद्भाव चाहिए, वह काम आज करें' },
}

const verb = (way: Way): string => (way === 'sits' ? 'से गुज़रेगा' : 'पर दृष्टि डालेगा')
const nowVerb = (way: Way): string => (way === 'sits' ? 'से गुज़रता है' : 'पर दृष्टि डालता है')
const stay = (from: string | null, to: string): string => (from ? `${from} से ${to} तक` : `${to} तक`)

export const strengths: typeof English = {
  savFact: (h, sign, bindus, w) => `अष्टकवर्ग में ${apke(w)}${house(h)} (${sign}) में ${bindus} बिंदु, सामान्य 28`,
  vargaFact: (varga, graha, sign, h, dignity) =>
    varga === 'd2'
      ? `${vargaName(varga)} में ${graha} ${sign} में`
      : `${vargaName(varga)} में ${graha} ${sign} में, वहाँ के ${house(h)} में${dignity}`,
  vargaLagna: (varga, sign) => `${vargaName(varga)} का लग्न ${sign}`,
  vargaDignity: (state) => ({ exalted: ', उच्च का', own: ', अपनी राशि का', debilitated: ', नीच का' })[state],
  gocharaFact: (graha, sign, fromMoon, moon, p, w) =>
    `${graha} ${sign} में, ${apke(w)}${moon} से ${nth(fromMoon)} स्थान में: ${p.good ? 'इसके अच्छे स्थानों में से एक' : 'मेहनत वाला स्थान'}${p.blocked.length > 0 ? `, ${list(p.blocked)} का वेध` : ''}${p.bindus === null ? '' : `, अपने ${p.bindus} बिंदु`}`,
  touchFact: (p, w) =>
    `${p.sign} में ${p.graha} ${stay(p.from, p.to)} ${apke(w)}${house(p.h)} ${p.from ? verb(p.way) : nowVerb(p.way)}`,
  taraFact: (tara, _, nakshatra, moon) => `जन्म के ${moon} से गिनने पर ${nakshatra} की तारा ${TARAS[tara].name}`,
}
