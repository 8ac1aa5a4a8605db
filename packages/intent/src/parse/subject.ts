import { isBesideIt } from './beside.ts'
import type { SUBJECT_KINDS } from './learnt-classes.ts'
import { type Guess, subjectsIn } from './listen.ts'
import type { Heard } from './normalise.ts'
import { actsFirst, kindOf, type Mention, mentionsIn, saysFirst, saysThird } from './people.ts'
import type { Matter, Subject } from './types.ts'
import { asksWhoFirst, isCostOf, isToldOf, outsiderIn } from './whose-life.ts'
import { hasAny, wordIndex } from './word-index.ts'

type Kind = (typeof SUBJECT_KINDS)[number]

/** Matters that are between two people or about a group, and who that is when nobody else is named. */
const BETWEEN: Partial<Record<Matter, { kin: readonly string[]; is: Kind; otherwise: Kind }>> = {
  love_feelings: { kin: [], is: 'partner', otherwise: 'partner' },
  ex_return: { kin: [], is: 'ex', otherwise: 'ex' },
  fidelity: { kin: ['spouse'], is: 'spouse', otherwise: 'partner' },
  kundli_match: { kin: [], is: 'couple', otherwise: 'couple' },
  in_laws: { kin: ['in_law'], is: 'in_law', otherwise: 'in_laws' },
  home_peace: { kin: [], is: 'family', otherwise: 'family' },
  family_dispute: { kin: [], is: 'family', otherwise: 'family' },
  friends_enemies: { kin: ['friend'], is: 'friend', otherwise: 'self' },
  job_trouble: { kin: ['boss'], is: 'boss', otherwise: 'self' },
  off_topic: { kin: [], is: 'world', otherwise: 'world' },
  marital_harmony: { kin: ['spouse'], is: 'couple', otherwise: 'couple' },
  parenting: { kin: ['child'], is: 'child', otherwise: 'child' },
}
/** Somebody else's love, quarrel or home is theirs: `my son's girlfriend`. */
const OTHERS_LIFE = new Set(['child', 'sibling', 'friend', 'cousin', 'grandchild', 'uncle_aunt', 'colleague'])

/** What a person's word makes of the subject, with what is said of them. */
const subjectOf = (
  kind: Kind | 'grandparent' | 'parents',
  mention: Mention | undefined,
  keys: readonly string[],
): Subject => {
  const detail = mention?.kin.split(':')[1]
  const word = mention ? keys.slice(mention.at, mention.at + mention.length).join(' ') : kind
  switch (kind) {
    case 'child':
      return { kind, nth: nthIn(keys), sex: sexOf(detail) }
    case 'sibling':
      return { kind, age: ageIn(keys), sex: sexOf(detail) }
    case 'in_law':
      return { kind, who: isInLaw(detail) ? detail : 'mother' }
    case 'grandchild':
    case 'uncle_aunt':
    case 'cousin':
    case 'deceased':
      return { kind, word }
    case 'grandparent':
      return { kind: 'other', word }
    case 'parents':
      return { kind: 'family' }
    case 'saved':
      return { kind: 'self' }
    default:
      return { kind }
  }
}

const sexOf = (detail: string | undefined) => (detail === 'm' || detail === 'f' ? detail : null)
const IN_LAWS = ['mother', 'father', 'sister', 'brother', 'son', 'daughter'] as const
const isInLaw = (detail: string | undefined): detail is (typeof IN_LAWS)[number] =>
  IN_LAWS.some((one) => one === detail)

const ELDER = wordIndex({ yes: 'elder eldest older big bada bade badi बड़ा बड़े बड़ी first pehla pehle' })
const YOUNGER = wordIndex({
  yes: 'younger youngest small little chhota chhote chhoti chota chote choti छोटा छोटे छोटी second dusra dusre',
})
const ageIn = (keys: readonly string[]) => (hasAny(ELDER, keys) ? 'elder' : hasAny(YOUNGER, keys) ? 'younger' : null)
const nthIn = (keys: readonly string[]) => (hasAny(ELDER, keys) ? 1 : hasAny(YOUNGER, keys) ? 2 : null)

