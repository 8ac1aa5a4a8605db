import { births } from '@dhruva/contract'
import { matchRequest } from '@dhruva/intent'
import { expect, test } from 'vitest'
import { addBirth } from '#testing/add-birth.ts'
import { otherOf } from './other-of.ts'
import { ask, createChatWorld, openChat } from './testing/chat-world.ts'

const world = await createChatWorld()
const { asked } = world.astrologer

const othersIn = async (message: string, who: string) => {
  const chat = await openChat(await world.member(who), 'Astra')
  await addBirth(chat.who, { full_name: 'Rahul Verma', gender: 'Male', dob: '2/2/1987' })
  await addBirth(chat.who, { full_name: 'प्रिया', dob: '2/2/1991' })
  await addBirth(chat.who, { full_name: 'Kabir Khan', celebrity_info: 'Plays the sitar' })
  await ask(chat, message)
  return asked.at(-1)?.other
}

test.each([
  ['Will Rahul and I be happy?', 'Rahul'],
  ['Priya ke saath meri kundli milao', 'प्रिया'],
  ['राहुल के साथ मेरी कुंडली मिलाओ', 'Rahul'],
])('%s is asked with the chart of the birth that bears the name', async (message, name) => {
  const other = await othersIn(message, message)
  expect(other?.person.name).toBe(name)
  expect(other?.chart.grahas).toHaveLength(9)
})

test.each(['When will I marry?', 'Will Kabir and I be happy?', 'Will Asha and I be happy?'])(
  '%s is asked without: nobody, a celebrity, the person of the chat itself',
  async (message) => {
    expect(await othersIn(message, message)).toBe(undefined)
  },
)

test("a name that only someone else has saved is nobody's", async () => {
  const ravi = await world.member('ravi with Zubin')
  await addBirth(ravi, { full_name: 'Zubin Mistry' })
  const chat = await openChat(await world.member('asks for Zubin'))
  await ask(chat, 'Match my kundli with Zubin')
  expect(asked.at(-1)?.other).toBe(undefined)
})

test('names are looked up for a comparison only', async () => {
  const who = await world.member('looked up')
  const bid = await addBirth(who)
  await addBirth(who, { full_name: 'Rahul Verma' })
  const { births: saved } = await who.call(births.getBirths, {})
  expect(saved).toHaveLength(2)
  const queries: string[] = []
  const db: typeof world.db = {
    ...world.db,
    query: (statement) => {
      queries.push(statement.name)
      return world.db.query(statement)
    },
  }
  const look = (message: string) => otherOf({ db, now: world.clock.now }, who.uid, bid, matchRequest(message))
  for (const message of ['When will I marry?', 'मेरी नौकरी कब लगेगी?', 'How is my day?', 'meri shaadi kab hogi'])
    expect(await look(message)).toBe(null)
  expect(queries).toEqual([])
  expect((await look('Match my kundli with Rahul'))?.person.name).toBe('Rahul')
  expect(queries[0]).toBe('birth.names')
})
