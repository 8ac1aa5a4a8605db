// Texts such as a forum has: a few words very often, most words seldom (Zipf), a third of the texts in Hindi.
const ENGLISH = `the of and in is my to a i for what when will marriage career saturn house dasha mahadasha jupiter moon sun lord rahu
  ketu mars venus mercury lagna chart transit please help me job problem good bad time effect kundli rashi nakshatra sade sati
  remedy gemstone delay health money foreign settlement love child education exam business aspect retrograde combust exalted
  debilitated yoga navamsa antardasha birth family mother father brother wife husband court case property house vehicle year month`
const HINDI = `है की में का से कब मेरी क्या शनि और को विवाह नौकरी होगा कुंडली राहु केतु गुरु मंगल चंद्र सूर्य शुक्र बुध दशा महादशा भाव लग्न राशि नक्षत्र उपाय रत्न
  साढ़ेसाती गोचर योग दोष मांगलिक समय पैसा स्वास्थ्य संतान शिक्षा परीक्षा व्यापार विदेश प्रेम घर परिवार माता पिता भाई पत्नी पति मुकदमा संपत्ति वाहन वर्ष महीना कृपया
  बताएं सहायता समस्या अच्छा बुरा प्रभाव फल नीच उच्च वक्री अस्त दृष्टि नवांश अंतर्दशा जन्म`
const LATIN = 'ka ri mo ta shu ne va li do pra gu sen bha ti ro ma chi la der son ex pa tu ing'.split(' ')
const DEVANAGARI = 'का रि मो ता शु ने वा लि दो प्र गु सेन भा ति रो मा चि ला दे सू पा तु नी'.split(' ')

export type Random = () => number

/** Numbers from 0 to 1, the same in every run (mulberry32). */
export const createRandom = (seed: number): Random => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const madeWord = (syllables: readonly string[], n: number) => {
  let word = ''
  for (let rest = n + syllables.length ** 2; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length]
  return word
}

const vocabulary = (known: string, syllables: readonly string[], size: number) => {
  const real = known.split(/\s+/)
  return [...real, ...Array.from({ length: size - real.length }, (_, n) => madeWord(syllables, n))]
}

/** Words by how often they are used. */
export const words = { en: vocabulary(ENGLISH, LATIN, 20_000), hi: vocabulary(HINDI, DEVANAGARI, 12_000) }

/** Writes texts of a number of words; the same random numbers give the same texts. */
export const createWriter = (random: Random) => (language: 'en' | 'hi', least: number, most: number) => {
  const list = words[language]
  const count = least + Math.floor(random() * (most - least))
  // the share of the first n words of a Zipf list grows with the logarithm of n
  return Array.from({ length: count }, () => list[Math.floor(list.length ** random()) - 1] ?? list[0]).join(' ')
}
