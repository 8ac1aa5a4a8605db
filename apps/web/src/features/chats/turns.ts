import type { ChatMessage } from '@dhruva/contract'

/** A chat by its turns: a question and what came of it. */
export const turnsOf = <One extends Pick<ChatMessage, 'role'>>(messages: readonly One[]): One[][] => {
  const turns: One[][] = []
  for (const message of messages) {
    const turn = turns.at(-1)
    if (turn && message.role === 'astrologer') turn.push(message)
    else turns.push([message])
  }
  return turns
}

/** What a screen of the largest kind shows, and some more to scroll through. */
const AT_ONCE = 20

/** How many turns are left out when a chat opens: it opens at its end, and a long one would keep the browser busy with what is out of sight. */
export const leftOutAtFirst = (turns: number): number => Math.max(0, turns - AT_ONCE)

/** How many are left out once some more were asked for. */
export const leftOutAfter = (leftOut: number): number => Math.max(0, leftOut - AT_ONCE)

/** So many fill more than `isNearTop` wants, and no frame of a cheap phone is late for them. */
const A_SCROLL = 4

/** How many are left out once one has scrolled up to where they begin. */
export const leftOutAfterScroll = (leftOut: number): number => Math.max(0, leftOut - A_SCROLL)

type Box = Pick<HTMLElement, 'scrollTop' | 'clientHeight'>

/** Whether earlier turns are soon to be seen: less than a screen and a half stands above what is shown. */
export const isNearTop = ({ scrollTop, clientHeight }: Box): boolean => scrollTop < clientHeight * 1.5

/** A day, where the person is. */
export const dayOf = (iso: string): string => new Date(iso).toDateString()

/** The messages that begin a day, by their numbers, and the day of the last one; '' before any. */
export const daysOf = (messages: readonly Pick<ChatMessage, 'mid' | 'chat_time'>[]) => {
  const begins = new Set<number>()
  let last = ''
  for (const { mid, chat_time } of messages) {
    const day = dayOf(chat_time)
    if (day !== last) begins.add(mid)
    last = day
  }
  return { begins, last }
}
