import type { Heard } from './normalise.ts'
import { actsFirst, kindOf, type Mention, saysFirst } from './people.ts'
import type { Matter, Subject } from './types.ts'
import { hasAny, wordIndex } from './word-index.ts'

/** Whose family is not the asker's: `my friend's sister`, `padosi ke bete`. */
const OUTSIDE = new Set(['friend', 'colleague', 'boss'])
const NEIGHBOUR = wordIndex({ yes: 'neighbour neighbours neighbor neighbors padosi padosan पड़ोसी पड़ोसन' })
const FAMILY = new Set([
  'spouse',
  'child',
  'mother',
  'father',
  'sibling',
  'in_law',
  'cousin',
  'uncle_aunt',
  'grandchild',
])

/** One of another family, for whom no house of the chart stands; null where nobody such is named. */
export const outsiderIn = (mentions: readonly Mention[], { plain, spelt }: Heard): Subject | null => {
  const [first] = mentions
  if (first && FAMILY.has(kindOf(first.kin)) && hasAny(NEIGHBOUR, spelt.slice(Math.max(0, first.at - 2), first.at)))
    return { kind: 'other', word: 'neighbour' }
  const found = mentions.find((one, at) => {
    const next = mentions[at + 1]
    if (!next || !OUTSIDE.has(kindOf(one.kin)) || !FAMILY.has(kindOf(next.kin))) return false
    const gap = next.at - (one.at + one.length)
    // `friends sister`, without the apostrophe
    const owns = one.after === 'of' || (gap === 0 && (plain[one.at + one.length - 1] ?? '').endsWith('s'))
    return owns && gap <= 2
  })
  return found ? { kind: 'other', word: kindOf(found.kin) } : null
}

const OF_MONEY = new Set<Matter>(['wealth', 'saving_expense', 'debt_loan', 'money_stuck', 'invest_save'])
const COSTS = wordIndex({
  yes: 'fees fee school college kharcha kharche expense expenses padhai फीस फ़ीस खर्च खर्चा खर्चे पढ़ाई',
})
/** `behen ki shaadi ke liye`, `for my sister's wedding` */
const FOR_THEM = wordIndex({ yes: 'ke_liye ke_lie के_लिए' })
const FOR = wordIndex({ yes: 'for' })
/** `bachchon ki fees`: who pays is asked about. */
export const isCostOf = (keys: readonly string[], { at, length }: Mention, matter: Matter | null): boolean =>
  matter !== null &&
  OF_MONEY.has(matter) &&
  (hasAny(COSTS, keys.slice(at + length, at + length + 3)) ||
    hasAny(FOR_THEM, keys.slice(at + length, at + length + 5)) ||
    hasAny(FOR, keys.slice(Math.max(0, at - 2), at)))

const WHICH_PERSON = wordIndex({
  yes: 'who whose kaun kon kiski kiska kiske kisko kise कौन किसकी किसका किसके किसको किसे',
})
const SOONER = wordIndex({ yes: 'first sooner earlier pehle pahle पहले' })
/** `who marries first, my brother or I` */
export const asksWhoFirst = ({ spelt }: Heard): boolean => hasAny(WHICH_PERSON, spelt) && hasAny(SOONER, spelt)

/** What is told of one of these and asked without a name is asked of them. */
const TOLD_OF = new Set(['child', 'sibling', 'grandchild'])
const OF_THE_YOUNG = new Set<Matter>([
  'exam',
  'study_focus',
  'stream_choice',
  'higher_study',
  'job_get',
  'gov_job',
  'interview_result',
  'marriage_time',
  'partner_meet',
])
/** `bete ka board hai is saal, kitne marks aayenge` */
export const isToldOf = (around: readonly Mention[], whole: Heard, matter: Matter | null): boolean => {
  const [only, ...others] = around
  if (!only || others.length > 0 || matter === null || !OF_THE_YOUNG.has(matter)) return false
  return TOLD_OF.has(kindOf(only.kin)) && !saysFirst(whole.spelt, around) && !actsFirst(whole)
}
