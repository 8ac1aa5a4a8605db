import { type AskName, offersChoice } from './asking.ts'
import type { Clause } from './clauses.ts'
import { featuresOf, formsIn } from './listen.ts'
import type { Heard } from './normalise.ts'
import { asksOrNot } from './options.ts'
import { actsFirst } from './people.ts'
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
/** A matter that is only named asks how it is; less sure than this nothing more was heard. */
const NAMED_SHARE = 0.6

const UNTIL = wordIndex({ yes: 'how_long till_when until_when kab_tak kb_tk kabtak kitne_din_tak kab_talak' })
/** What lasts: `kab tak chalega` asks for an end, `kab tak ho jayegi` for a day. */
const LASTS = wordIndex({
  yes: 'chalega chalegi chalenge rahega rahegi rahenge go_on goes_on raha rahi rahe rahunga rahungi jhelna jhelu sahna sahu saheniga karu karta wait intezaar intzar last lasts keep keeps continue continues stay remain bhugatna bhugtu चलेगा चलेगी रहेगा रहेगी रहेंगे रहूं इंतज़ार झेलना',
})
const BETTER_DAY = wordIndex({
  yes: 'today aaj kal tomorrow parso monday tuesday wednesday thursday friday saturday sunday आज कल परसों',
})
const GREETING = wordIndex({
  yes: 'hi hii hello helo hlo hey heya namaste namaskar namaskaram namste pranam pranaam ram_ram radhe_radhe jai_shree jai_shri jai_mata sat_sri good_morning good_evening good_afternoon suprabhat hare_krishna राम_राम नमस्ते नमस्कार प्रणाम राधे_राधे जय_श्री शुभ_प्रभात salaam assalam adaab vanakkam',
})
const GREETING_WORDS = 6

const HOW_LONG = wordIndex({ yes: 'how_long' })
/** What is waited for comes at once: `kab tak mil jayegi` asks for a day. */
const COMES = wordIndex({
  yes: 'mil milega milegi lagega lagegi lag ho_jayega ho_jayegi ho_jaega ho_jaegi hoga hogi aayega aayegi ban banega banegi मिल मिलेगा मिलेगी लगेगी लगेगा हो_जाएगी हो_जाएगा होगी होगा आएगा आएगी बनेगा बनूंगा banunga how_long',
})
const TAKES = wordIndex({ yes: 'take takes taking before' })

const untilOrWhen = (spelt: readonly string[], heard: Form): Form => {
  if (heard !== 'when' && heard !== 'until_when') return heard
  if (heard === 'until_when' && !hasAny(COMES, spelt)) return heard
  if (hasAny(HOW_LONG, spelt)) return hasAny(TAKES, spelt) ? 'when' : 'until_when'
  return hasAny(LASTS, spelt) || spelt.length <= SHORT ? 'until_when' : 'when'
}

const WHO = wordIndex({
  yes: 'bot robot chatbot ai human machine computer_program insaan_ho insan_ho real_person asli_insaan software रोबोट मशीन इंसान_हैं aadmi_ho aap_kaun tum_kaun who_are_you who_r_u kaun_ho आप_कौन तुम_कौन kaun_hain_aap automatic',
})
const YOU = wordIndex({ yes: 'you u aap tum tu app ap आप तुम chatting talking baat_kar yeh ye' })
const THANKS = wordIndex({
  yes: 'thanks thank thankyou thanku thnks thx ty tysm dhanyavad dhanyawad dhanyvad shukriya shukria meherbani meharbani mehrbani aabhar abhar grateful gratitude obliged धन्यवाद शुक्रिया आभार मेहरबानी',
})
const LATER = wordIndex({
  yes: 'which_year which_month what_year what_month which_age what_age kis_saal kis_sal kis_varsh kis_mahine kis_umar kis_umr kis_year kis_month konse_saal kaunse_saal कौन_से_साल किस_साल किस_वर्ष किस_उम्र किस_महीने किस_year',
})
const MATTER_OF_FACT = new Set<Form>(['what_is', 'how_is'])

const FALSE = wordIndex({
  yes: 'fake fraud scam liar liars cheaters useless waste rubbish bakwas bakwaas jhooth jhoothe jhuth jhuthe jhoothi thag thagi nakli farzi bekar bekaar faltu loot lootera pagal_bana bewakoof_bana nonsense copy_paste झूठ झूठे ठग ठगी नकली बकवास बेकार फालतू फर्जी lutere',
})
const OURS = wordIndex({
  yes: 'you u your app aap tum tumhara tumhari aapka aapki yeh_app ye_app sab sb log answer answers answer jawab kehte kahte bolte predictions prediction astrologer jyotishi baba आप तुम सब ऐप जवाब कहते बोलते ज्योतिषी बाबा service team company_wale',
})
const ASKERS = wordIndex({
  yes: 'my mera meri mere main mai mujhe मेरा मेरी मेरे मुझे मैं boyfriend pati husband wife he she wo woh वो',
})

