import { KIN } from './kin-data.ts'
import { type Heard, normalise } from './normalise.ts'
import { type Found, foundIn, hasAny, wordIndex } from './word-index.ts'

const PEOPLE = wordIndex(KIN)
export type KinName = keyof typeof KIN

const words = (list: string) => wordIndex({ yes: list })

const POSSESSIVE = words(
  'mere meri mera my our hamare hamari hamara humare humari humara apne apni apna mr mre mri mera_apna',
)
/** Said to the astrologer when they stand first or last: `bhai, meri naukri kab lagegi`. */
const ADDRESS = words(
  'bhai bhaiya bro yaar sir madam maam ji guruji guru_ji pandit panditji pandit_ji maharaj baba beta didi dear dost dosto uncle aunty sis mata maa swami swamiji acharya acharyaji prabhu friend boss saheb sahab babaji mataji didi_ji behen bhaisahab dada amma buddy',
)
const THIRD = words(
  'he she him her his they them wo woh vo voh usne use usse uska uski uske unka unki unke unko unhe unse usko वो वह उसे उसने उससे उसका उसकी उसके उनका उनकी उनके उनको उन्हें usme',
)
/** The person themselves: who does, to whom it happens, whose it is. */
const FIRST = {
  i: 'i im ill ive main mai mein hum ham मैं हम we khud maine mene hamne humne',
  me: 'mujhe muje mujko mujhko mereko mujhse mujhme mujhpe me us hame humein हमें',
  my: 'my mine mera meri mere our hamara hamari hamare humara humari humare apna apni apne myself mra mri mre',
} as const
const FIRSTS = wordIndex(FIRST)
/** What stands after a person's word: whose something is, with whom, to whom. */
const AFTER = {
  of: 'ka ki ke s का की के kaa',
  with: 'se ke_saath ke_sath saath sath से के_साथ aur_main aur_mai aur_mere aur_mujh',
  to: 'ko ne को ने par pe ke_liye',
  and_me: 'and_i and_me aur_main aur_mere n_i aur_meri',
} as const
const AFTERS = wordIndex(AFTER)

/** A person named in a message. */
export type Mention = {
  kin: KinName
  at: number
  length: number
  /** `mere bhai`, `my brother` */
  owned: boolean
  /** the astrologer is called so */
  address: boolean
  after: keyof typeof AFTER | null
}

/** Words that only sound like one for a person when aspirates and length are left out. */
const NO_PERSON = new Set(
  'be bi by set sat sees bheja bhejo bache bacha bachi bachau bachaun apan aman daad pet cat lower tezi patti baitha betha bethe bethi बेठा बेठे बेठी baithe baithi baithta baithti baithte बैठा बैठे बैठी बैठता बैठती बैठते बाई भेजा भेजे बचा बचे बची बचाऊं आपन पाती पटती सीएस सेट पेट मामा mama'.split(
    ' ',
  ),
)

const HERS = new Set(['meri', 'hamari', 'humari', 'apni', 'मेरी', 'हमारी', 'अपनी'])
const MEN = new Set(['bhai', 'bhaiya', 'bhaisahab', 'yaar', 'भाई', 'भैया', 'यार'])

/** `beta kab lautega`: what only a person does, and nobody else is named who could. */
const DEED =
  /^(?:laut|padh|kama|kamay|sudh?r|maan|man|sambh?al|jaa?y|ja|kar|pahunch|banaa?y|rahe?|chuk[ay]*)(?:eg[ai]|enge|g[ai])$|(?:लौट|पढ़|कमाए|सुधर|मान|संभल|जाए|पहुँच|रहे)े?(?:गा|गी|ंगे)$/u
const RETURNS = wordIndex({
  yes: 'wapas_aayega wapas_aayegi wapas_aaega wapas_kab_aayega wapas_kab_aayegi ghar_aayega ghar_kab_aayega वापस_आएगा वापस_आएगी वापस_कब_आएगा वापस_कब_आएगी घर_आएगा घर_कब_आएगा',
})
/** `beta board de raha hai`: what a son or daughter is doing. */
const DOES = wordIndex({
  yes: 'de_raha_hai de_rahi_hai padh_raha_hai padh_rahi_hai kar_raha_hai kar_rahi_hai ja_raha_hai ja_rahi_hai khel_raha_hai khelta_hai khelti_hai padhta_hai padhti_hai dega degi दे_रहा_है दे_रही_है पढ़_रहा_है पढ़_रही_है कर_रहा_है कर_रही_है जा_रहा_है जा_रही_है पढ़ता_है पढ़ती_है देगा देगी',
})
const actsAlone = ({ plain, spelt }: Heard, people: number): boolean => {
  if (people !== 1 || hasAny(FIRSTS, spelt)) return false
  // `hai` is spelt as `he`
  return (
    hasAny(DOES, spelt) || (!hasAny(THIRD, spelt) && (plain.some((word) => DEED.test(word)) || hasAny(RETURNS, spelt)))
  )
}

