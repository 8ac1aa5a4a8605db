import { offersChoice } from './asking.ts'
import { type Heard, heard } from './normalise.ts'
import { CHOICES, IMPLIED, PAIRS, PAIRS_OF } from './options-data.ts'
import { CUES } from './ruled-data.ts'
import type { TwoWishes } from './two-wishes.ts'
import type { Form, Matter, Option } from './types.ts'
import { hasAny, namesIn, wordIndex } from './word-index.ts'

const CHOICE = wordIndex(CHOICES)

/** Behind a verb `ki` is `or`: `clear hoga ki drop kar du`, `jaun ki rukun`. */
const KI =
  /(?<=(?<![\p{L}\p{M}])(?:[\p{L}\p{M}]*(?:[oe]ga|[oe]gi|enge|unga|ungi)|lu|lun|du|dun|karu|karun|jau|jaun|ruku|rukun|rahu|rahun|chahiye))\s+ki\s+(?=(?:(?:main|mai|phir|fir)\s+)?[\p{L}\p{M}]+)(?=[^?]*(?:lu|lun|du|dun|karu|karun|jau|jaun|ruku|rukun|rahu|rahun|na|nahi|[oe]ga|[oe]gi)\s*[?!.]*\s*$)|(?<=(?<!\bkya\s)\b(?:karu|karun|lu|lun|jau|jaun))\s+ki\s+(?=\p{L}+(?:\s+\p{L}+)?\s*[?!.]*\s*$)(?!\S+\s+(?:ho|lage|mile|jaye|bane|sake)\b)/iu
const JOINED = /\s+(?:or|ya|athva|vs|versus|या|अथवा)(?:\s+(?:phir|fir|फिर|else))?\s+/iu
/** `ya nahi`, `or not`: the other side is only that it is not so. */
const OR_NOT =
  /[\s,]+(?:or|ya|या)\s+(?:not|no|nahi+n?|nhi|na|नहीं|ना|न)(?:\s+(?:hoga|hogi|hai|karu|karun|होगा|होगी|है|करूँ|करूं))?(?:[\s,]+(?:please|plz|pls|sach|sahi|saaf|seedha|honestly|ji|sir|bata\p{L}*|tell|me|batana|सच|सही|साफ़|साफ|जी|बता[\p{L}\p{M}]*))*\s*[?!.।]*\s*$/iu
/** How the answer is wished, not what is chosen between. */
const YES_OR_NO = /(?:haa?n|yes|हाँ|हां)\s+(?:ya|or|या)\s+(?:na|no|nahi|ना|नहीं)(?![\p{L}\p{M}])/iu
/** So many words to either side of `or` are what is chosen between. */
const SIDE_WORDS = 7
const SENTENCE = /[?!।;\n]|\.+(?:\s|$)/u

/** `ya bhul jau`, `or should I let it go`, `या टूट जाएगी`: the other side is only that it comes to nothing, or that one gives it up. */
const OR_NOTHING =
  /[\s,](?:(?:or|ya)\s+(?:(?:phir|fir|else|should|shall|do|can|i|we|it|will|just|main|mai|hum|usko|use|unko)\s+){0,3}(?:forget|let (?:it|go)|give up|drop it|break|fall|fail|fizzle|bh[ou]+l|tu?t|toot|rehne d|rahne d|jaane d|jane d|chho?r d)|या\s+(?:(?:फिर|मैं|उसे|इसे|हम)\s+){0,2}(?:भूल|टूट|रहने द|जाने द))[^,?!।;]{0,30}\s*[?!.।]*\s*$/iu
/** `good or bad`, `achhi hogi ya buri`: how it is, not which of two. */
const GOOD_OR_BAD =
  /(?:\b(?:good|right|strong|ac+h+[aei]+|theek|thik|sahi|ma[zj]boo?t)|अच्छ[ाीे]|ठीक|सही|मज़बूत|मजबूत)(?:\s+(?:hog[aie]|hai|hain|rahe?g[aie]|h|होग[ाी]|है|रहेग[ाी]))?\s+(?:or|ya|या)\s+(?:bad|wrong|weak|kam[zj]or|कमज़ोर|कमजोर|bur[aie]|khara+b|galat|बुर[ाीे]|ख़राब|खराब|ग़लत|गलत)(?![\p{L}\p{M}])/iu