/** Of `my cousin's friend` the friend, of `papa ke dost` the friend: whoever stands last in a chain. */
const headOf = (mentions: readonly Mention[]): Mention | undefined => {
  let [head] = mentions
  for (const next of mentions.slice(1)) {
    if (head?.after !== 'of' || next.at > head.at + head.length + 2) break
    head = next
  }
  return head
}

/** Who has died is mourned, not read for: `papa guzar gaye. aage ka time kaisa hai`. */
const DIED = wordIndex({
  yes: 'passed_away passed_on expired died guzar_gaye guzar_gayi guzar_gaya guzar_gayin chal_base chal_basi chal_basin chal_basa nahi_rahe nahi_rahi nahi_raha dehant swargwas गुज़र_गए गुज़र_गईं गुज़र_गई गुज़र_गया गुजर_गए गुजर_गई गुजर_गया चल_बसे चल_बसीं चल_बसी चल_बसा नहीं_रहे नहीं_रहीं नहीं_रही नहीं_रहा देहांत देहान्त स्वर्गवास',
})
const DIED_WITHIN = 5

const WANTS = wordIndex({
  yes: 'mana rokte rokti refuses मना रोकते रोकती says suggests suggested advised advises bol_raha bol_rahi bol_rahe keh_raha keh_rahi keh_rahe kah_raha kah_rahe कह_रहा कह_रही कह_रहे बोल_रहा बोल_रही बोल_रहे want wants wanted insist insists chahte chahti chahta bolte bolti bolta kehte kehti kehta चाहते चाहती चाहता बोलते कहते',
})
/** A question of so few words names nothing of its own. */
const ASKS_ONLY = 6
const TO_DO = wordIndex({
  yes: 'kya_kare kya_karu kya_karun kya_karen kya_kiya_jaye what_should_i_do what_should_we_do what_to_do what_do_i_do what_can_we_do what_can_i_do help क्या_करें क्या_करूं कैसे_समझाऊं kaise_samjhau',
})

/** `ladka kis disha se aayega`: not the asker's child, but who is to come. */
const OF_SUITOR = new Set<Matter>([
  'spouse_nature',
  'marriage_time',
  'marriage_late',
  'partner_meet',
  'proposal_match',
  'love_marriage',
  'kundli_match',
])
const SUITOR = wordIndex({ yes: 'ladka ladke ladki लड़का लड़के लड़की' })
const speaksOfSuitor = (words: Heard, matter: Matter | null): boolean =>
  matter !== null &&
  OF_SUITOR.has(matter) &&
  hasAny(SUITOR, words.spelt) &&
  !mentionsIn(words).some(({ kin }) => kindOf(kin) === 'child')

const ME = new Set('me i myself my mine main mai mere mera meri mujhe us मैं मेरे मेरा मेरी मुझे'.split(' '))
const AND = new Set('and aur n और'.split(' '))
/** Whether the asker stands beside what is named there: `me and Pallavi`, `mere aur meri patni ke liye`. */
const isBesideMe = ({ plain }: Heard, from: number, to: number): boolean => {
  const start = ME.has(plain[from - 1] ?? '') && AND.has(plain[from - 2] ?? '') ? from - 1 : from
  const [before, after] = [plain.slice(Math.max(0, start - 2), start), plain.slice(to, to + 2)]
  return [before, after.toReversed()].some(([one = '', other = '']) => ME.has(one) && AND.has(other))
}

export type Whose = { subject: Subject; sure: number; named: boolean }

/**
 * Whose life a clause is about. The context is what the message says before it, where `he` and `unko` may have their name.
 * A saved first name wins over every word for a person.
 */
