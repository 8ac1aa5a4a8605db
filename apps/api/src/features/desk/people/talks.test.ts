// Whoever may read a talk, and whoever would like to.
import { chats, consents } from '@dhruva/contract'
import { desk } from '@dhruva/contract/desk'
import { createWorld, type Member } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'
import { operatorWith } from '#features/desk/testing/at-desk.ts'
import { addBirth } from '#testing/add-birth.ts'

const world = await createWorld(buildApp)
const [first, second] = [
  await operatorWith(world, 'reads talks', 'support'),
  await operatorWith(world, 'reads them too', 'support'),
]
type At = typeof first

const QUESTION = 'Will I get a new job?'
const reason = 'asked for help'
const refused = { json: { code: 'act_refused' } }

const talkOf = async (who: Member) => {
  const bid = await addBirth(who)
  const { asst_id } = await who.call(chats.startChat, { bid, astrologer: 'Oracle' })
  const asked = { bid, asst_id, astrologer: 'Oracle', message: QUESTION, device: 'web' } as const
  await who.stream(chats.pushChat, asked, { onText: () => {} })
  return asst_id
}
const open = (at: At, { uid }: Member, code: string) => at.raw(desk.openTalks, { uid, code, reason })
const wrong = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0')

/** A person with a talk, and the leave to read it that one operator has opened. */
const opened = async (name: string) => {
  const asha = await world.member(name)
  const asst_id = await talkOf(asha)
  const { id, code } = await asha.call(consents.allowReading, {})
  const { consent } = desk.openTalks.output.parse((await open(first, asha, code)).json)
  const read = (at: At, talk = asst_id) => at.raw(desk.readTalk, { uid: asha.uid, consent, asst_id: talk, reason })
  return { asha, asst_id, id, code, consent, read }
}

it('five wrong codes end a leave, whoever types them, also at once; then the right one is nothing', async () => {
  const asha = await world.member('is guessed')
  const { code } = await asha.call(consents.allowReading, {})
  const guesses = await Promise.all([1, 2, 3, 4, 5].map((nth) => open(nth % 2 ? first : second, asha, wrong(code))))
  for (const guess of guesses) expect(guess).toMatchObject(refused)
  expect(await open(first, asha, code)).toMatchObject(refused)
  // a code of somebody else is none of theirs
  const ravi = await world.member('is not asked')
  const { code: his } = await ravi.call(consents.allowReading, {})
  expect(await open(first, asha, his)).toMatchObject(refused)
})

it('a leave is for the one who typed the code in, for the talks of that person, and for one opening', async () => {
  const { asha, code, read } = await opened('lets one read')
  expect((await read(first)).text).toContain(QUESTION)
  expect(await read(second)).toMatchObject(refused)
  expect(await open(second, asha, code)).toMatchObject(refused)
  const other = await talkOf(await world.member('lets nobody read'))
  const answer = await read(first, other)
  expect(answer).toMatchObject(refused)
  expect(answer.text).not.toContain(QUESTION)
})

it('it ends when the person takes it back, and after half an hour', async () => {
  const taken = await opened('takes it back')
  await taken.asha.call(consents.endReading, { id: taken.id })
  expect(await taken.read(first)).toMatchObject(refused)
  const late = await opened('forgets it')
  world.clock.advance({ minutes: 20 })
  await first.raw(desk.getDesk)
  world.clock.advance({ minutes: 11 })
  expect(await late.read(first)).toMatchObject(refused)
})