/** `or should I wait`: whether it is the time, where waiting is no way of its own that a chart weighs. */
const OR_WAIT =
  /[\s,](?:or|ya|या)\s+(?:(?:phir|fir|should|shall|do|i|we|just|better|main|thoda|abhi|फिर|मैं|थोड़ा|अभी)\s+){0,3}(?:wait|ruk|intezaa?r|intzaa?r|रुक|इंतज़ार|इंतजार)[^,?!।;]{0,24}[?!.।]*\s*$/iu
/** `saas se banegi ya alag rehna padega` */
const GETS_ON = /\b(?:ban|nibh|jam|pat)e?gi\b|get along|get on with|बनेगी|निभेगी|जमेगी|पटेगी/iu
const OR_APART = /(?:ya|or|या)\s+(?:\S+\s+){0,2}(?:alag|separate|apart|अलग)/iu

const pairsWaiting = (matter: Matter | null): boolean =>
  ((matter && PAIRS_OF[matter]) ?? []).some((pair) =>
    pair.some((id) => id === 'wait' || id === 'wait_for' || id === 'refuse'),
  )

/** Whether of two ways that are named one is only that nothing comes of it, that one waits, or that it is bad. */
export const weighsOneThing = (text: string, matter: Matter | null): boolean => {
  if (GOOD_OR_BAD.test(text) || (GETS_ON.test(text) && OR_APART.test(text))) return true
  if (OR_WAIT.test(text)) return !pairsWaiting(matter)
  return OR_NOTHING.test(text) && !(matter && OF_GIVING_UP.has(matter))
}
export const asksWhetherGood = (text: string): boolean => GOOD_OR_BAD.test(text)

/** Whether a clause asks of one thing only whether it shall be: `haan karu ya na`. */
export const asksOrNot = (text: string): boolean => OR_NOT.test(text)

/** `this month or next` is one time, not two ways. */
const ONLY_TIME =
  /^(?:the )?(?:next|agle|agla|agli|अगले|अगला|अगली)(?: (?:month|year|week|mahine|saal|hafte|महीने|साल|हफ़्ते|हफ्ते))?\b[\s?]*(?:\p{L}+\s*){0,2}$/iu

type Side = { words: string; ids: ReadonlySet<Option['id']> }

/** A service that is sold is a trade, not `service` as against business. */
const TRADE =
  /(?:tiffin|catering|courier|taxi|cab|laundry|cleaning|delivery|repair|coaching|टिफ़िन|टिफिन) ?(?:service|sewa|centre|center|सर्विस|सेवा)/giu

/** `he cheated me, shut it down or ...`: what was told before the last comma is no side. */
const asked = (piece: string): string => {
  const parts = piece.split(/\s*,\s*/u)
  const last = parts.at(-1) ?? ''
  return parts.length > 1 && last.split(/\s+/u).length > 1 && parts.slice(0, -1).every((one) => TOLD.test(one))
    ? last
    : piece
}

const sideOf = (text: string, isLeft: boolean): Side => {
  const piece = (isLeft ? text.split(SENTENCE).findLast((one) => one.trim()) : text.split(SENTENCE)[0]) ?? ''
  const all = (isLeft ? asked(piece) : (piece.split(/,| [-–—] /u)[0] ?? '')).trim().split(/[,\s]+/)
  const words = (isLeft ? all.slice(-SIDE_WORDS) : all.slice(0, SIDE_WORDS)).join(' ')
  return { words, ids: namesIn(CHOICE, heard(words.replace(TRADE, 'business')).spelt) }
}

/** What somebody tells of themselves before a choice is none of its sides: `naukri chhut gayi, business karu ya ...`. */
const TOLD =
  /(?<![\p{L}\p{M}])(?:hai|hain|hu|hoon|hun|tha|thi|the|gaya|gayi|gaye|aaya|aayi|raha|rahi|rahe|chahte|chahti|chahta|kehte|is|am|are|was|were|have|has|had|got|want|wants|says|said|came|lost|who|whom|which|what|kaun|kise|kisko|है|हैं|हूँ|हूं|था|थी|गया|गई|गए|रहा|रही|रहे|चाहते|कहते|कौन|किसे|आया|आई)(?![\p{L}\p{M}])/iu
