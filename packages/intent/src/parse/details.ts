import type { GrahaId } from '@dhruva/jyotish'
import { ACTIVITY_WORDS, FEARED, GRAHAS, HOUSES, STONES, TERMS, WISHES } from './details-data.ts'
import type { Heard } from './normalise.ts'
import { ACTIVITIES, type Activity, type Form, type Matter, type Polarity, type Told, type Wish } from './types.ts'
import { foundIn, hasAny, namesIn, wordIndex } from './word-index.ts'

const GRAHA = wordIndex(GRAHAS)
const STONE = wordIndex(STONES)
const HOUSE = wordIndex(HOUSES)
const HOUSE_WORD = wordIndex({ yes: 'house houses bhav bhaav bhava ghar भाव घर sthan' })
const TERM = wordIndex({ yes: TERMS })
const ACTIVITY = wordIndex(ACTIVITY_WORDS)
const FEAR = wordIndex({ yes: FEARED })
const WISH = wordIndex(WISHES)

/** Matters of the chart itself, in which a graha is what is asked about. */
const OF_THE_SKY = new Set<Matter>([
  'chart_fact',
  'graha_state',
  'gem',
  'transit',
  'dosha_yoga',
  'remedy',
  'term',
  'lucky_things',
  'worship',
])

/** The graha that a clause names, or whose stone it names. */
export const grahaIn = ({ spelt: keys }: Heard, matter: Matter | null): GrahaId | null => {
  const [stone] = matter === 'gem' ? namesIn(STONE, keys) : []
  if (stone) return stone
  const named = foundIn(GRAHA, keys)
  const period = namesIn(PERIOD_WORD, keys).size > 0
  return (matter && OF_THE_SKY.has(matter)) || period ? (named[0]?.name ?? null) : null
}
const PERIOD_WORD = wordIndex({ yes: 'dasha mahadasha antardasha dasa period दशा महादशा अंतर्दशा' })

/** `7th house`, `saatve bhav`: an ordinal before the word. */
export const houseIn = ({ plain, spelt: keys }: Heard): number | null => {
  for (const { at } of foundIn(HOUSE_WORD, keys)) {
    const before = namesIn(HOUSE, keys.slice(Math.max(0, at - 1), at))
    const after = plain[at + 1]
    const [name] = before
    if (name) return Number(name.slice(1))
    if (after && /^([1-9]|1[0-2])$/.test(after)) return Number(after)
  }
  return null
}

/** `and the 7th?`, `aur saatva?`: after a house was told, an ordinal alone is another one. */
export const ordinalIn = ({ spelt: keys }: Heard): number | null => {
  const [name] = keys.length <= FEW_WORDS ? namesIn(HOUSE, keys) : []
  return name ? Number(name.slice(1)) : null
}
const FEW_WORDS = 5

/** The words of jyotish that a clause asks about, as written. */
export const termIn = ({ plain, spelt: keys }: Heard, matter: Matter | null): string | null => {
  if (matter === null || !OF_THE_SKY.has(matter)) return null
  const found = foundIn(TERM, keys)
  return found.length === 0 ? null : found.map(({ at, length }) => plain.slice(at, at + length).join(' ')).join(', ')
}

/** What a good date is looked for. */
export const activityIn = ({ spelt: keys }: Heard, matter: Matter | null, form: Form): Activity | null => {
  if (matter !== 'muhurat' && form !== 'choose_date' && matter !== 'day') return null
  const named = namesIn(ACTIVITY, keys)
  return ACTIVITIES.find((one) => named.has(one)) ?? null
}

const OPEN_FORMS = new Set<Form>([
  'which_of',
  'why',
  'how',
  'what_is',
  'how_is',
  'compare_days',
  'choose_date',
  'list',
  'count',
])

/** Whether a yes would be good news; `around`: with what was told before it. */
export const polarityOf = ({ spelt, plain }: Heard, around: Heard, form: Form, matter: Matter | null): Polarity => {
  // who gives up drink leaves nobody
  if (form === 'yes_no' && hasAny(HABIT, around.spelt)) return 'hoped'
  // `baad`, after, sounds as bad, and who sings as loss
  const keys = spelt.map((key, place) => (UNFEARED.has(plain[place] ?? '') || isToldNo(plain, place) ? '' : key))
  if (OPEN_FORMS.has(form)) return 'open'
  if (matter && FEARED_MATTERS.has(matter)) return 'feared'
  // `jhagda to nahi hoga`, `won't it fall through`: who asks so fears it
  if (form === 'yes_no' && (hasAny(RATHER_NOT, keys) || isForced(plain))) return 'feared'
  // what is waited for is hoped, whatever was lost before
  if (form === 'when' && hasAny(COMES, keys) && !hasAny(ENDS, keys)) return 'hoped'
  return hasAny(FEAR, keys) ? 'feared' : 'hoped'
}
/** `chhodni padegi`, but `chal padega` */
const isForced = (plain: readonly string[]): boolean =>
  plain.some(
    (word, at) =>
      /^(?:pad|pd)[dh]?(?:eg[ai]|enge)$|^पड(?:ेगा|ेगी|ेंगे)$/u.test(word) &&
      /(?:n[aie]|ना|नी|ने)$/u.test(plain[at - 1] ?? ''),
  )
