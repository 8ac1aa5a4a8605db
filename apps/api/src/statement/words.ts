import type { StatementUnit } from '@dhruva/contract'
import type { StatementEntry } from '@dhruva/domain'
import type { TextLanguage } from '#http/fail.ts'

type Said = readonly [en: string, hi: string]
type Why = Said | ((line: StatementEntry) => Said)

/** How the units are called. */
export const UNIT_NAMES: Record<StatementUnit, Said> = {
  oracle: ['Oracle questions', 'ओरेकल प्रश्न'],
  astra: ['Astra questions', 'आस्त्रा प्रश्न'],
  subscription: ['Subscription questions', 'सदस्यता के प्रश्न'],
  wallet: ['Wallet, rupees', 'वॉलेट, रुपये'],
  points: ['Astro Points', 'एस्ट्रो अंक'],
  daily: ['Daily predictions', 'दैनिक भविष्यफल'],
  weekly: ['Weekly predictions', 'साप्ताहिक भविष्यफल'],
  monthly: ['Monthly predictions', 'मासिक भविष्यफल'],
  yearly: ['Yearly predictions', 'वार्षिक भविष्यफल'],
}

const whose = { Oracle: ['Oracle', 'ओरेकल'], Astra: ['Astra', 'आस्त्रा'] } as const

/** What was asked for, and of whom: a chat that was deleted is not named any more. */
const asked = ({ asstId, astrologer, userName, unit }: StatementEntry): Said => {
  if (asstId === null) return ['Prediction', 'भविष्यफल']
  const [en, hi] = whose[astrologer === 'Astra' || unit === 'astra' ? 'Astra' : 'Oracle']
  if (astrologer === null)
    return unit === 'oracle' || unit === 'astra'
      ? [`Question to ${en}, in a chat that was deleted`, `${hi} से प्रश्न, हटाई गई बातचीत में`]
      : ['Question in a chat that was deleted', 'हटाई गई बातचीत में प्रश्न']
  return [`Question to ${en} about ${userName}`, `${hi} से ${userName} के बारे में प्रश्न`]
}

const held = (line: StatementEntry): Said => {
  const [en, hi] = asked(line)
  if (line.turnState === 'held')
    return [
      `${en}: being written. It is charged when complete, else given back`,
      `${hi}: लिखा जा रहा है। पूरा होने पर शुल्क लगेगा, नहीं तो लौट आएगा`,
    ]
  return line.turnState === 'refunded' ? [`${en}: not answered`, `${hi}: उत्तर नहीं मिला`] : [en, hi]
}

const given: Record<string, Said> = {
  welcome: ['Welcome: free questions', 'स्वागत: मुफ़्त प्रश्न'],
  invite: ['A friend you invited has come: free questions', 'आपके बुलाए मित्र आए: मुफ़्त प्रश्न'],
  app: ['First login in the app: free questions', 'ऐप में पहला लॉग इन: मुफ़्त प्रश्न'],
}

const points: Record<string, Said> = {
  discussion: ['Discussion started', 'चर्चा शुरू की'],
  comment: ['Comment written', 'टिप्पणी लिखी'],
  vote: ['Vote given', 'वोट दिया'],
  upvote: ['Upvote received', 'पसंद का वोट मिला'],
  vote_back: ['Vote taken back', 'वोट वापस लिया'],
  unvote: ['An upvote was taken back', 'पसंद का वोट वापस लिया गया'],
  delete: ['Text deleted, with what it had earned', 'लेख हटाया, उसके अंकों के साथ'],
}

/** Why something came or went: English, Hindi. */
const WHY: Record<StatementEntry['kind'], Why> = {
  grant: ({ about }) => given[about ?? ''] ?? ['Given free of charge', 'मुफ़्त मिला'],
  hold: held,
  refund: (line) => {
    const [en, hi] = asked(line)
    return [`${en}: given back`, `${hi}: लौटाया गया`]
  },
  refund_payment: ['Unused, refunded to where it was paid from', 'बिना इस्तेमाल, राशि वहीं लौटाई जहाँ से भुगतान हुआ'],
  unrefund_payment: ['The refund could not be made: it is yours again', 'राशि लौटाई नहीं जा सकी: यह फिर से आपका है'],
  pay: ({ unit }) =>
    unit === 'subscription' ? ['Month of the subscription', 'सदस्यता का महीना'] : ['Recharge', 'रिचार्ज'],
  lapse: ['Lapsed with the month of the subscription', 'सदस्यता के महीने के साथ समाप्त'],
  expire: ['Lapsed with the account', 'खाते के साथ समाप्त'],
  points: ({ reason }) => points[reason ?? ''] ?? ['Astro Points', 'एस्ट्रो अंक'],
  redeem: ({ unit }) =>
    unit === 'points'
      ? ['Redeemed for Oracle questions', 'ओरेकल प्रश्नों के लिए भुनाए']
      : ['Astro Points redeemed', 'एस्ट्रो अंक भुनाए'],
  transfer: ({ change }) =>
    change < 0 ? ['Given to someone', 'किसी को दिए'] : ['Received from someone', 'किसी से मिले'],
  deliver: ['Received: they waited for your first login', 'मिले: आपके पहले लॉग इन के लिए रखे थे'],
  return: ['Came back: nobody fetched them within 30 days', 'लौट आए: 30 दिन में किसी ने नहीं लिए'],
  ops: ({ change }) =>
    change < 0
      ? ['Taken by our support team', 'हमारी सहायता टीम ने लिए']
      : ['Given by our support team', 'हमारी सहायता टीम ने दिए'],
  allowance: ['Free predictions of the new period', 'नई अवधि के मुफ़्त भविष्यफल'],
  before: ['Used under an earlier account of your number', 'आपके नंबर के पहले खाते में इस्तेमाल हुए'],
  over: ['The period is over: what was left lapsed', 'अवधि समाप्त: जो बचा था वह समाप्त हुआ'],
}

/** The reason of a line. */
export const whyOf = (line: StatementEntry, language: TextLanguage): string => {
  const why = WHY[line.kind]
  return (typeof why === 'function' ? why(line) : why)[language === 'hi' ? 1 : 0]
}

/** What a line is about, by the number people can ask us or others with; '' for nothing. */
export const referenceOf = ({ kind, invoice, payment, mobile }: StatementEntry): string => {
  if (kind === 'pay') return [invoice, payment].filter(Boolean).join(', ')
  if (kind === 'transfer' || kind === 'return') return mobile ?? ''
  return kind === 'refund_payment' || kind === 'unrefund_payment' ? (payment ?? '') : ''
}
