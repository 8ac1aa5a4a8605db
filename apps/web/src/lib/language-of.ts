const count = (text: string, script: RegExp) => text.match(script)?.length ?? 0

const wordsOf = (list: string) => new Set(list.split(' '))

/** Words that Hindi in Latin letters can hardly do without and English does not have. */
const ROMAN_HINDI = wordsOf(
  'hai hain hoga hogi honge kya kab kyun kyon kyu kaise kaisa kaisi kahan kaun kitna kitne kitni mera meri mere mujhe aap aapka aapki aapke aapko tum tumhara hum ka ki ke ko mein nahi nahin aur ya bhi abhi raha rahi rahe rahega rahegi karu karun karna karke milega milegi chahiye chahta chahti batao bataiye hoon tha thi gaya gayi banega aayega aayegi sakta sakti shaadi shadi naukri paisa namaste apna apni apne saal wala wali liye kuch bahut accha achha yeh woh isse iska iski iske jab tab tak aaj phir hota hoti hote',
)
/** The small words of English. */
const ENGLISH = wordsOf(
  'the is are am my will what when how i in of and a an for should can do does have get with about this that it which be or there would could any has was you your next why who tell me on at if from we not',
)

const isRomanHindi = (text: string): boolean => {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const hindi = words.filter((word) => ROMAN_HINDI.has(word)).length
  return hindi > 0 && hindi >= words.filter((word) => ENGLISH.has(word)).length
}

/**
 * The language a text of a person or an astrologer is marked with, for its pronunciation and its script: Devanagari is Hindi,
 * Latin English unless its words are Hindi; undefined for neither.
 */
export const languageOf = (text: string): 'hi' | 'hi-Latn' | 'en' | undefined => {
  const start = text.slice(0, 2_000)
  const devanagari = count(start, /[\u0900-\u097f]/g)
  const latin = count(start, /[a-z]/gi)
  if (devanagari === 0 && latin === 0) return undefined
  if (devanagari >= latin) return 'hi'
  return isRomanHindi(start) ? 'hi-Latn' : 'en'
}
