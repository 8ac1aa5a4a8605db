import { conceptsIn } from './concepts.ts'
import type { Guess } from './listen.ts'
import type { Heard } from './normalise.ts'
import { namesOnlySomebody } from './people.ts'
import type { Matter } from './types.ts'

/** Concepts that name no matter: people, ways of asking, times. */
const NO_MATTER = new Set(
  'spouse lover ex child parent sibling in_law relative grandkin family friend boss colleague late year month day past term ask_when ask_why ask_how ask_which ask_is ask_how_is cause_trouble neg first_person third_person again open_up single contact mind life city field meet buy study'.split(
    ' ',
  ),
)

/** Of these some are a topic all the same, where nothing is wanted but that one is named. */
const TOPICS = new Set('contact mind city field meet buy study open_up'.split(' '))

/** Whether words name a matter by themselves, and not only who, when and how. */
export const namesOwn = (words: Heard): boolean => conceptsIn(words).some((concept) => !NO_MATTER.has(concept))

/** Whether words name anything beside people, times and ways of asking. */
export const namesTopic = (words: Heard): boolean =>
  conceptsIn(words).some((concept) => !NO_MATTER.has(concept) || TOPICS.has(concept))

/** So sure a matter is named by a message whose words are about none. */
const SURE = 0.75
const WORDS_MIN = 4
/** … and so sure by one whose words are about something. */
const NAMED = 0.3

/** Whether a clause says itself what it is about, or goes on from what was said before. */
export const matterNamed = (words: Heard, guesses: readonly Guess<Matter>[]): boolean => {
  const { keys } = words
  if (namesOnlySomebody(words)) return false
  const share = guesses[0]?.share ?? 0
  const own = namesOwn(words)
  // `aur uski padhai`
  if (guesses[0]?.name === 'study_focus' && share >= SURE && conceptsIn(words).includes('study')) return true
  return own ? share >= NAMED : keys.length >= WORDS_MIN && share >= SURE
}