const ASKS_FIRST = /^(?:do|does|should|shall|is|are|will|can|would|kya|to|toh|क्या|तो)(?![\p{L}\p{M}])/iu
/** Words of a side of a list, with what asks before the first. */
const LISTED_WORDS = 6
const COLON = /^.*[:–]\s*/su
/** Known ways that a list may name; of several the first. */
const LISTED = [
  'business',
  'government',
  'private',
  'abroad',
  'home_country',
  'change',
  'stay',
  'study',
  'job',
  'rent',
  'buy',
  'sell',
  'keep',
  'science',
  'commerce',
  'arts',
] as const

/** Three sides or more: commas and a last `or`. Null of fewer. */
const listOf = (sides: readonly string[]): Option[] | null => {
  const [first = '', ...rest] = sides
  const piece = first.split(SENTENCE).findLast((one) => one.trim()) ?? ''
  const before = piece.replace(COLON, '').split(/\s*,\s*/u)
  // `my boutique in Amritsar, do I expand or ...`: what stands before the question is told
  if (before.length > 1 && ASKS_FIRST.test(before.at(-1) ?? '')) return null
  const isListed = (part: string) => {
    const words = part.trim().split(/\s+/u)
    return part.trim() !== '' && words.length <= LISTED_WORDS && !TOLD.test(part)
  }
  const all = [...before.filter(isListed), ...rest.map((one) => sideOf(one, false).words)]
  if (before.length + rest.length < LIST || all.length < LIST) return null
  return all.map((words): Option => {
    const ids = namesIn(CHOICE, heard(words).spelt)
    return { id: LISTED.find((id) => ids.has(id)) ?? 'free', words: words.trim() }
  })
}
const LIST = 3

type Pair = readonly [Option['id'], Option['id']]

/** Which way round the two sides are a pair; null where they are not. */
const asPair = ([a, b]: Pair, one: Side, other: Side): Pair | null => {
  if (one.ids.has(a) && other.ids.has(b)) return [a, b]
  return one.ids.has(b) && other.ids.has(a) ? [b, a] : null
}

/** Where one side has words of a pair and the other has none of any. */
const withOther = ([a, b]: Pair, one: Side, other: Side): Pair | null => {
  const only = (side: Side, id: Option['id'], not: Option['id']) => side.ids.has(id) && !side.ids.has(not)
  // a course that is named is no seat beside another try, where nobody speaks of one
  if (a === 'drop' && !one.ids.has('drop') && !other.ids.has('drop')) return null
  // `go abroad or prepare for a government job`: of two ways that are no pair neither is the other's counterpart
  const none = (side: Side) => !OF_ITS_OWN.some((id) => side.ids.has(id)) && !(side.ids.has(a) || side.ids.has(b))
  if (only(one, a, b) && none(other)) return [a, b]
  if (only(one, b, a) && none(other)) return [b, a]
  if (only(other, b, a) && none(one)) return [a, b]
  return only(other, a, b) && none(one) ? [b, a] : null
}

const OF_ITS_OWN: readonly Option['id'][] = ['abroad', 'business', 'government', 'arranged']

const CITY = wordIndex({ yes: CUES.city })
const BESIDE_NAME = /^(?:in|to|at|the|from|me|mein|ko|ki|ka|se|में|को|की|का|से)$/iu
/** A side that is a name and nothing else: `or Gurgaon`, `IIT Bombay or ...`; what is done stands on the other for both. */
const isName = ({ words, ids }: Side): boolean => {
  if ([...ids].some((id) => id !== 'abroad' && id !== 'home_country')) return false
  const all = words
    .replace(/[?!.।]+$/u, '')
    .split(/\s+/u)
    .filter((word) => word !== '' && !BESIDE_NAME.test(word))
  const named = all.filter((word) => hasAny(CITY, heard(word).spelt) || /^\p{Lu}[\p{L}\p{M}.&-]+$/u.test(word))
  return all.length > 0 && all.length <= NAME_WORDS && named.length === all.length && !QUESTION.test(all[0] ?? '')
}
const NAME_WORDS = 3
const QUESTION = /^(?:should|shall|do|is|will|can|which|kya|main|i)$/iu

/** Which person: names are chosen between, whatever else is said. */
const WHO = wordIndex({ yes: 'who whom kaun kon kise kisko kis_se kisse कौन किसे किसको किससे' })

const firstOf = (pairs: readonly Pair[], find: (pair: Pair) => Pair | null): Pair | null => {
  for (const pair of pairs) {
    const found = find(pair)
    if (found) return found
  }
  return null
}

