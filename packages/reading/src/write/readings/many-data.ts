import type { Spoken } from '#write/types.ts'
import type { Wordings } from './shape/texts.ts'

/** What a chart can weigh where names are asked: `{a}` against `{b}`. */
export const KIND: Spoken<Wordings> = {
  en: ['What it can weigh is the kind of step, {a} or {b}.', 'It does weigh one thing, {a} against {b}.'],
  hi: ['{a} या {b}, इतना कुंडली ज़रूर तौलती है।', 'जो कुंडली तौल सकती है, वह है {a} या {b}।'],
  hing: ['{a} ya {b}, itna kundli zaroor taulti hai.', 'Jo kundli taul sakti hai, woh hai {a} ya {b}.'],
}

/** A choice that is none of names, and none that a chart weighs. */
export const OPEN: Spoken<Wordings> = {
  en: [
    'Which of these is right no chart decides for you; it shows what carries you, and when.',
    'This choice stays yours, no graha speaks for one side of it.',
    'Which of the two it is no chart can tell.',
  ],
  hi: [
    'इनमें क्या सही है, यह कुंडली तय नहीं करती; वह बताती है कि आपको क्या सँभालता है और कब।',
    'यह चुनाव आपका है, कोई ग्रह इनमें से एक के लिए नहीं बोलता।',
    'दोनों में से कौन, यह कुंडली नहीं बता सकती।',
  ],
  hing: [
    'Inme kya sahi hai, yeh kundli tay nahi karti; woh batati hai ki aapko kya sambhalta hai aur kab.',
    'Yeh choice aapki hai, koi grah inme se ek ke liye nahi bolta.',
    'Dono me se kaun, yeh kundli nahi bata sakti.',
  ],
}

/** A choice of three and more, two at a time. */
export const MANY: Spoken<Wordings> = {
  en: ['I weigh these in pairs.', 'A chart weighs two ways at a time, so step by step.'],
  hi: ['इन्हें मैं दो-दो करके तौल[ता|ती] हूँ।', 'कुंडली एक बार में दो रास्ते तौलती है, इसलिए एक-एक करके।'],
  hing: ['Inhe main do-do karke [taulta|taulti] hoon.', 'Kundli ek baar me do raaste taulti hai, isliye ek-ek karke.'],
}