const RATHER_NOT = wordIndex({
  yes: 'have_to_leave have_to_quit have_to_give_up have_to_sell have_to_close to_nahi toh_nahi to_nhi toh_nhi to_koi_dikkat toh_koi_dikkat to_nai तो_नहीं तो_कोई_दिक्कत तो_कोई_परेशानी',
})
/** `pati mana karte hain`: told, and not feared of what is to come. */
const isToldNo = (plain: readonly string[], place: number): boolean =>
  /^(?:mana|मना)$/u.test(plain[place] ?? '') && /^(?:kart|krt|karr|करत|कर$)/u.test(plain[place + 1] ?? '')
const HABIT = wordIndex({
  yes: 'sharab sharaab daaru nasha cigarette gutka tambaku drinking smoking addiction alcohol शराब दारू नशा सिगरेट गुटखा तंबाकू',
})
const UNFEARED = new Set('baad बाद gaata gata gaati gati गाता गाती'.split(' '))
const COMES = wordIndex({
  yes: 'get find recover return come mil milega milegi milenge lagega lagegi lgegi lg aayega aayegi banega banegi ho_jayega ho_jayegi hoga hogi मिलेगा मिलेगी मिलेंगे लगेगी लगेगा आएगा आएगी बनेगा बनेगी होगा होगी लौटेगी लौटेगा',
})
const ENDS = wordIndex({
  yes: 'end ends over stop finish khatam khatm door_hogi door_hoga chhutkara chutkara mukti chhutega chhutegi peecha खत्म दूर छुटकारा मुक्ति छूटेगा छूटेगी',
})
const FEARED_MATTERS = new Set<Matter>(['fidelity', 'separation', 'fear_fail', 'marriage_late', 'friends_enemies'])

/** How the answer is wished. */
export const wishesIn = ({ spelt: keys }: Heard): Wish[] => [...namesIn(WISH, keys)]

const SINCE = /(\d{1,2})\s*(?:saal|sal|years?|yrs?|साल|वर्ष)\s*(?:se|से|now|since)/iu
const FOR_YEARS = /(?:for|since|from)\s+(?:the\s+)?(?:last\s+|past\s+)?(\d{1,2})\s*(?:years?|yrs?)/iu
const STATUS = wordIndex({
  yes: 'married divorced widow widower single unmarried unemployed shaadishuda kunwara kunwari talaqshuda berozgar retired student vidhwa शादीशुदा तलाकशुदा बेरोजगार कुंवारा',
})
const JOB =
  /\b(?:i am|i'm|im|main|mai)\s+(?:an?\s+|ek\s+)?(teacher|nurse|engineer|doctor|lawyer|farmer|clerk|driver|accountant|shopkeeper|homemaker|housewife|student|manager|kisan|shikshak|vakil)\b/iu
const EVENT = wordIndex({
  job: 'job naukri joined joining lagi नौकरी',
  marriage: 'married shaadi marriage शादी',
  breakup: 'breakup broke divorce talaq तलाक',
  move: 'moved shifted shift',
  loss: 'lost chali_gayi chhut',
})

/** Facts of the person's own life, told beside the question. */
export const toldIn = (text: string, { plain, keys }: Heard): Told[] => {
  const since = SINCE.exec(text)?.[1] ?? FOR_YEARS.exec(text)?.[1]
  const status = foundIn(STATUS, keys)[0]
  const job = JOB.exec(text)?.[1]
  const year = plain.find((word) => /^(19[5-9]\d|20[0-2]\d)$/.test(word))
  const [what] = namesIn(EVENT, keys)
  const told: Told = {
    ...(job ? { job: job.toLowerCase() } : {}),
    ...(since ? { since: Number(since) } : {}),
    ...(status ? { status: plain[status.at] ?? '' } : {}),
    ...(year && what && Number(year) <= LAST_PAST ? { event: { what, year: Number(year) } } : {}),
  }
  return Object.keys(told).length > 0 ? [told] : []
}
const LAST_PAST = 2025
