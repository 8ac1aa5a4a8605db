import type { Span } from './types.ts'
import { has, type Pattern, patterns, placeOf, type Words, without } from './words.ts'

const YEARS_ON = [
  patterns(
    'this year, current year, rest of the year',
    'is saal, is sal, is varsh, yeh saal, ye saal, yah saal',
    'इस साल, इस वर्ष, इस बरस, यह साल, ये साल, यह वर्ष',
  ),
  patterns(
    'next year, coming year, year ahead',
    'agle saal, agla saal, agle varsh, aane wale saal, aane wala saal',
    'अगले साल, अगला साल, अगले वर्ष, अगला वर्ष, आने वाला साल, आने वाले साल, आने वाले वर्ष',
  ),
]
const MONTHS_ON = [
  patterns('this month', 'is mahine, is maah, yeh mahina, ye mahina', 'इस महीने, इस माह, यह महीना, ये महीना'),
  patterns('next month', 'agle mahine, agla mahina, agle maah', 'अगले महीने, अगला महीना, अगले माह'),
]
const COMING_MONTHS = patterns(
  'coming months, next few months, next months, few months ahead',
  'aane wale mahine, aane wale mahino, agle kuch mahine, agle kuch mahino',
  'आने वाले महीने, आने वाले महीनों, अगले कुछ महीने, अगले कुछ महीनों',
)
const COMING_YEARS = patterns(
  'coming years, next few years',
  'aane wale saalo, agle kuch saal, agle kuch saalo',
  'आने वाले सालों, आने वाले वर्षों, अगले कुछ साल, अगले कुछ सालों',
)
/** Figure and unit stand between these words and the end: `next 5 years`, `agle 6 mahine`. */
const NEXT = patterns('next, coming, following', 'agle, agla, aane wale', 'अगले, अगला, आने वाले')
const UNITS: ReadonlyArray<readonly [Pattern[], number]> = [
  [patterns('year, years', 'saal, saalo, varsh', 'साल, सालों, वर्ष, वर्षों'), 12],
  [patterns('month, months', 'mahine, mahino, maah', 'महीने, महीनों, माह'), 1],
]
const NUMBERS = [
  patterns('1, one', 'ek', 'एक'),
  patterns('2, two', 'do', 'दो'),
  patterns('3, three', 'teen', 'तीन'),
  patterns('4, four', 'chaar', 'चार'),
  patterns('5, five', 'paanch', 'पांच'),
  patterns('6, six', 'chhah, chhe', 'छह, छः, छे'),
]

/** Names of the months that mean nothing else. */
const MONTHS = [
  patterns('january, jan', 'janvari, janwari', 'जनवरी'),
  patterns('february, feb', 'farvari, farwari', 'फरवरी'),
  patterns('', '', 'मार्च'),
  patterns('april', 'aprail', 'अप्रैल'),
  patterns('', '', 'मई'),
  patterns('june', 'joon', 'जून'),
  patterns('july', 'julai', 'जुलाई'),
  patterns('august', 'agast', 'अगस्त'),
  patterns('september, sept', 'sitambar', 'सितंबर'),
  patterns('october', 'aktubar, aktoobar', 'अक्टूबर, अक्तूबर'),
  patterns('november, nov', 'navambar', 'नवंबर'),
  patterns('december, dec', 'disambar', 'दिसंबर'),
]
/** `March` and `May` are verbs as well: they need a word beside them. */
const DOUBTFUL = [
  [3, patterns('in march, this march, next march, by march, of march, march month', 'march me, march mein, march tak')],
  [5, patterns('in may, this may, next may, by may, of may, may month', 'may me, may mein, may tak')],
] as const

const UNTIL_BEFORE = patterns('by, till, until')
const UNTIL_AFTER = patterns('', 'tak', 'तक')
/** A year with these is one of the past story, not the time asked about. */
const STORY_BEFORE = patterns('born, since, from, before, age, aged')
const STORY_AFTER = patterns('', 'se, se pehle', 'से')
const AFTER_BEFORE = patterns('after')
const AFTER_AFTER = patterns('', 'ke baad', 'के बाद')
const BORN = patterns('born, birth, dob', 'janm, paida', 'जन्म, पैदा')

const YEAR = /^(?:19|20)\d\d$/

const slice = (words: Words, from: number, to: number): Words => ({
  plain: words.plain.slice(Math.max(0, from), to),
  folded: words.folded.slice(Math.max(0, from), to),
})

const yearAt = (words: Words): number => words.plain.findIndex((word) => YEAR.test(word))

const yearOf = (words: Words): Span | null => {
  const at = yearAt(words)
  if (at < 0 || has(BORN, words)) return null
  const [before, after] = [slice(words, at - 1, at), slice(words, at + 1, at + 3)]
  if (has(STORY_BEFORE, before) || STORY_AFTER.some((pattern) => placeOf(pattern, after) === 0)) return null
  const year = Number(words.plain[at])
  const follows = (list: readonly Pattern[]) => list.some((pattern) => placeOf(pattern, after) === 0)
  if (has(AFTER_BEFORE, before) || follows(AFTER_AFTER)) return { kind: 'after', year }
  const until = has(UNTIL_BEFORE, before) || follows(UNTIL_AFTER)
  return { kind: until ? 'until' : 'year', year }
}

const monthOf = (words: Words): Span | null => {
  const at = yearAt(words)
  const year = at < 0 ? null : Number(words.plain[at])
  const beside = at < 0 ? '' : words.plain[at - 1]
  const month =
    MONTHS.findIndex((names) => has(names, words)) + 1 ||
    (beside === 'march' ? 3 : beside === 'may' ? 5 : 0) ||
    (DOUBTFUL.find(([, names]) => has(names, words))?.[0] ?? 0)
  return month > 0 && !has(BORN, words) ? { kind: 'month', month, year } : null
}

const countedOf = (words: Words): Span | null => {
  for (const [index, _] of words.plain.entries()) {
    const before = slice(words, index - 2, index)
    const [number, unit] = [slice(words, index, index + 1), slice(words, index + 1, index + 2)]
    const months = UNITS.find(([names]) => has(names, unit))?.[1]
    if (!months || !has(NEXT, before)) continue
    const count = NUMBERS.findIndex((names) => has(names, number)) + 1 || Number(number.plain[0])
    if (count >= 1 && count <= 20) return { kind: 'ahead', months: count * months }
  }
  return null
}

/** The time a question names, or null. */
export const spanOf = (words: Words): Span | null => {
  for (const count of [0, 1] as const) {
    if (has(YEARS_ON[count] ?? [], words)) return { kind: 'years_on', count }
    if (has(MONTHS_ON[count] ?? [], words)) return { kind: 'months_on', count }
  }
  if (has(COMING_MONTHS, words)) return { kind: 'ahead', months: 6 }
  if (has(COMING_YEARS, words)) return { kind: 'ahead', months: 36 }
  return countedOf(words) ?? monthOf(words) ?? yearOf(words)
}

/** The question without the words of time, which name no matter. */
export const withoutSpan = (words: Words): Words =>
  without([...YEARS_ON, ...MONTHS_ON].flat(), without([...COMING_MONTHS, ...COMING_YEARS], words))

/** Whether two different times are set against each other: `this year or next year`. */
export const timesNamed = (words: Words): number =>
  [...YEARS_ON, ...MONTHS_ON].filter((list) => has(list, words)).length