export const mentionsIn = (heard: Heard): Mention[] => {
  const { plain, spelt: keys } = heard
  const found = foundIn(PEOPLE, keys).filter(
    ({ name, at, length }) => name !== 'nobody' && (length > 1 || !NO_PERSON.has(plain[at] ?? '')),
  )
  return found.map(({ name, at, length }: Found<KinName>): Mention => {
    const before = keys.slice(Math.max(0, at - 2), at)
    const owned = hasAny(POSSESSIVE, before)
    const edge = at === 0 || at + length >= keys.length || (at + length === keys.length - 1 && keys.at(-1) === 'ji')
    const after = foundIn(AFTERS, keys.slice(at + length, at + length + 3)).find((one) => one.at === 0)?.name ?? null
    const spokenTo = hasAny(ADDRESS, keys.slice(at, at + length)) && keys.length > length
    // `shaadi kab hogi meri bhai`: what is `meri` is the wedding, a brother is `mera`
    const notMine = after === null && HERS.has(plain[at - 1] ?? '') && MEN.has(plain[at] ?? '')
    // `beta 11 saal ka hai`: of whom an age is told nobody is called so
    const hasAge = /^\d{1,2}$/.test(plain[at + length] ?? '')
    const does = kindOf(name) === 'child' && at === 0 && actsAlone(heard, found.length)
    const address = spokenTo && !hasAge && !does && (notMine || (edge && !owned && (at > 0 || after === null)))
    return { kin: name, at, length, owned: owned && !notMine, address, after }
  })
}

export const kindOf = (kin: KinName): string => kin.split(':')[0] ?? kin

export const saysThird = (keys: readonly string[]): boolean => hasAny(THIRD, keys)

/** How the asker speaks of themselves, but for `my` before a person's word. */
const firstsIn = (keys: readonly string[], mentions: readonly Mention[]) =>
  foundIn(FIRSTS, keys).filter(
    ({ at: place }) => !mentions.some(({ at, owned }) => owned && place < at && place >= at - 2),
  )

/** Whether the asker does something, has something done to them, or something of theirs is named. */
export const saysFirst = (keys: readonly string[], mentions: readonly Mention[]): boolean =>
  firstsIn(keys, mentions).length > 0

/** Verbs that only the asker can be the doer of: `lu ya na`, `shift ho jau`, `badhungi`, `जाऊँ`, `करूँगा`. */
const MY_VERB =
  /^(?:lu|lun|loon|du|dun|doon|jau|jaun|jaoon|aau|aaun|karu|karun|karoon|ruku|rukun|khol[u]n?|chun[u]n?|lagau|lagaun|bech[u]n?|kharid[u]n?|padhu|padhun|bolu|bolun|puchu|puchun|chhod[u]n?|chod[u]n?|likhu|likhun|sikhu|sikhun|banu|banun|rakhu|rakhun|\p{L}+(?:unga|ungi|oonga|oongi))$|(?:ूँ|ऊँ|ूं|ऊं)(?:गा|गी)?$/u

/** Whether the asker is to do something by the endings of the verbs; a rule only, nothing was learnt from it. */
export const actsFirst = ({ plain }: Heard): boolean =>
  plain.some((word) => MY_VERB.test(word) && word !== 'हूँ' && word !== 'हूं')

/** What a message says of whose life it is, as words to learn from. */
export const subjectTokens = (words: Heard, matter: string): string[] => {
  const keys = words.spelt
  const mentions = mentionsIn(words).filter(({ address }) => !address)
  const third = hasAny(THIRD, keys)
  const firsts = firstsIn(keys, mentions)
  const last = mentions.at(-1)
  const first = [...new Set(firsts.map(({ name }) => name))].toSorted().join('+')
  const persons = `${third ? 'third' : ''} ${first}`
  const after = firsts.some(({ name, at }) => name !== 'my' && last !== undefined && at > last.at)
  const kinds = [...new Set(mentions.map(({ kin }) => kindOf(kin)))]
  return [
    `m ${matter}`,
    `p ${persons}`,
    `mp ${matter} ${persons}`,
    ...(mentions.length === 0
      ? ['none', `none ${matter}`, `none ${persons}`, `none ${matter} ${third}`, `none ${matter} ${persons}`]
      : []),
    ...(kinds.length === 1
      ? [
          `only ${kinds[0]}`,
          `only ${kinds[0]} ${persons}`,
          `only ${kinds[0]} ${matter}`,
          `only ${kinds[0]} ${matter} ${persons}`,
          `onlya ${kinds[0]} ${after} ${last?.after}`,
        ]
      : []),
    ...mentions.flatMap(({ kin, owned, after: then }, place) => {
      const kind = kindOf(kin)
      return [
        `k ${kind}`,
        `ko ${kind} ${owned}`,
        `ka ${kind} ${then}`,
        `km ${kind} ${matter}`,
        `kma ${kind} ${matter} ${then}`,
        `kp ${kind} ${persons}`,
        `kn ${kind} ${place}`,
        `anyk ${then} ${persons}`,
        `anym ${matter} ${then}`,
      ]
    }),
    ...(last ? [`last ${kindOf(last.kin)}`, `lastafter ${after}`, `lastm ${matter} ${after}`] : []),
    ...(kinds.length > 1 ? [`two ${kinds.slice(0, 2).join(' ')}`, `two ${kinds[0]} ${matter}`] : []),
  ]
}

/** `and my brother?`, `और मेरे पति का`: a person and small words. */
const SMALL = new Set(
  normalise(
    'and aur n what about how my mera meri mere ka ki ke ko se bhi for of the his her uska uski bade badi chhote chhoti choti chote elder younger big small then phir to toh ya kya ji or wo और मेरा मेरी मेरे का की के को से भी बड़े बड़ी छोटे छोटी फिर तो क्या उसका उसकी',
  ).split(' '),
)
export const namesOnlySomebody = (words: Heard): boolean => {
  const mentions = mentionsIn(words)
  const isPart = (place: number) => mentions.some(({ at, length }) => place >= at && place < at + length)
  return mentions.length > 0 && words.plain.every((word, place) => isPart(place) || SMALL.has(word))
}
