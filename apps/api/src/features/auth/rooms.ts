import { DAY_MS } from '@dhruva/common'
import type { Lane, Traffic } from '@dhruva/db'

/** What becomes of a stranger's request: a code, a code for a proof of work of so many bits more than usual, or waiting. */
export type Room =
  | { kind: 'send'; lane: Lane; tries: number }
  | { kind: 'prove'; lane: Lane; tries: number; moreBits: number }
  | { kind: 'wait'; until: Date }

const HOUR_MS = 3_600_000

/** A proof costs at most so many doublings more than usual. */
const MOST_MORE_BITS = 5

/** A number's codes to strangers, from which on each costs a proof of work and few come from one network. */
const NUMBER = { stepMs: 30_000, perHour: 5, perDay: 10, fromHerePerDay: 3 }
const TRIES = 5
/** Fewer, or fifty networks could guess at one number eight hundred times a day. */
const TRIES_UNDER_SIEGE = 2

/** Unused codes of an address in an hour: so many, and as many again for each eight people who logged in from its network within a day. */
const ADDRESS_PER_HOUR = 20
const MOST_OF_AN_ADDRESS = 200
const PEOPLE_FOR_ONE_MORE = 8
const FIRSTS_A_DAY = 6
/** What strangers whose network has had its own share: so many each hour, and one more for each fifty who logged in. */
const SHARED = 3
const PEOPLE_FOR_MORE_SHARED = 50
const FREE_SHARED_OF_A_NETWORK = 5

const PREFIX_UNUSED = 20
/** The breaker: fewer than three in ten codes used, of more than twenty unused ones. */
const UNUSED_AT_LEAST = 20
const USED_SHARE = 0.3

const after = (from: Date | null, spanMs: number, now: Date) => new Date((from ?? now).getTime() + spanMs)

const isUnderSiege = ({ numberHour, numberDay }: Traffic) => numberHour >= NUMBER.perHour || numberDay >= NUMBER.perDay

const hadOneJustNow = ({ numberLastAt }: Traffic, now: Date) =>
  numberLastAt !== null && now < after(numberLastAt, NUMBER.stepMs, now)

/** Whether so few codes are used that most are asked for by machines. */
export const isBreakerOpen = ({ sent, unused }: Pick<Traffic, 'sent' | 'unused'>) =>
  unused >= UNUSED_AT_LEAST && sent - unused < sent * USED_SHARE

/** What a network may have out unused: one code, and one more for each eight people who logged in from there within a day. */
const shareOf = ({ networkNumbers }: Traffic) => 1 + Math.floor(networkNumbers / PEOPLE_FOR_ONE_MORE)

/** The room a request finds, and whether it costs work whatever else is going on. */
const findRoom = (traffic: Traffic): { lane: Lane; work: boolean; more?: number } | null => {
  const share = shareOf(traffic)
  const { networkUnusedHour: unused, networkUnusedDay: unusedDay } = traffic
  if (unused < share && unusedDay < FIRSTS_A_DAY * share) return { lane: 'first', work: false }
  // people do log in from there, by the thousand behind a carrier's address: nobody is sent away for what a neighbour does
  if (share > 1) return { lane: 'crowd', work: true, more: Math.floor((unused - share) / 4) }
  const shared = SHARED + Math.floor((traffic.sent - traffic.unused) / PEOPLE_FOR_MORE_SHARED)
  if (traffic.spare < shared && unused < FREE_SHARED_OF_A_NETWORK) return { lane: 'spare', work: false }
  if (traffic.again < shared && unusedDay === 1) return { lane: 'again', work: true }
  if (traffic.beside < shared && traffic.addressUnusedDay === 0) return { lane: 'beside', work: true }
  return null
}

const moreBitsFor = (traffic: Traffic, more: number) =>
  Math.min(MOST_MORE_BITS, more + Math.max(0, Math.floor(Math.log2(traffic.unused / 25))))

/**
 * Decides on a code for somebody nobody knows yet. Whoever attacks uses codes up without ever typing one; so every network may have one
 * unused code out, and what goes beyond is shared, small, and grows with the people who do log in. See docs/adr/0019.
 * @param ceiling codes an hour to strangers from which each of them works for one
 */
export const roomFor = (traffic: Traffic, ceiling: number, now: Date): Room => {
  const siege = isUnderSiege(traffic)
  if (traffic.addressUnusedHour >= Math.min(MOST_OF_AN_ADDRESS, ADDRESS_PER_HOUR * shareOf(traffic)))
    return { kind: 'wait', until: after(traffic.addressOldestAt, HOUR_MS, now) }
  if (siege && traffic.numberHere >= NUMBER.fromHerePerDay)
    return { kind: 'wait', until: after(traffic.numberHereAt, DAY_MS, now) }
  const room = findRoom(traffic)
  if (!room) {
    const from = traffic.networkOldestAt ?? traffic.sharedOldestAt
    return { kind: 'wait', until: after(from, HOUR_MS, now) }
  }
  const { lane, more = 0 } = room
  const tries = siege ? TRIES_UNDER_SIEGE : TRIES
  const work =
    room.work ||
    siege ||
    hadOneJustNow(traffic, now) ||
    traffic.prefixUnusedHour >= PREFIX_UNUSED ||
    traffic.sent >= ceiling ||
    isBreakerOpen(traffic)
  return work ? { kind: 'prove', lane, tries, moreBits: moreBitsFor(traffic, more) } : { kind: 'send', lane, tries }
}
