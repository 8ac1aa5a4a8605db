import type { GrahaId } from '@dhruva/jyotish'
import type { Spoken } from '#write/types.ts'
import type { Wordings } from './shape/texts.ts'

/** Whether work or home is asked of a partner to come. */
export const ASKS_WORK =
  /career|working|\bjob\b|profession|homely|house ?wife|kaam|naukri|kya karega|kya karegi|gharelu|काम|नौकरी|करियर|घरेलू/iu

/** Grahas by which a partner goes out to work, and by which the home comes first (BPHS 18; Jataka Parijata 14). */
export const OUTWARD: ReadonlySet<GrahaId> = new Set<GrahaId>(['sun', 'mars', 'mercury', 'saturn', 'rahu'])
/** The seventh lord there speaks for work; in the fourth for the home. */
export const WORK_HOUSES: readonly number[] = [6, 10, 11]

/** `{g}` who says so, `{fields}` the kinds of work. */
export const PARTNER: Spoken<Record<'career' | 'home' | 'work', Wordings>> = {
  en: {
    career: [
      'More of the working kind, as {g} shows.',
      'Rather someone with work of their own; that is the hand of {g}.',
    ],
    home: [
      'More of the homely kind, as {g} shows.',
      'Rather someone for whom the home comes first; that is the hand of {g}.',
    ],
    work: ['For their work the chart points to {fields}, through {g}.', 'Their work lies near {fields}, by {g}.'],
  },
  hi: {
    career: ['काम-काज वाले स्वभाव की ओर झुकाव है, {g} से।', 'अपना काम करने वाले साथी के आसार ज़्यादा हैं, यह {g} दिखाते हैं।'],
    home: ['घर को पहले रखने वाले स्वभाव की ओर झुकाव है, {g} से।', 'घरेलू स्वभाव के साथी के आसार ज़्यादा हैं, यह {g} दिखाते हैं।'],
    work: ['उनके काम के लिए कुंडली {fields} की ओर इशारा करती है, {g} से।', 'उनका काम {fields} के आसपास दिखता है, {g} के कारण।'],
  },
  hing: {
    career: [
      'Kaam kaaj wale nature ki taraf jhukav hai, {g} se.',
      'Apna kaam karne wale partner ke chances zyada hain, yeh {g} dikhate hain.',
    ],
    home: [
      'Ghar ko pehle rakhne wale nature ki taraf jhukav hai, {g} se.',
      'Gharelu nature ke partner ke chances zyada hain, yeh {g} dikhate hain.',
    ],
    work: [
      'Unke kaam ke liye kundli {fields} ki taraf ishara karti hai, {g} se.',
      'Unka kaam {fields} ke aaspaas dikhta hai, {g} ke kaaran.',
    ],
  },
}
