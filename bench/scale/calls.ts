import { births, chats, comments, discussions, horoscopes, users, votes, zodiacs } from '@dhruva/contract'
import type { Member } from '../chat/service.ts'

export type HotCall = {
  name: string
  /** how often a person who comes makes it on a day: what the model assumes */
  aDay: number
  /** a second, where its cost is measured; far below what would fill a processor */
  rate: number
  request: (turn: number) => { method: 'GET' | 'POST'; path: string; body?: object; token?: string | undefined }
}

type People = {
  /** with a handle in the forum */
  forum: string[]
  /** with a birth, questions and an open talk */
  chatting: (Member & { asstId: string })[]
  discussions: number
}

const QUESTIONS = [
  'When will I get married?',
  'Will I get a promotion this year?',
  'How is my health in the coming months?',
  'Will I buy a house?',
]

/** The calls that are made most, as the web makes them in a day of somebody who comes. */
export const hotCalls = ({ forum, chatting, discussions: texts }: People): HotCall[] => {
  const one = <T>(list: readonly T[], turn: number): T | undefined => list[turn % list.length]
  const member = (turn: number) => one(chatting, turn)
  const post = ({ path }: { path: string }, body: object, token?: string) => ({
    method: 'POST' as const,
    path,
    body,
    token,
  })
  const did = (turn: number) => 1 + ((turn * 104_729) % texts)
  return [
    { name: 'page: home', aDay: 2, rate: 100, request: () => ({ method: 'GET', path: '/' }) },
    {
      name: 'getInfo',
      aDay: 6,
      rate: 200,
      request: (turn) => ({ method: 'GET', path: users.getUserInfo.path, token: member(turn)?.token }),
    },
    {
      name: 'getBirths',
      aDay: 3,
      rate: 100,
      request: (turn) => ({ method: 'GET', path: births.getBirths.path, token: member(turn)?.token }),
    },
    {
      name: 'getHoroscope',
      aDay: 1,
      rate: 200,
      request: (turn) => post(horoscopes.getHoroscope, { zodiac: one(zodiacs, turn), when: 'Today' }),
    },
    {
      name: 'latest discussions',
      aDay: 4,
      rate: 200,
      request: (turn) => post(discussions.searchDiscussions, {}, one(forum, turn)),
    },
    {
      name: 'getComments',
      aDay: 6,
      rate: 200,
      request: (turn) =>
        post(comments.getComments, { did: 1 + ((turn * 7_919) % Math.min(20_000, texts)) }, one(forum, turn)),
    },
    {
      name: 'insertVote',
      aDay: 1,
      rate: 50,
      request: (turn) => post(votes.insertVote, { did: did(turn), type: 1 }, one(forum, turn)),
    },
    {
      name: 'insertComment',
      aDay: 0.5,
      rate: 40,
      request: (turn) =>
        post(
          comments.insertComment,
          { did: did(turn), comment: `Saturn stands in the tenth house, ${turn}` },
          one(forum, turn),
        ),
    },
    { name: 'getAllChats', aDay: 2, rate: 100, request: (turn) => post(chats.getAllChats, {}, one(forum, turn)) },
    {
      name: 'getChat',
      aDay: 2,
      rate: 40,
      request: (turn) => post(chats.getChat, { asst_id: member(turn)?.asstId }, member(turn)?.token),
    },
    {
      name: 'pushChat',
      aDay: 1,
      rate: 10,
      request: (turn) => {
        const who = member(turn)
        const body = {
          bid: who?.bid,
          asst_id: who?.asstId,
          astrologer: 'Oracle',
          message: one(QUESTIONS, Math.floor(turn / chatting.length)),
        }
        return post(chats.pushChat, body, who?.token)
      },
    },
  ]
}
