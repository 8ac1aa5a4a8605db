import { useTexts } from '#lib/i18n.ts'
import { discussionTexts } from './texts.ts'

/** What the service leaves of a text whose author deleted their account. */
const ERASED = '[deleted]'

type Text = { uid: number | null }

/** Whether only the place of a text is left. */
export const isErased = ({ uid }: Text, text: string): boolean => uid === null && text === ERASED

/** The text as it is shown: what is left of an erased one in the reader's language. */
export const useShown = () => {
  const t = useTexts(discussionTexts)
  return (of: Text, text: string): string => (isErased(of, text) ? t.erased : text)
}
