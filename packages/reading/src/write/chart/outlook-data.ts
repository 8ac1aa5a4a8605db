import type { Wordings } from '#write/say/say.ts'
import type { Spoken } from '#write/types.ts'

/** One word a band of the mean of the days. */
export type Band = 'very_good' | 'good' | 'steady' | 'mixed' | 'careful'
export const BANDS: Record<Band, Spoken> = {
  very_good: { en: 'a very good time', hi: 'बहुत अच्छा', hing: 'bahut achha' },
  good: { en: 'a good time', hi: 'अच्छा', hing: 'achha' },
  steady: { en: 'a steady time', hi: 'ठीक और स्थिर', hing: 'theek aur stable' },
  mixed: { en: 'a mixed time', hi: 'मिला-जुला', hing: 'mila jula' },
  careful: { en: 'a time to go carefully', hi: 'सँभलकर चलने का', hing: 'sambhalkar chalne ka' },
}

export const HEAD: Wordings = {
  en: ['{hail}{span} is {band} for you.', '{span}, taken as a whole, is {band}.', '{span}: {band}, all in all.'],
  hi: ['{hail}{span} का समय आपके लिए {band} है।', '{span} का समय कुल मिलाकर {band} है।', '{span} का समय {band} दिखता है।'],
  hing: [
    '{hail}{span} ka time aapke liye {band} hai.',
    '{span} ka time kul milakar {band} hai.',
    '{span} ka time {band} dikhta hai.',
  ],
}

/** The best day or days, with what makes them so. */
export const BEST: Wordings = {
  en: ['The best of it is {when}, {why}.', 'Make use of {when}, {why}.', '{when} carries most, {why}.'],
  hi: ['सबसे अच्छा {when} है, {why}।', '{when} को काम में लीजिए, {why}।', 'सबसे ज़्यादा साथ {when} देता है, {why}।'],
  hing: ['Sabse achha {when} hai, {why}.', '{when} ko use kijiye, {why}.', 'Sabse zyada saath {when} deta hai, {why}.'],
}
export const CAREFUL: Wordings = {
  en: ['Go easy on {when}, {why}.', 'Keep {when} light, {why}.', 'Leave the big things out of {when}, {why}.'],
  hi: ['{when} को हल्का रखिए, {why}।', '{when} को बड़ी बात मत रखिए, {why}।', '{when} थोड़ा सँभलकर, {why}।'],
  hing: [
    '{when} ko halka rakhiye, {why}.',
    '{when} ko badi baat mat rakhiye, {why}.',
    '{when} thoda sambhalkar, {why}.',
  ],
}
/** Why a day is as it is: where its Moon stands from the natal one. */
export const MOON_WHY: Record<'good' | 'tight' | 'eighth', Spoken> = {
  good: {
    en: 'with the Moon {nth} from yours, a helpful place',
    hi: 'उस दिन चंद्र आपके चंद्र से {nth} स्थान पर है, जो मदद करता है',
    hing: 'us din Chandra aapke Chandra se {nth} place par hai, jo madad karta hai',
  },
  tight: {
    en: 'with the Moon {nth} from yours, which tires',
    hi: 'उस दिन चंद्र आपके चंद्र से {nth} स्थान पर है, जो थकाता है',
    hing: 'us din Chandra aapke Chandra se {nth} place par hai, jo thakata hai',
  },
  eighth: {
    en: 'with the Moon 8th from yours: routine yes, big signatures later',
    hi: 'उस दिन चंद्र आपके चंद्र से आठवें स्थान पर है, रोज़ के काम ठीक, बड़े दस्तख़त बाद में',
    hing: 'us din Chandra aapke Chandra se 8th place par hai, roz ke kaam theek, bade sign baad me',
  },
}
/** Why a stretch of days is, where no single Moon says it. */
export const SCORE_WHY: Record<'high' | 'low', Spoken> = {
  high: {
    en: 'when most things fall into place',
    hi: 'तब ज़्यादातर बातें बनती हैं',
    hing: 'tab zyadatar baatein banti hain',
  },
  low: {
    en: 'when things run against you a little',
    hi: 'तब बातें थोड़ी उलटी चलती हैं',
    hing: 'tab baatein thodi ulti chalti hain',
  },
}

export const FIELDS_GO: Wordings = {
  en: [
    'Of the fields of life {best} go best, in the {antar} antardasha that runs until {to}.',
    'With {the} as your sub-period until {to}, {best} have the wind behind them.',
  ],
  hi: [
    'जीवन के हिस्सों में {best} सबसे अच्छे रहेंगे, {to} तक {antar} की अंतर्दशा में।',
    '{to} तक {antar} की अंतर्दशा है, जो {best} का साथ देती है।',
  ],
  hing: [
    'Life ke hisson me {best} sabse achhe rahenge, {to} tak {antar} ki antardasha me.',
    '{to} tak {antar} ki antardasha hai, jo {best} ka saath deti hai.',
  ],
}
export const FIELD_WAITS: Wordings = {
  en: ['Do not hurry in matters of {rest}.', 'Small steps are enough in {rest} now.'],
  hi: ['{rest} के मामले में जल्दी मत कीजिए।', '{rest} में अभी छोटे क़दम काफ़ी हैं।'],
  hing: ['{rest} ke maamle me jaldi mat kijiye.', '{rest} me abhi chhote kadam kaafi hain.'],
}
/** A graha changes its sign in that time. */
export const MOVES: Wordings = {
  en: ['On {on} {graha} moves into your {house}. {does}', 'From {on} {graha} is in your {house}. {does}'],
  hi: ['{on} को {graha} आपके {house} में आता है। {does}', '{on} से {graha} आपके {house} में रहेगा। {does}'],
  hing: ['{on} ko {graha} aapke {house} me aata hai. {does}', '{on} se {graha} aapke {house} me rahega. {does}'],
}
