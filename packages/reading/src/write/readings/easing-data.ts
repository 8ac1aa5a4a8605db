import type { Spoken } from '#write/types.ts'
import type { Wordings } from './shape/texts.ts'

/** What lightens a cause that was named, `{step}`. */
export const EASING: Spoken<Wordings> = {
  en: [
    'What eases it: {step}.',
    'Against it one thing works: {step}.',
    'You can lighten it yourself: {step}.',
    'It loosens sooner if you do this: {step}.',
    'The help for it is plain: {step}.',
    'Something that takes its force away: {step}.',
  ],
  hi: [
    'इसे हल्का करने के लिए {step}।',
    'इसका असर घटाने का तरीक़ा यह है, {step}।',
    'यह आपके हाथ में है, {step}।',
    'इससे राहत के लिए इतना कीजिए, {step}।',
    'यहाँ काम यही आता है, {step}।',
    'इसकी काट सीधी है, {step}।',
  ],
  hing: [
    'Ise halka karne ke liye {step}.',
    'Iska asar ghatane ka tareeka yeh hai, {step}.',
    'Yeh aapke haath me hai, {step}.',
    'Isse raahat ke liye itna kijiye, {step}.',
    'Yahan kaam yahi aata hai, {step}.',
    'Iski kaat seedhi hai, {step}.',
  ],
}
