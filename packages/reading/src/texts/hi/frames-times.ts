import { pickVariant } from '#texts/forms/pick-variant.ts'
import { so } from './frames-places.ts'
import type { Frames } from './shape.ts'
import { house, nth } from './vocab.ts'

export const maha: Frames['maha'] = (v, g, from, to, chapter, role) =>
  pickVariant(v, [
    `जीवन की बड़ी धारा में ${from} से ${to} तक ${g} की महादशा है: ${chapter}।`,
    `${from} से ${to} तक आपकी ${g} की महादशा है, ${chapter}; ${g} ${role}।`,
    `वर्षों के हिसाब से आप ${to} तक ${g} की महादशा में हैं: ${chapter}।`,
  ])

export const antar: Frames['antar'] = (v, p) =>
  p.maha === p.antar
    ? pickVariant(v, [
        `${p.maha} की महादशा अभी अपने पहले भाग, यानी अपनी ही अंतर्दशा में है, ${p.to} तक; ${p.antar} ${p.role}${so(p.clause)}।`,
        `${p.to} तक ${p.maha} की महादशा में उसी की पहली अंतर्दशा है: ${p.antar} ${p.role}, और ${p.clause}।`,
      ])
    : pickVariant(v, [
        `${p.maha} की महादशा में ${p.antar} की अंतर्दशा ${p.to} तक चल रही है; ${p.antar} ${p.role}${so(p.clause)}।`,
        `${p.to} तक आप ${p.maha} की महादशा में ${p.antar} की अंतर्दशा में हैं, और ${p.antar} ${p.role}${so(p.clause)}।`,
        `अभी ${p.maha}/${p.antar} का समय है, ${p.to} तक: ${p.antar} ${p.role}, और ${p.clause}।`,
      ])

export const pratyantar: Frames['pratyantar'] = (v, g, to, role) =>
  pickVariant(v, [
    `फ़िलहाल ${to} तक ${g} की प्रत्यंतर दशा है; ${g} ${role}।`,
    `अगले कुछ सप्ताह, ${to} तक, ${g} की प्रत्यंतर दशा का रंग रहेगा, और ${g} ${role}।`,
  ])

export const transit: Frames['transit'] = (v, p) => {
  const until = p.until ? ` ${p.until} तक` : ''
  return pickVariant(v, [
    `${p.graha}${until} ${p.sign} में, आपके ${house(p.h)} में चल रहा है और ${p.clause}।`,
    `गोचर में ${p.graha}${until} आपके ${house(p.h)} में, ${p.sign} में है और ${p.clause}।`,
    `आपके ${house(p.h)} में${until} ${p.graha} ${p.sign} में है; इन महीनों के गोचर में वह ${p.clause}।`,
    `${p.graha} अभी ${p.sign} में है, ${p.moon} से ${nth(p.fromMoon)} और लग्न से ${house(p.h)} में${until}; यह ${p.clause}।`,
  ])
}

const PHASES_PLAIN = { rising: 'पहला', peak: 'मध्य', setting: 'अंतिम' }
const PHASES = { rising: 'पहले', peak: 'मध्य', setting: 'अंतिम' }

export const sadeSati: Frames['sadeSati'] = (v, phase, saturn, sign, until) =>
  pickVariant(v, [
    `आप साढ़ेसाती के ${PHASES[phase]} चरण में हैं, ${saturn}${until ? ` ${until} तक` : ''} ${sign} में है: यह समय गति और व्यवस्था का ध्यान माँगता है, और बीत जाता है।`,
    `साढ़ेसाती का ${PHASES_PLAIN[phase]} चरण चल रहा है, क्योंकि ${saturn}${until ? ` ${until} तक` : ''} ${sign} में है; यह समय धीरज और सुथरी दिनचर्या का है, और निकल जाता है।`,
    `${saturn} के${until ? ` ${until} तक` : ''} ${sign} में होने से साढ़ेसाती अपने ${PHASES[phase]} चरण में है: काम अपनी गति से और ठीक से करें, समय बीत जाएगा।`,
  ])

export const item: Frames['item'] = (p) => {
  const dates = p.from ? `${p.from} से ${p.to}` : `अभी से ${p.to} तक`
  const lead = `- **${dates}, ${p.graha} की ${p.period}:**`
  const role = p.role ? `${p.graha} ${p.role}` : ''
  return `${lead} ${[role, p.clause].filter(Boolean).join('; ')}।`
}

export const windowLead: Frames['windowLead'] = (v, s, p, sure) => {
  if (!p.from) return `${s} के लिए एक समय अभी खुला है: ${p.graha} की ${p.period} ${p.to} तक है, और ${p.graha} ${p.role}।`
  if (!sure)
    return `आने वाले वर्षों का कोई समय केवल ${s} का नहीं है; सबसे सहायक समय ${p.graha} की ${p.period} है, ${p.from} से ${p.to} तक, क्योंकि ${p.graha} ${p.role}।`
  return pickVariant(v, [
    `${s} के लिए पहला साफ़ समय ${p.graha} की ${p.period} है, ${p.from} से ${p.to} तक, क्योंकि ${p.graha} ${p.role}।`,
    `${s} के लिए ${p.from} से ${p.to} का समय देखें: यह ${p.graha} की ${p.period} है, और ${p.graha} ${p.role}।`,
  ])
}

export const windowNext: Frames['windowNext'] = (s, p, sure) => {
  const dates = p.from ? `${p.from} से ${p.to} तक` : `अभी से ${p.to} तक`
  return sure
    ? `उसके बाद ${s} के लिए अगला साफ़ समय ${p.graha} की ${p.period} है, ${dates}, क्योंकि ${p.graha} ${p.role}।`
    : `उसके बाद ${p.graha} की ${p.period} आती है, ${dates}, जो ${s} के लिए कुछ शांत समय है, क्योंकि ${p.graha} ${p.role}।`
}