/** `sab jhooth bolte ho`: that what we say is worth nothing; of somebody else it is no complaint. */
const complains = ({ spelt }: Heard, asks: readonly AskName[]): boolean =>
  asks.length === 0 && hasAny(FALSE, spelt) && hasAny(OURS, spelt) && !hasAny(ASKERS, spelt)

const SHORT_TALK = 5
const MEANS = wordIndex({ yes: 'mean means meaning matlab mtlb मतलब kya_matlab' })
const NEXT = wordIndex({
  yes: 'what_next whats_next then_what and_then uske_baad iske_baad after_that phir_kya fir_kya aage_kya उसके_बाद इसके_बाद फिर_क्या',
})
/** `and if not?`: what comes after is asked. */
const IF_NOT = wordIndex({
  yes: 'if_not agar_nahi nahi_hua_to nahi_hui_to nahi_mila_to nahi_mili_to nahi_aaya_to warna अगर_नहीं नहीं_हुआ_तो नहीं_मिला_तो वरना',
})
/** `phone nahi uthata, paisa milega` */
const COMES_LAST =
  /[,.।]\s*[^,.।]*(?:\b(?:mil|ho|lag|aa|aay|ban|lau?t|bach|chal)\p{L}*(?:ega|egi|enge|ga|gi)\b|(?:मिल|हो|लग|आए|बन|लौट|बच|चल)े?(?:गा|गी|ंगे))\s*(?:kya|na|क्या|ना)?\s*[?।.]*$/iu
/** `she has not called, is she upset` */
const ASKS_OF_THEM = /[,.;] ?(?:is|are|does|do|did|will|has|have) (?:he|she|they|it)\b/iu
const WHAT_IF = wordIndex({ yes: 'agar what_if if_i अगर' })
const BETWEEN = wordIndex({ yes: 'between me_se में_से dono_me which_one' })
const HOW_WILL_BE = wordIndex({
  yes: 'kaise_honge kaise_rahenge kaise_hain kaise_hai kaise_milenge kaise_rahega kaise_rahegi कैसे_होंगे कैसे_रहेंगे कैसे_हैं कैसे_मिलेंगे',
})

/** Asked of us, not of the chart. */
const DOUBTS = wordIndex({
  yes: 'who_are_you_to prove_it aap_kaun_hote aap_kaun_hoti tum_kaun_hote tum_kaun_hoti aap_kaun_ho_jo आप_कौन_होते आप_कौन_होती तुम_कौन_होते how_do_i_know_you how_do_i_know_that_you how_can_i_trust_you how_can_i_trust_this how_do_you_know how_did_you_know how_can_you_know how_are_you_so_sure kaise_pata_aapko aapko_kaise_pata tumhe_kaise_pata tumko_kaise_pata aap_kaise_jante aapko_kaise_maloom आपको_कैसे_पता तुम्हें_कैसे_पता आप_कैसे_जानते why_should_i_believe why_should_i_trust how_can_i_believe are_you_accurate how_accurate is_this_real is_this_true is_astrology_real kaise_maanu kaise_maan_lu kaise_yakeen kaise_bharosa_karu_aap kyu_maanu kya_saboot kya_proof sach_bolte_ho_kya kitna_sahi_hota kitne_sahi_ho कैसे_मानूं कैसे_मान_लूं क्यों_मानूं कैसे_यकीन क्या_सबूत कितने_सही sach_hota_hai_kya jyotish_sach',
})

/** Words that decide by themselves. */
const ruledForm = (words: Heard, asks: readonly AskName[], heard: Form, inTalk: boolean): Form | null => {
  const { spelt } = words
  if (hasAny(WHO, spelt) && hasAny(YOU, spelt) && spelt.length <= 8 && heard !== 'what_is') return 'who_are_you'
  if (inTalk && spelt.length <= SHORT_TALK && hasAny(MEANS, spelt) && heard === 'what_is') return 'simpler'
  if (inTalk && spelt.length <= SHORT_TALK && hasAny(NEXT, spelt) && (heard === 'what_is' || heard === 'when'))
    return 'after_that'
  if (MATTER_OF_FACT.has(heard) && offersChoice(words) && hasAny(BETWEEN, spelt)) return 'which_of'
  if (heard === 'how' && hasAny(HOW_WILL_BE, spelt)) return 'how_is'
  if (hasAny(LATER, spelt) && (heard === 'what_is' || heard === 'how_is' || heard === 'choose_date')) return 'when'
  if (asks.includes('why') && MATTER_OF_FACT.has(heard)) return 'why'
  return null
}

