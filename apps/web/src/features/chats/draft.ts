import type { Astrologer } from '@dhruva/common'
import { draftNames, dropDraft, readDraft, writeDraft } from '#lib/drafts.ts'

type Chat = { astrologer: Astrologer; bid: number }

const nameOf = ({ astrologer, bid }: Chat) => draftNames.chat(astrologer, bid)

/** What is typed and not sent: leaving to recharge, a reload or a browser that was closed loses no word. */
export const draftOf = {
  read: (uid: number | null, chat: Chat): string => readDraft(uid, nameOf(chat))?.fields.message ?? '',
  write: (uid: number | null, chat: Chat, message: string) =>
    message === '' ? dropDraft(uid, nameOf(chat)) : writeDraft(uid, nameOf(chat), { message }),
}
