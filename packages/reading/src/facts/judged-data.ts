import type { Code } from '@dhruva/common'
import type { Advice, Comparison, DelayCause, Kin, KinArea, Standing, Strength, WindowClass } from '@dhruva/jyotish'
import type { JudgedParts } from '#parts.ts'

type Both = Record<Code, string>

export const ROLE_NAMES: Record<JudgedParts['role']['role'], Both> = {
  yogakaraka: { en: 'its best helper (yogakaraka)', hi: 'सबसे बड़ा सहायक (योगकारक)' },
  benefic: { en: 'a good graha', hi: 'शुभ' },
  mild: { en: 'a mildly good graha', hi: 'कुछ शुभ' },
  neutral: { en: 'neutral', hi: 'सम' },
  malefic: { en: 'a difficult graha', hi: 'कठिन' },
}
export const STRENGTH_NAMES: Record<Strength['word'], Both> = {
  strong: { en: 'strong', hi: 'बहुत मज़बूत' },
  good: { en: 'well placed', hi: 'मज़बूत' },
  mixed: { en: 'of middling strength', hi: 'मध्यम' },
  weak: { en: 'weak', hi: 'कमज़ोर' },
  very_weak: { en: 'very weak', hi: 'बहुत कमज़ोर' },
}
export const STANDING_NAMES: Record<Standing, Both> = {
  strong: { en: 'strong', hi: 'मज़बूत' },
  good: { en: 'good', hi: 'अच्छी' },
  mixed: { en: 'mixed', hi: 'मिली-जुली' },
  slow: { en: 'slow', hi: 'धीमी' },
  hard: { en: 'hard-earned', hi: 'मेहनत माँगने वाली' },
}
export const CLASS_NAMES: Record<WindowClass, Both> = {
  best: { en: 'The best', hi: 'सबसे अच्छा' },
  good: { en: 'A good', hi: 'अच्छा' },
  fair: { en: 'A fair', hi: 'ठीक' },
  slow: { en: 'A slow', hi: 'धीमा' },
  rest: { en: 'A resting', hi: 'ठहराव का' },
}
export const ADVICE_NAMES: Record<Advice, Both> = {
  act: { en: 'act', hi: 'क़दम उठाना' },
  act_check: { en: 'act with a second look', hi: 'दो बार देखकर क़दम उठाना' },
  prepare_try: { en: 'try small and prepare', hi: 'छोटी कोशिश और तैयारी' },
  prepare: { en: 'prepare', hi: 'तैयारी' },
  hold: { en: 'keep steady', hi: 'ठहरना' },
}
export const CAUSE_NAMES: Record<DelayCause['what'], Both> = {
  aspect: { en: 'looks on it', hi: 'की दृष्टि' },
  sits: { en: 'sits there', hi: 'वहाँ स्थित' },
  lord_hidden: { en: 'is its lord in a hidden house', hi: 'स्वामी होकर छिपे भाव में' },
  combust: { en: 'is combust', hi: 'अस्त' },
  retrograde: { en: 'is retrograde', hi: 'वक्री' },
  nodes: { en: 'with Ketu on the axis', hi: 'केतु के साथ धुरी पर' },
  weak: { en: 'is weak', hi: 'कमज़ोर' },
  period: { en: 'runs its period', hi: 'की दशा' },
  sade_sati: { en: 'in Sade Sati', hi: 'की साढ़ेसाती' },
  expense: { en: 'makes expenses outweigh gains', hi: 'ख़र्च को लाभ से भारी करता है' },
}
export const LEAN_NAMES: Record<Comparison['lean'], Both> = {
  first: { en: 'the chart leans to {a}', hi: 'झुकाव {a} की ओर' },
  second: { en: 'the chart leans to {b}', hi: 'झुकाव {b} की ओर' },
  first_slightly: { en: 'slightly more for {a}', hi: 'थोड़ा {a} की ओर' },
  second_slightly: { en: 'slightly more for {b}', hi: 'थोड़ा {b} की ओर' },
  alike: { en: 'both alike', hi: 'दोनों बराबर' },
}
export const KIN_NAMES: Record<Kin, Both> = {
  spouse: { en: 'the spouse', hi: 'जीवनसाथी का' },
  partner: { en: 'the partner', hi: 'साथी का' },
  child_1: { en: 'the first child', hi: 'पहली संतान का' },
  child_2: { en: 'the second child', hi: 'दूसरी संतान का' },
  child_3: { en: 'the third child', hi: 'तीसरी संतान का' },
  mother: { en: 'the mother', hi: 'माता का' },
  father: { en: 'the father', hi: 'पिता का' },
  elder_sibling: { en: 'the elder sibling', hi: 'बड़े भाई-बहन का' },
  younger_sibling: { en: 'the younger sibling', hi: 'छोटे भाई-बहन का' },
  mother_in_law: { en: 'the mother-in-law', hi: 'सास का' },
  father_in_law: { en: 'the father-in-law', hi: 'ससुर का' },
  child_in_law: { en: 'the child-in-law', hi: 'बहू या दामाद का' },
  grandchild: { en: 'the grandchild', hi: 'पोते-नाती का' },
  friend: { en: 'the friend', hi: 'मित्र का' },
  boss: { en: 'the superior', hi: 'अधिकारी का' },
  colleague: { en: 'the colleague', hi: 'सहकर्मी का' },
  maternal_uncle: { en: 'the maternal uncle', hi: 'मामा का' },
  paternal_uncle: { en: 'the paternal uncle', hi: 'चाचा का' },
}
export const AREA_NAMES: Record<KinArea, Both> = {
  work: { en: 'the work', hi: 'काम' },
  marriage: { en: 'the marriage', hi: 'विवाह' },
  study: { en: 'the studies', hi: 'अध्ययन' },
  money: { en: 'the money', hi: 'धन' },
  home: { en: 'the home', hi: 'घर' },
  children: { en: 'the children', hi: 'संतान-पक्ष' },
  travel: { en: 'the journeys and far lands', hi: 'यात्रा और परदेस' },
  health: { en: 'the health', hi: 'स्वास्थ्य' },
  bond: { en: 'the person', hi: 'स्वरूप' },
  ease: { en: 'the well-being', hi: 'सुख' },
}