export const whoseIn = (clause: Heard, whole: Heard, matter: Matter | null, saved: readonly SavedName[]): Whose => {
  const name =
    saved.find(({ keys }) => keys.some((key) => clause.spelt.includes(key))) ??
    saved.find(({ keys }) => saysThird(clause.spelt) && keys.some((key) => whole.spelt.includes(key)))
  const named = name ? clause.spelt.findIndex((key) => name.keys.includes(key)) : -1
  const people = mentionsIn(clause).filter(({ address }) => !address)
  const mate = people.find(({ kin }) => kindOf(kin) === 'spouse')
  const isTwo =
    people.some(
      ({ kin, at, length }) => kin === 'couple' && clause.plain.slice(at, at + length).some((one) => AND.has(one)),
    ) ||
    (named >= 0 && isBesideMe(clause, named, named + 1)) ||
    (mate !== undefined && isBesideMe(clause, mate.at, mate.at + mate.length))
  if (isTwo) return { subject: { kind: 'couple' }, sure: 0.9, named: true }
  const outsider = outsiderIn(people, clause)
  if (outsider && !name) return { subject: outsider, sure: 0.9, named: true }
  if (name) return { subject: { kind: 'saved', name: name.name }, sure: 1, named: true }
  // `papa wants science`: who only wishes is not whom it is about
  const wishes = (keys: readonly string[], { at, length }: Mention) =>
    hasAny(WANTS, keys.slice(at + length, at + length + 2))
  const hasDied = (keys: readonly string[], { at, length }: Mention) =>
    hasAny(DIED, keys.slice(at + length, at + length + DIED_WITHIN))
  const lives = (keys: readonly string[], one: Mention) =>
    !one.address &&
    !isCostOf(keys, one, matter) &&
    !isBesideIt(keys, one) &&
    !(matter && TO_COME[matter]?.includes(kindOf(one.kin))) &&
    !hasDied(keys, one)
  const own = mentionsIn(clause).filter((one) => lives(clause.spelt, one) && !wishes(clause.spelt, one))
  const around = mentionsIn(whole).filter((one) => lives(whole.spelt, one) && !wishes(whole.spelt, one))
  // `pote ka mann padhai me nahi hai. kya kare hum`: what is to be done is about whom the story tells of
  const asksOnly = clause.spelt.length <= ASKS_ONLY && hasAny(TO_DO, clause.spelt) && around[0]?.after === 'of'
  const pointed = own.length === 0 && (saysThird(clause.spelt) || asksOnly || isToldOf(around, whole, matter))
  const heardOf = own.length > 0 ? clause : whole
  const mentions = own.length > 0 ? own : pointed ? around : []
  const head = headOf(mentions)
  const isPartner = head !== undefined && (head.after === 'with' || !BLOOD.has(kindOf(head.kin)))
  if (matter && isPartner && OWES.has(matter)) return { subject: { kind: 'self' }, sure: 0.8, named: false }
  // `who marries first, my brother or I`: the other of the two is named
  if (head && asksWhoFirst(clause))
    return { subject: subjectOf(asKind(kindOf(head.kin)), head, heardOf.spelt), sure: 0.85, named: true }
  const relation = matter ? BETWEEN[matter] : undefined
  if (matter && relation) return betweenOf(relation, mentions.length > 0 ? mentions : around, head, heardOf.spelt)
  if (matter === 'family_bond' && head)
    return { subject: subjectOf(asKind(kindOf(head.kin)), head, heardOf.spelt), sure: 0.85, named: true }
  // `bhai, meri naukri`: who is only spoken to is not asked about, nor who is gone
  const addressed = mentionsIn(clause).flatMap((one) =>
    one.address ||
    hasDied(clause.spelt, one) ||
    isCostOf(clause.spelt, one, matter) ||
    isBesideIt(clause.spelt, one) ||
    (wishes(clause.spelt, one) && saysFirst(clause.spelt, []))
      ? [kindOf(one.kin)]
      : [],
  )
  addressed.push(...mentionsIn(whole).flatMap((one) => (hasDied(whole.spelt, one) ? [kindOf(one.kin)] : [])))
  if (speaksOfSuitor(clause, matter)) addressed.push('child')
  const guess = subjectsIn(own.length > 0 || !pointed ? clause : whole, matter).find(
    ({ name: kind }) => !addressed.includes(kind) || own.some(({ kin }) => kindOf(kin) === kind),
  )
  const ruled = ruledKind(mentions, head, clause, pointed)
  if (ruled) return { subject: subjectOf(ruled, head, heardOf.spelt), sure: 0.9, named: true }
  return guessed(guess, mentions, heardOf.spelt, mentionsIn(clause))
}

