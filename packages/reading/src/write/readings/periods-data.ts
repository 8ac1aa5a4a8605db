import type { Spoken } from '#write/types.ts'
import type { Wordings } from './shape/texts.ts'

type PeriodTexts = Record<
  | 'best'
  | 'bestMonth'
  | 'leastSlow'
  | 'worst'
  | 'rather'
  | 'alike'
  | 'next'
  | 'hardest'
  | 'other'
  | 'otherSlow'
  | 'lighter'
  | 'near',
  Wordings
> & { limit: Wordings }

/** What a year is good for where nothing else is named. */
export const OF_LIFE: Spoken = { en: 'your life as a whole', hi: 'आपके जीवन', hing: 'aapki life' }

/** `{a}` the year or month that is named, `{b}` another; `{between}` and `{span}` its stretch. */
export const PERIOD_TEXTS: Spoken<PeriodTexts> = {
  en: {
    best: [
      '{A} is the year for {aim}, most of all {between}.',
      'For {aim} {a} stands out among the years ahead, and {span} is its strongest part.',
      'Of the years I can judge, {a} carries {aim} best, above all {between}.',
    ],
    bestMonth: [
      '{A} is the month for {aim}: it lies in the good stretch {span}.',
      'For {aim} {a} is the strongest month, inside the stretch {span}.',
      'I would mark {a} for {aim}; the time around it, {span}, helps as well.',
    ],
    leastSlow: [
      'No stretch of these is really easy for {aim}; the least slow is {a}, {between}.',
      '{A} is the lightest of them for {aim}, though modest: use {span}.',
    ],
    worst: [
      '{A} asks the most care in {aim}, above all {between}.',
      'The tightest for {aim} is {a}, and {span} is its hard part.',
      'Go slowest with {aim} in {a}, most of all {between}.',
    ],
    rather: [
      '{A} rather than {b} for {aim}: its good time is {span}.',
      'For {aim} {a} is better than {b}, above all {between}.',
      'I would take {a} before {b} for {aim}, and in it {span}.',
    ],
    alike: [
      'For {aim} {a} and {b} weigh about the same, so go by the stretch: {span}.',
      '{A} is hardly ahead of {b} for {aim}; what counts is the time {between}.',
    ],
    next: ['After it comes {b}, best {between}.', 'Second is {b}, with its better part {between}.'],
    other: ['{B} has a time of its own too, {span}.', 'In {b} the part to use is {span}.'],
    otherSlow: ['{B} is slower, most of all {between}.', 'What {b} asks for is patience, above all {between}.'],
    hardest: ['The one to go slowly in is {b}, {span}.', 'Most care is needed in {b}, {between}.'],
    near: ['You need not wait for it: nearer lies {span}.', 'Before that, {span} can be used as well.'],
    lighter: ['The lightest is {b}, {span}.', '{B} carries you best, most of all {between}.'],
    limit: [
      'I judge month by month up to {last}; beyond that I would only guess.',
      'Further than {last} I do not weigh single stretches.',
    ],
  },
  hi: {
    best: [
      '{aim} के लिए {a} सबसे अच्छा साल है, सबसे ज़्यादा {between}।',
      'आने वाले सालों में {aim} के लिए {a} सबसे मज़बूत दिखता है, और उसमें {span} का समय।',
      'जितने साल मैं देख सक[ता|ती] हूँ, उनमें {aim} के लिए {a} सबसे आगे है, ख़ासकर {between}।',
    ],
    bestMonth: [
      '{aim} के लिए सबसे अच्छा महीना {a} है, यह {span} के अच्छे दौर में आता है।',
      '{aim} के लिए {a} सबसे मज़बूत महीना है, {span} का पूरा दौर साथ देता है।',
    ],
    leastSlow: [
      'इनमें {aim} के लिए कोई समय पूरा आसान नहीं है, सबसे हल्का {a} है, {between}।',
      '{aim} के लिए इनमें {a} सबसे हल्का है, पर साधारण: {span} का समय काम में लीजिए।',
    ],
    worst: [
      '{aim} में सबसे ज़्यादा संभलकर {a} में चलना है, ख़ासकर {between}।',
      '{aim} के लिए सबसे कसा हुआ समय {a} है, उसमें भी {span}।',
    ],
    rather: [
      '{aim} के लिए {b} से बेहतर {a} है, उसमें {span} का समय अच्छा है।',
      '{aim} के लिए मैं {b} से पहले {a} चुन[ता|ती], ख़ासकर {between}।',
    ],
    alike: [
      '{aim} के लिए {a} और {b} लगभग बराबर हैं, इसलिए समय देखिए: {span}।',
      '{aim} के लिए {a}, {b} से थोड़ा ही आगे है; असली बात {span} का समय है।',
    ],
    next: ['उसके बाद {b} आता है, सबसे अच्छा {between}।', 'दूसरे नंबर पर {b} है, उसका बेहतर हिस्सा {span} है।'],
    other: ['{b} का अपना अच्छा समय भी है, {span}।', '{b} में काम का हिस्सा {span} है।'],
    otherSlow: ['{b} धीमा है, सबसे ज़्यादा {between}।', '{b} में धैर्य चाहिए, ख़ासकर {between}।'],
    hardest: ['धीरे चलने का समय {b} है, {span}।', 'सबसे ज़्यादा ध्यान {b} में चाहिए, {between}।'],
    near: ['उसका इंतज़ार ज़रूरी नहीं: पास में {span} का समय है।', 'उससे पहले {span} का समय भी काम का है।'],
    lighter: ['सबसे हल्का {b} है, {span}।', 'सबसे ज़्यादा साथ {b} देता है, {between}।'],
    limit: [
      'महीने-दर-महीने मैं {last} तक ही देख[ता|ती] हूँ, उससे आगे अंदाज़ा होगा।',
      '{last} से आगे का एक-एक दौर मैं नहीं तौल[ता|ती]।',
    ],
  },
  hing: {
    best: [
      '{aim} ke liye {a} sabse achha saal hai, sabse zyada {between}.',
      'Aane wale saalon me {aim} ke liye {a} sabse strong dikhta hai, aur usme {span} ka time.',
      'Jitne saal main dekh [sakta|sakti] hoon, unme {aim} ke liye {a} sabse aage hai, khaaskar {between}.',
    ],
    bestMonth: [
      '{aim} ke liye sabse achha mahina {a} hai, yeh {span} ke achhe daur me aata hai.',
      '{aim} ke liye {a} sabse strong mahina hai, {span} ka poora daur saath deta hai.',
    ],
    leastSlow: [
      'Inme {aim} ke liye koi time poora aasan nahi hai, sabse halka {a} hai, {between}.',
      '{aim} ke liye inme {a} sabse halka hai, par saadharan: {span} ka time use kijiye.',
    ],
    worst: [
      '{aim} me sabse zyada sambhalkar {a} me chalna hai, khaaskar {between}.',
      '{aim} ke liye sabse tight time {a} hai, usme bhi {span}.',
    ],
    rather: [
      '{aim} ke liye {b} se behtar {a} hai, usme {span} ka time achha hai.',
      '{aim} ke liye main {b} se pehle {a} [chunta|chunti], khaaskar {between}.',
    ],
    alike: [
      '{aim} ke liye {a} aur {b} lagbhag barabar hain, isliye time dekhiye: {span}.',
      '{aim} ke liye {a}, {b} se thoda hi aage hai; asli baat {span} ka time hai.',
    ],
    next: [
      'Uske baad {b} aata hai, sabse achha {between}.',
      'Doosre number par {b} hai, uska behtar hissa {span} hai.',
    ],
    other: ['{b} ka apna achha time bhi hai, {span}.', '{b} me kaam ka hissa {span} hai.'],
    otherSlow: ['{b} slow hai, sabse zyada {between}.', '{b} me sabr chahiye, khaaskar {between}.'],
    hardest: ['Dheere chalne ka time {b} hai, {span}.', 'Sabse zyada dhyan {b} me chahiye, {between}.'],
    near: ['Uska wait zaroori nahi: paas me {span} ka time hai.', 'Usse pehle {span} ka time bhi kaam ka hai.'],
    lighter: ['Sabse halka {b} hai, {span}.', 'Sabse zyada saath {b} deta hai, {between}.'],
    limit: [
      'Mahine-dar-mahine main {last} tak hi [dekhta|dekhti] hoon, usse aage andaza hoga.',
      '{last} se aage ka ek-ek daur main nahi [taulta|taulti].',
    ],
  },
}
