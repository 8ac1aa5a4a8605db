import { createHash } from 'node:crypto'
import { auth, Failure } from '@dhruva/contract'
import { doWork } from '@dhruva/testkit/proof-of-work'

/** The service under attack: one call of it, and the code it sent last to a number. */
export type Besieged = {
  post: (path: `/${string}`, body: object, headers: Record<string, string>) => Promise<unknown>
  lastCode: (mobile: string) => Promise<string>
  now: () => Date
  advance: (by: { minutes?: number; seconds?: number; days?: number }) => void
}

/** A number of its own for each name. */
const mobileOf = (name: string) =>
  `+919${String(createHash('sha256').update(name).digest().readUInt32BE() % 1e9).padStart(9, '0')}`

type Kind = 'known device' | 'old app' | 'own address' | 'new' | 'new, first message lost' | 'new, carrier shared'

export type Found = {
  /** who could not log in within 70 minutes of trying, by kind */
  keptOut: Kind[]
  /** who had to try again after ten minutes or more */
  delayed: Kind[]
  people: number
  /** messages the attacker set off: the most in any hour, and in all */
  mostInAnHour: number
  messages: number
  tries: number
  proofsOfPeople: number
  mostBits: number
}

const KINDS: readonly [Kind, number][] = [
  ['known device', 30],
  ['old app', 15],
  ['own address', 15],
  ['new', 25],
  ['new, first message lost', 5],
  ['new, carrier shared', 10],
]
const NETWORKS = 50
const HOUR_MS = 3_600_000
const CARRIER = '100.64.7.7'
const CARRIER_PEOPLE = 16
/** Minutes somebody goes on trying, every ten of them. */
const PATIENCE = 70

/** Numbers below 1, the same row in every run. */
const createRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

type Caller = { address: string; bearer?: string; device_token?: string }
type Person = Caller & { kind: Kind; mobile: string; atMinute: number }

/** Asks as the website does: it does the work it is told to do. */
const createAsking = (service: Besieged, note: (bits: number) => void) => async (mobile: string, caller: Caller) => {
  const { address, bearer, device_token } = caller
  const headers = { 'x-forwarded-for': address, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) }
  const body = { mobile, ...(device_token ? { device_tokens: [device_token] } : {}) }
  const first = await service.post(auth.getOTP.path, body, headers)
  const work = Failure.safeParse(first).data?.proof_of_work
  if (work) note(work.bits)
  const answer = work ? await service.post(auth.getOTP.path, { ...body, proof_of_work: doWork(work) }, headers) : first
  return auth.getOTP.output.safeParse(answer).data?.token ?? null
}

const peopleOf = (random: () => number, minutes: number): Person[] =>
  KINDS.flatMap(([kind, count]) => Array.from({ length: count }, (_, at) => ({ kind, at }))).map(({ kind, at }, n) => ({
    kind,
    mobile: mobileOf(`besieged ${kind} ${at}`),
    address: kind === 'new, carrier shared' ? CARRIER : `203.${n}.113.${1 + Math.floor(random() * 250)}`,
    // the first minutes belong to the attacker
    atMinute: Math.floor(5 + random() * (minutes - 6)),
  }))

/** An address of one of the attacker's networks: half of them whole /24s, half whole /48s. */
const addressOf = (network: number, random: () => number, behindCarrier: boolean): string => {
  if (network === 0 && behindCarrier) return CARRIER
  const host = Math.floor(random() * 254) + 1
  return network % 2 === 0 ? `198.${network}.100.${host}` : `2001:db8:${network.toString(16)}:${host.toString(16)}::1`
}

/**
 * An attacker with fifty networks, who does all work asked for and never types a code in, asks all the time for codes to the numbers of a
 * hundred people, to random ones and to numbers in order. Each of the people logs in once at some moment.
 * @param minutes how long, on the service's own clock
 * @param behindCarrier one of the networks is a carrier's address, from which ten of the people log in too
 */
export const besiege = async (
  service: Besieged,
  { minutes, behindCarrier = false }: { minutes: number; behindCarrier?: boolean },
) => {
  const random = createRandom(7)
  const people = peopleOf(random, minutes)
  const found: Found = {
    keptOut: [],
    delayed: [],
    people: people.length,
    mostInAnHour: 0,
    messages: 0,
    tries: 0,
    proofsOfPeople: 0,
    mostBits: 0,
  }
  const attack = createAsking(service, () => {})
  const ask = createAsking(service, (bits) => {
    found.proofsOfPeople++
    found.mostBits = Math.max(found.mostBits, bits)
  })
  const logIn = async (mobile: string, caller: Caller) => {
    const token = await ask(mobile, caller)
    if (token === null) return null
    const claim = { mobile, token, otp: await service.lastCode(mobile) }
    return auth.validateOTP.output.parse(
      await service.post(auth.validateOTP.path, claim, { 'x-forwarded-for': caller.address }),
    )
  }

  for (const person of people.filter(({ kind }) => !kind.startsWith('new'))) {
    const before = await logIn(person.mobile, person)
    if (!before) throw new Error('a person could not log in before the attack')
    const away = `203.0.${people.indexOf(person)}.9`
    if (person.kind === 'known device') Object.assign(person, { address: away, device_token: before.device_token })
    if (person.kind === 'old app') Object.assign(person, { address: away, bearer: before.jwt })
  }
  service.advance({ days: 3 })
  for (let one = 0; one < CARRIER_PEOPLE; one++) await logIn(mobileOf(`carrier ${one}`), { address: CARRIER })
  service.advance({ minutes: 61 })
  found.proofsOfPeople = 0
  found.mostBits = 0

  const victimOf = (turn: number) => {
    const kind = turn % 3
    if (kind === 0) return people[Math.floor(random() * people.length)]?.mobile ?? ''
    return kind === 1 ? mobileOf(`random ${Math.floor(random() * 1e9)}`) : `+9198765${String(turn).padStart(5, '0')}`
  }
  const sentAt: number[] = []
  const attackOnce = async (network: number) => {
    found.tries++
    if ((await attack(victimOf(found.tries), { address: addressOf(network, random, behindCarrier) })) !== null)
      sentAt.push(service.now().getTime())
  }
  const come = async (person: Person, minute: number) => {
    if (minute === person.atMinute && person.kind === 'new, first message lost') {
      await ask(person.mobile, person)
      service.advance({ seconds: 31 })
    }
    const isIn = (await logIn(person.mobile, person)) !== null
    if (!isIn && minute - person.atMinute >= PATIENCE) found.keptOut.push(person.kind)
    if (!isIn && minute === person.atMinute) found.delayed.push(person.kind)
    return isIn || minute - person.atMinute >= PATIENCE
  }
  const outside = new Set(people)

  for (let minute = 0; minute < minutes + PATIENCE; minute++) {
    for (let network = minute % 2; network < NETWORKS; network += 2) await attackOnce(network)
    for (const person of outside) {
      const isDue = minute >= person.atMinute && (minute - person.atMinute) % 10 === 0
      if (isDue && (await come(person, minute))) outside.delete(person)
    }
    service.advance({ minutes: 1 })
    if (outside.size === 0 && minute >= minutes) break
  }
  found.messages = sentAt.length
  found.mostInAnHour = Math.max(
    ...sentAt.map((from) => sentAt.filter((at) => at >= from && at < from + HOUR_MS).length),
  )
  return found
}
