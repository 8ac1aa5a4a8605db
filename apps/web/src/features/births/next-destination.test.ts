import { expect, test } from 'vitest'
import { nextDestination, typeOf } from './next-destination.ts'

const search = (text: string) => new URLSearchParams(text)

test.each([
  ['S-167', 'saved', 'type=Oracle', '/chats?type=Oracle&bid=7'],
  ['S-167', 'free', 'type=Astra&predictions=true', '/chats?type=Astra&bid=7'],
  ['S-168', 'saved', 'predictions=true&p_type=weekly', '/daily-prediction?bid=7&p_type=weekly'],
  ['S-168', 'saved', 'predictions=true', '/daily-prediction?bid=7&p_type=daily'],
  ['S-169', 'saved', '', null],
  ['S-181', 'saved', 'type=xyz', null],
  ['S-187', 'celebrity', 'type=Astra', '/chatsceleb?type=Astra&bid=7'],
  ['S-187', 'celebrity', '', '/chatsceleb?type=Oracle&bid=7'],
] as const)('%s a saved birth of the %s form with ?%s leads to its place', (_, kind, query, address) => {
  expect(nextDestination(kind, search(query), 7)).toBe(address)
})

test('the astrologer of an address is known in any case', () => {
  expect(typeOf(search('type=astra'))).toBe('Astra')
  expect(typeOf(search(''))).toBeNull()
})
