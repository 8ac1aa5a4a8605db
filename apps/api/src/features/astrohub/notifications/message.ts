import type { NoticeRow } from '@dhruva/db'
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

const sentences: Record<NoticeRow['kind'], Record<TextLanguage, (who: Who, title: string) => string>> = {
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

/** What a notification says: who did what to which discussion. */
export const messageOf = (notice: NoticeRow, language: TextLanguage): string =>
  sentences[notice.kind][language]({ name: nameOf(notice, language), others: notice.others }, shortTitle(notice.title))