const betweenOf = (
  { kin, is, otherwise }: { kin: readonly string[]; is: Kind; otherwise: Kind },
  mentions: readonly Mention[],
  head: Mention | undefined,
  keys: readonly string[],
): Whose => {
  const named = mentions.find((mention) => kin.includes(kindOf(mention.kin)))
  const [owner] = mentions
  // `didi ki saas`: the sister's in-laws are hers
  const [, second] = mentions
  if (
    owner &&
    second &&
    owner.after === 'of' &&
    OTHERS_LIFE.has(kindOf(owner.kin)) &&
    !OTHERS_LIFE.has(kindOf(second.kin))
  )
    return { subject: subjectOf(asKind(kindOf(owner.kin)), owner, keys), sure: 0.85, named: true }
  if (named) return { subject: subjectOf(is, named, keys), sure: 0.9, named: true }
  // a friend at work who tells tales of the asker: the trouble is the asker's
  if (kin.includes('boss') && head && AT_WORK.has(kindOf(head.kin)) && saysFirst(keys, mentions))
    return { subject: { kind: 'self' }, sure: 0.8, named: false }
  if (head && OTHERS_LIFE.has(kindOf(head.kin)) && otherwise !== 'family' && otherwise !== 'world')
    return { subject: subjectOf(asKind(kindOf(head.kin)), head, keys), sure: 0.7, named: true }
  return { subject: subjectOf(otherwise, undefined, keys), sure: 0.85, named: mentions.length > 0 }
}

const AT_WORK = new Set(['friend', 'colleague'])

const asKind = (kind: string): Kind | 'grandparent' | 'parents' => KINDS.find((one) => one === kind) ?? 'self'
const KINDS = [
  'spouse',
  'partner',
  'ex',
  'child',
  'mother',
  'father',
  'sibling',
  'in_law',
  'in_laws',
  'grandchild',
  'uncle_aunt',
  'cousin',
  'friend',
  'colleague',
  'boss',
  'couple',
  'family',
  'unborn',
  'pet',
  'grandparent',
  'parents',
] as const

/** In these somebody else is who owes, shares or promises. */
const OWES = new Set<Matter>(['money_stuck', 'partnership', 'business_start', 'inheritance', 'invest_save'])
const BLOOD = new Set(['spouse', 'child', 'sibling', 'mother', 'father', 'grandchild', 'in_law'])

/** Whom a matter is about without being theirs: the wife who is to come, the child hoped for, parents who are to agree. */
const TO_COME: Partial<Record<Matter, readonly string[]>> = {
  spouse_nature: ['spouse', 'partner', 'in_laws', 'couple', 'father', 'mother', 'parents', 'family'],
  marriage_time: ['spouse', 'partner', 'couple', 'parents', 'family'],
  marriage_late: ['spouse', 'partner', 'parents', 'family'],
  partner_meet: ['spouse', 'partner', 'friend', 'couple'],
  second_marriage: ['spouse', 'partner', 'couple'],
  children_time: ['child', 'spouse', 'unborn', 'couple'],
  love_marriage: ['partner', 'parents', 'family', 'father', 'mother', 'couple'],
  proposal_match: ['partner', 'parents', 'family', 'uncle_aunt', 'father', 'mother'],
  nature: ['family'],
}

/** One person is named, as whose something is or who does something, and the asker does nothing: it is about that person. */
const ruledKind = (mentions: readonly Mention[], head: Mention | undefined, clause: Heard, pointed: boolean) => {
  if (!head) return null
  const acts = head.after === null || head.after === 'of' || head.after === 'to'
  if (GROUPS.has(kindOf(head.kin))) return null
  if (pointed) return asKind(kindOf(head.kin))
  return acts && !saysFirst(clause.spelt, mentions) && !actsFirst(clause) ? asKind(kindOf(head.kin)) : null
}

/** Everybody at home is named more often than asked about. */
const GROUPS = new Set(['family', 'parents', 'couple', 'in_laws'])

const guessed = (
  guess: Guess<Kind> | undefined,
  mentions: readonly Mention[],
  keys: readonly string[],
  said: readonly Mention[],
): Whose => {
  const kind = guess?.name ?? 'self'
  // `beta USA jana chahta hai`: the first word may be no address after all
  const mention = [...mentions, ...said].find((one) => kindOf(one.kin) === kind)
  return { subject: subjectOf(kind, mention, keys), sure: guess?.share ?? 0, named: mention !== undefined }
}

/** A saved name with the keys of its first name, plain and as an owner: `Aarush`, `Aarush's`. */
export type SavedName = { name: string; keys: readonly string[] }