/** What a clause lets be chosen between: ways a chart can weigh where the words are of such, else the person's own words. */
export const optionsIn = (text: string, words: Heard, matter: Matter | null, form: Form): Option[] => {
  if (weighsOneThing(text, matter)) return []
  const spoken = text.replace(KI, ' ya ')
  const said = spoken.replace(YES_OR_NO, '').replace(OR_NOT, '')
  const own = (matter && PAIRS_OF[matter]) ?? []
  const sides = JOINED.test(said) || (offersChoice(words) && said === spoken) ? said.split(JOINED) : []
  if (sides.length < 2) return betweenStreams(words, matter) ?? impliedIn(words, matter, form)
  const list = listOf(sides)
  if (list) return list
  const [one, ...rest] = sides.map((side, at) => sideOf(side, at === 0))
  const [other] = rest
  if (!(one && other) || (form !== 'which_of' && ONLY_TIME.test(other.words))) return []
  const pair =
    firstOf([...own, ...PAIRS], (each) => asPair(each, one, other)) ??
    (hasAny(WHO, words.spelt) || isName(one) || isName(other)
      ? null
      : firstOf(own, (each) => withOther(each, one, other)))
  if (pair && rest.length === 1)
    return [
      { id: pair[0], words: one.words },
      { id: pair[1], words: other.words },
    ]
  return [one, ...rest].map(({ words: near }) => ({ id: 'free', words: near }))
}

/** The two ways that two people want, where their wishes name such; else each as it was told, but none where one only disagrees. */
export const optionsOfWishes = ({ theirs, other, isMine }: TwoWishes, matter: Matter | null): Option[] => {
  const own = (matter && PAIRS_OF[matter]) ?? []
  const wanted = theirs.replace(WISHER, '')
  const [one, two] = [wanted, other].map((words): Side => ({ words, ids: namesIn(CHOICE, heard(words).spelt) }))
  if (!(one && two)) return []
  if (matter === 'proposal_match' || !isMine || two.words.split(/\s+/u).length <= ONLY_NO) return []
  const pair = firstOf([...own, ...PAIRS], (each) => asPair(each, one, two))
  return [one, two].map(({ words }, at) => ({ id: pair?.[at] ?? 'free', words }))
}
/** Who wants it stands first, and is no part of what is wanted. */
const WISHER = /^(?:(?:my|our|mer[aei]|hamar[aei]|मेर[ाीे]|हमार[ाीे])\s+)?\S+\s+/iu
/** `mujhe nahi`, `but i dont` */
const ONLY_NO = 3

/** Where to wait and to give up are two ways a chart can weigh. */
const OF_GIVING_UP = new Set<Matter>(['ex_return', 'exam', 'gov_job', 'arts_sport', 'business_grow', 'proposal_match'])

/** Two streams that are named without `or`: `papa want arts, I want science, what do I take`. */
const betweenStreams = (words: Heard, matter: Matter | null): Option[] | null => {
  if (matter !== 'stream_choice') return null
  const named = namesIn(CHOICE, words.spelt)
  const streams = STREAMS.filter((id) => named.has(id))
  return streams.length === 2 ? streams.map((id) => ({ id, words: '' })) : null
}
const STREAMS = ['science', 'commerce', 'arts'] as const

const ASKS_ADVICE = wordIndex({
  yes: 'thinking_of thinking_to thinking_about soch_raha soch_rahi सोच_रहा सोच_रही should shud shall karu karun kar_du kar_dun du dun lu lun keh_du chahiye thik_hai theek_rahega right_for_me sahi_hai करूं कर_दूं दूं लूं चाहिए सही_है ठीक_है kahu bolu कहूं बोलूं',
})

/** Both sides of a question that names one: `should I quit the preparation`. */
const impliedIn = (words: Heard, matter: Matter | null, form: Form): Option[] => {
  const pair = matter && IMPLIED[matter]
  if (!pair || !(form === 'yes_no' || form === 'when') || !hasAny(ASKS_ADVICE, words.spelt)) return []
  const named = namesIn(CHOICE, words.spelt)
  // `dukan band karke naukri kar lu`: what is left for what is taken
  if (matter === 'business_grow' && named.has('quit') && named.has('job'))
    return [
      { id: 'business', words: '' },
      { id: 'job', words: '' },
    ]
  return pair.some((id) => named.has(id)) ? pair.map((id) => ({ id, words: '' })) : []
}
