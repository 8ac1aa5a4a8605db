import type { Astrologer } from '@dhruva/common'
import { rememberInTab } from '#lib/storage.ts'

type Talk = { astrologer: Astrologer; bid: number }

const keyOf = ({ astrologer, bid }: Talk) => `chat.draft:${astrologer}.${bid}`

/** What is typed and not sent, kept in the tab: leaving to recharge, or a reload, loses no word. */
export const draftOf = {
  read: (talk: Talk): string => rememberInTab.read(keyOf(talk)) ?? '',
  write: (talk: Talk, text: string) =>
    text === '' ? rememberInTab.remove(keyOf(talk)) : rememberInTab.write(keyOf(talk), text),
}