/** In so many words a clause that is marked as a question, or surely one, is no mere "and of that?". */
const ANEW_WORDS = 4
const ANEW_SHARE = 0.7
const MARKED_SHARE = 0.5
/** `bina ghoos ke naukri lag jayegi?`: asked by the verb alone, and of something that is named. */
const FRESH_SHARE = 0.25
const asksAnew = ({ words, matter, marked }: Clause, { name, share }: { name: Form; share: number }): boolean => {
  if (words.spelt.length < ANEW_WORDS) return false
  if (share >= ANEW_SHARE && matter.share >= NAMED_SHARE) return true
  // `what about my cousin?` is marked, and asks as before
  if (!marked || !BY_VERB.has(name)) return false
  return (
    share >= MARKED_SHARE || (words.spelt.length > ANEW_WORDS && share >= FRESH_SHARE && matter.share >= MARKED_SHARE)
  )
}
const BY_VERB = new Set<Form>(['yes_no', 'when', 'until_when', 'how', 'choose_date'])

const OR_FIRST = new Set(['or', 'ya', 'या'])
/** Said to what was answered, and nothing besides. */
const AGREES = new Set(
  'lol lmao haha hehe ok okay okk k hmm hm achha acha accha theek thik thk hai h ji haan han yes yup right sahi got it cool great nice wow oh ohh अच्छा ठीक है जी हाँ हां ओके'.split(
    ' ',
  ),
)

/** How a clause wants to be answered; in a talk, what asks nothing itself is asked as the last question was. */
export const formIn = (clause: Clause, last: About | null): { form: Form; share: number } => {
  const { words, asks, matter, text } = clause
  const { spelt } = words
  const guesses = formsIn(featuresOf(words))
  const [likeliest = { name: 'how_is' as const, share: 0 }] = guesses
  const own = asks.filter((name) => name !== 'tell')
  if (last !== null && words.plain.length > 0 && words.plain.every((word) => AGREES.has(word)))
    return { form: 'acknowledge', share: 0.9 }
  if (last !== null && spelt.length <= SHORT_TALK && hasAny(IF_NOT, spelt)) return { form: 'after_that', share: 0.85 }
  const isSaid = SAID.has(likeliest.name) && likeliest.share >= SAID_SHARE
  const fresh = guesses.find(({ name }) => !SAID.has(name))
  const isAnew = own.length === 0 && last !== null && !isSaid && fresh !== undefined && asksAnew(clause, fresh)
  const best = isAnew && fresh ? fresh : likeliest
  if (complains(words, own)) return { form: 'complaint', share: 0.85 }
  if (hasAny(DOUBTS, spelt) && (last === null || spelt.length > SHORT_TALK)) return { form: 'complaint', share: 0.85 }
  if (own.length === 0 && hasAny(THANKS, spelt)) return { form: best.name === 'bye' ? 'bye' : 'thanks', share: 0.9 }
  const greets =
    own.length === 0 && spelt.length <= GREETING_WORDS && hasAny(GREETING, spelt.slice(0, 3)) && matter.share < 0.6
  if (greets) return { form: best.name === 'thanks' || best.name === 'bye' ? best.name : 'greeting', share: 0.9 }
  // `or Sunday?`: beside what was asked, no choice of its own
  const isBeside = OR_FIRST.has(words.plain[0] ?? '') && spelt.length <= ANEW_WORDS
  // `aur agar main doosre shahar chali jau to`
  if (last !== null && hasAny(WHAT_IF, spelt) && actsFirst(words)) return { form: 'yes_no', share: 0.7 }
  if (own.length === 0 && last && !isSaid && !isAnew && (isBeside || !offersChoice(words)))
    return { form: last.form === 'feeling' ? 'how_is' : last.form, share: 0.8 }
  if (
    own.length === 0 &&
    spelt.length <= SHORT &&
    !SAID.has(best.name) &&
    (spelt.length === 1 || best.share < NAMED_SHARE)
  )
    return { form: 'how_is', share: 0.7 }
  const ruled = ruledForm(words, own, best.name, last !== null)
  if (ruled) return { form: ruled, share: 0.85 }
  // `hostel me mann nahi lagta, ghar laut jau kya`: a step is asked about
  const asksStep = own.includes('is') && actsFirst(words)
  if (best.name === 'feeling' && (asksStep || ASKS_OF_THEM.test(text) || COMES_LAST.test(text)))
    return { form: 'yes_no', share: 0.7 }
  // `kiski baat theek hai` is no nod
  if (best.name === 'acknowledge' && own.length > 0 && spelt.length > SHORT && fresh)
    return { form: fresh.name, share: 0.5 }
  if (best.name === 'which_of' && asksOrNot(text)) return { form: 'yes_no', share: 0.85 }
  if (own.includes('until') || best.name === 'until_when' || hasAny(UNTIL, spelt))
    return { form: untilOrWhen(spelt, best.name), share: best.share }
  if (best.name === 'which_of' && hasAny(BETTER_DAY, spelt) && matter.name === 'day')
    return { form: 'compare_days', share: 0.7 }
  return { form: best.name, share: best.share }
}
