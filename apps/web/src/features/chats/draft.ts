import type { Astrologer } from '@dhruva/common'
import { rememberInTab } from '#lib/storage.ts'

type Chat = { astrologer: Astrologer; bid: number }

const keyOf = ({ astrologer, bid }: Chat) => `chat.draft:${astrologer}.${bid}`

/** What is typed and not sent, kept in the tab: leaving to recharge, or a reload, loses no word. */
export const draftOf = {
  read: (chat: Chat): string => rememberInTab.read(keyOf(chat)) ?? '',
  write: (chat: Chat, text: string) =>
    text === '' ? rememberInTab.remove(keyOf(chat)) : rememberInTab.write(keyOf(chat), text),
}
