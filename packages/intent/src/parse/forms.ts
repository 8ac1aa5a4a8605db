import { offersChoice } from './asking.ts'
import type { Clause } from './clauses.ts'
import { featuresOf, formsIn } from './listen.ts'
import type { About, Form } from './types.ts'
import { hasAny, wordIndex } from './word-index.ts'

/** Forms that are no question about a matter. */
const TALK = new Set<Form>(['thanks', 'greeting', 'bye', 'who_are_you', 'acknowledge', 'complaint', 'empty'])
export const isTalk = (form: Form): boolean => TALK.has(form)

/** Forms that a clause has without an asking word. */
const SAID = new Set<Form>([
  ...TALK,
  'feeling',
  'disagree',
  'past_claim',
  'explain_more',
  'simpler',
  'is_it_certain',
  'after_that',
])
/** So sure a form that is said must be where the talk goes on with a word or two. */
const SAID_SHARE = 0.4
const SHORT = 3

const UNTIL = wordIndex({ yes: 'how_long till_when until_when kab_tak kb_tk kabtak kitne_din_tak kab_talak' })
/** What lasts: `kab tak chalega` asks for an end, `kab tak ho jayegi` for a day. */
const LASTS = wordIndex({
  yes: 'chalega chalegi chalenge rahega rahegi rahenge raha rahi rahe rahunga rahungi jhelna jhelu sahna sahu saheniga karu karta wait intezaar intzar last lasts keep keeps continue continues stay remain bhugatna bhugtu चलेगा चलेगी रहेगा रहेगी रहेंगे रहूं इंतज़ार झेलना',
})
const BETTER_DAY = wordIndex({
  yes: 'today aaj kal tomorrow parso monday tuesday wednesday thursday friday saturday sunday आज कल परसों',
})
const GREETING = wordIndex({
  yes: 'hi hii hello helo hlo hey heya namaste namaskar namaskaram namste pranam pranaam ram_ram radhe_radhe jai_shree jai_shri jai_mata sat_sri good_morning good_evening good_afternoon suprabhat hare_krishna राम_राम नमस्ते नमस्कार प्रणाम राधे_राधे जय_श्री शुभ_प्रभात salaam assalam adaab vanakkam',
})
const GREETING_WORDS = 6

/** How a clause wants to be answered; in a talk, what asks nothing itself is asked as the last question was. */
export const formIn = ({ words, asks, matter }: Clause, last: About | null): { form: Form; share: number } => {
  const { spelt } = words
  const guesses = formsIn(featuresOf(words))
  const [best = { name: 'how_is' as const, share: 0 }] = guesses
  const own = asks.filter((name) => name !== 'tell')
  const greets =
    own.length === 0 && spelt.length <= GREETING_WORDS && hasAny(GREETING, spelt.slice(0, 3)) && matter.share < 0.6
  if (greets) return { form: best.name === 'thanks' || best.name === 'bye' ? best.name : 'greeting', share: 0.9 }
  if (own.length === 0 && last && !(SAID.has(best.name) && best.share >= SAID_SHARE) && !offersChoice(words))
    return { form: last.form, share: 0.8 }
  if (own.length === 0 && spelt.length <= SHORT && !SAID.has(best.name)) return { form: 'how_is', share: 0.7 }
  if (own.includes('until') || best.name === 'until_when' || hasAny(UNTIL, spelt))
    return {
      form: hasAny(LASTS, spelt) || !/^(when|until_when)$/.test(best.name) ? best.name : 'when',
      share: best.share,
    }
  if (best.name === 'which_of' && hasAny(BETTER_DAY, spelt) && matter.name === 'day')
    return { form: 'compare_days', share: 0.7 }
  return { form: best.name, share: best.share }
}
