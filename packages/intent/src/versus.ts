import type { Form, Versus } from './types.ts'
import { has, type Pattern, patterns, type Words } from './words.ts'

type Sides = { kind: Exclude<Versus, 'unknown'>; sides: readonly [Pattern[], Pattern[]] }

/** The two sides of the choices a chart can weigh. */
const KNOWN: Sides[] = [
  {
    kind: 'love_arranged',
    sides: [
      patterns('love', 'love, prem, pyar', 'लव, प्रेम, प्यार'),
      patterns('arranged, arrange', 'arrange, arranged, gharwalo ki marji', 'अरेंज, अरेंज्ड, अरेंज मैरिज, पारंपरिक'),
    ],
  },
  {
    kind: 'job_business',
    sides: [
      patterns('job, service, employment, salaried', 'naukri, job, service', 'नौकरी, जॉब'),
      patterns(
        'business, startup, own company, self employed, entrepreneur*',
        'business, vyapar, vyavsay, karobar, dhanda',
        'बिजनेस, व्यापार, व्यवसाय, कारोबार, धंधा',
      ),
    ],
  },
  {
    kind: 'abroad_home',
    sides: [
      patterns('abroad, foreign, overseas', 'videsh, pardes, foreign', 'विदेश, परदेश'),
      patterns(
        'india, home, homeland, own country, hometown',
        'india, bharat, desh, ghar, apne desh',
        'भारत, इंडिया, देश, घर',
      ),
    ],
  },
  {
    kind: 'study_work',
    sides: [
      patterns('study, studies, higher studies, masters, mba, phd', 'padhai, aage padhu, padhna', 'पढ़ाई, आगे पढ़ूं, पढ़ना'),
      patterns('job, work, earn', 'naukri, job, kam', 'नौकरी, जॉब, काम'),
    ],
  },
]

/** After these words nothing new is set against what was said: `or not`, `or wait`. */
const NO_SECOND = new Set(
  'not no wait stay never else something anything later leave remain nahi nahin na nhi kuch ruku rukun इंतजार नहीं ना कुछ रुकूं'.split(
    ' ',
  ),
)
const CHOOSING = patterns(
  'should, which, better, choose, prefer, settle, live, move, good for me, suits me, suit me, where',
  'chahiye, behtar, achha, sahi, chunu, chunna, kahan, kaun sa, konsa, basu, rahu ya, acha rahega, theek rahega',
  'चाहिए, बेहतर, अच्छा, सही, चुनूं, चुनना, कहां, कौन सा, कौनसा, ठीक रहेगा',
)
const SHORT = 5

/** Words that deny what was said before, so that no second way is named at all. */
const DENIALS = new Set(['not', 'no', 'nahi', 'nahin', 'na', 'nhi', 'नहीं', 'ना'])
const OR = new Set(['or', 'vs', 'versus', 'ya', 'yaa', 'या'])

/** Where one way is set against another, unless one of these words follows. */
const orAt = (words: Words, closing: ReadonlySet<string>): number =>
  words.plain.findIndex((word, index) => OR.has(word) && index > 0 && !closing.has(words.plain[index + 1] ?? 'not'))

const part = (words: Words, from: number, to?: number): Words => ({
  plain: words.plain.slice(from, to),
  folded: words.folded.slice(from, to),
})

/** A choice between two ways, or null. What the chart cannot tell apart is `unknown`. */
export const versusOf = (words: Words, form: Form): Versus | null => {
  const at = orAt(words, DENIALS)
  if (at < 0) return null
  const [before, after] = [part(words, 0, at), part(words, at + 1)]
  const known = KNOWN.find(
    ({ sides: [a, b] }) => (has(a, before) && has(b, after)) || (has(b, before) && has(a, after)),
  )
  if (known) return known.kind
  if (form === 'when' || form === 'why' || orAt(words, NO_SECOND) < 0) return null
  return has(CHOOSING, words) || words.plain.length <= SHORT ? 'unknown' : null
}
