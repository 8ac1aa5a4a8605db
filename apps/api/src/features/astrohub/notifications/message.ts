import type { ActionKind, ModerationKind, NoticeRow } from '@dhruva/db'
import type { TextLanguage } from '#http/fail.ts'

/** Of a title, so that a message stays within two lines of a phone. */
const TITLE_AT_MOST = 60
/** More people than this are not told apart. */
const OTHERS_AT_MOST = 99

type Who = { name: string; others: number }

const countOf = (others: number) => (others > OTHERS_AT_MOST ? `${OTHERS_AT_MOST}+` : String(others))

/** English: 'asha', 'asha and 1 other', 'asha and 3 others'. */
const actorsInEnglish = ({ name, others }: Who) => {
  if (others === 0) return name
  return `${name} and ${countOf(others)} ${others === 1 ? 'other' : 'others'}`
}

/** Hindi, with its ने: one other is a person, more are people. */
const actorsInHindi = ({ name, others }: Who) => {
  if (others === 0) return `${name} ने`
  return `${name} और ${countOf(others)} अन्य ${others === 1 ? 'व्यक्ति' : 'लोगों'} ने`
}

const actions: Record<ActionKind, Record<TextLanguage, (who: Who, title: string) => string>> = {
  comment: {
    en: (who, title) => `${actorsInEnglish(who)} commented on “${title}”`,
    hi: (who, title) => `${actorsInHindi(who)} “${title}” पर टिप्पणी की`,
  },
  reply: {
    en: (who, title) => `${actorsInEnglish(who)} also commented on “${title}”`,
    hi: (who, title) => `${actorsInHindi(who)} भी “${title}” पर टिप्पणी की`,
  },
  upvote: {
    en: (who, title) => `${actorsInEnglish(who)} upvoted “${title}”`,
    hi: (who, title) => `${actorsInHindi(who)} “${title}” के पक्ष में वोट दिया`,
  },
}

type OwnText = { title: string; isComment: boolean; support: string | null }

/** Nobody is named: not who reported, nor the operator. */
const moderations: Record<ModerationKind, Record<TextLanguage, (about: OwnText) => string>> = {
  hidden_by_reports: {
    en: ({ title, isComment }) =>
      `${isComment ? `Your comment on “${title}” was hidden after reports.` : `“${title}” was hidden after reports: only you can see it.`} An operator looks at it, and you are told the outcome; you need do nothing.`,
    hi: ({ title, isComment }) =>
      `${isComment ? `शिकायतों के बाद “${title}” पर आपकी टिप्पणी छिपा दी गई है।` : `शिकायतों के बाद आपकी चर्चा “${title}” छिपा दी गई है: इसे केवल आप देख सकते हैं।`} एक संचालक इसे देखेंगे और नतीजा आपको बताया जाएगा; आपको कुछ नहीं करना है।`,
  },
  hidden_by_operator: {
    en: ({ title, isComment, support }) =>
      `An operator looked at ${isComment ? `your comment on “${title}”: it is hidden.` : `“${title}”: it is hidden, and only you can see it.`}${support ? ` If you think that is wrong, write to ${support}.` : ''}`,
    hi: ({ title, isComment, support }) =>
      `संचालक ने ${isComment ? `“${title}” पर आपकी टिप्पणी देखी: वह छिपी है।` : `आपकी चर्चा “${title}” देखी: वह छिपी है और उसे केवल आप देख सकते हैं।`}${support ? ` अगर आपको यह ग़लत लगता है, तो ${support} पर लिखें।` : ''}`,
  },
  restored: {
    en: ({ title, isComment }) =>
      `An operator looked at ${isComment ? `your comment on “${title}”` : `“${title}”`}: everyone can see it again.`,
    hi: ({ title, isComment }) =>
      `संचालक ने ${isComment ? `“${title}” पर आपकी टिप्पणी` : `आपकी चर्चा “${title}”`} देखी: वह अब फिर सबको दिखती है।`,
  },
}

const isModeration = (kind: NoticeRow['kind']): kind is ModerationKind => kind in moderations

const names = {
  gone: { en: 'Deleted user', hi: 'हटाए गए सदस्य' },
  // in Hindi as they stand before ने; voting asks for no handle
  nameless: { en: 'Someone', hi: 'किसी' },
} as const

/** A title cut at a whole letter, with its vowel signs. */
export const shortTitle = (title: string): string => {
  if (title.length <= TITLE_AT_MOST) return title
  const letters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment)
  return letters.length <= TITLE_AT_MOST ? title : `${letters.slice(0, TITLE_AT_MOST).join('').trimEnd()}…`
}

const nameOf = ({ handle, is_gone }: NoticeRow, language: TextLanguage) => {
  if (is_gone) return names.gone[language]
  return handle ?? names.nameless[language]
}

/**
 * What a notification says: who did what to which discussion, or what became of one's own text.
 * @param support where to write to, null where there is no address
 */
export const messageOf = (notice: NoticeRow, language: TextLanguage, support: string | null): string => {
  const { kind, cid, others } = notice
  const title = shortTitle(notice.title)
  if (isModeration(kind)) return moderations[kind][language]({ title, isComment: cid !== null, support })
  return actions[kind][language]({ name: nameOf(notice, language), others }, title)
}
