import { births, factsOfTail, predictions, users } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { counters, createPredictionWorld, generate, say } from '#features/predictions/testing/prediction-world.ts'
import { addBirth } from '#testing/add-birth.ts'

const { world, astrologer, person } = await createPredictionWorld()

test('a text is written and counted once in its period: pressed again, and on a page opened later, the same is shown', async () => {
  const { who, bid } = await person('once')
  const first = await generate(who, bid)
  expect(first.tail).not.toHaveProperty('again')
  astrologer.script = say('Another text. '.repeat(20))
  const second = await generate(who, bid)
  expect(second.text).toBe(first.text)
  expect(second.tail).toMatchObject({ status: 'success', state: 'complete', again: true, ...counters(3, 0, 1, 1) })
  const facts = factsOfTail(first.tail)
  expect(factsOfTail(second.tail)).toEqual(facts)
  const { predictions: kept } = await who.call(predictions.getKeptPredictions, { bid })
  const written_at = world.clock.now().toISOString()
  expect(kept).toEqual([
    { type: 'weekly', language: 'English', state: 'complete', text: first.text, facts, written_at },
  ])
  expect((await who.call(users.exportUser, {})).predictions).toMatchObject([{ bid, type: 'weekly', text: first.text }])
})

test('in the other language the same period is written once more, for nothing', async () => {
  const { who, bid } = await person('both languages')
  await generate(who, bid)
  const hindi = await generate(who, bid, { language: 'Hindi' })
  expect(hindi.text).toMatch(/[\u0900-\u097f]/)
  expect(hindi.tail).toMatchObject({ status: 'success', ...counters(3, 0, 1, 1) })
  expect(hindi.tail).not.toHaveProperty('again')
  expect((await generate(who, bid, { language: 'Hindi' })).tail).toMatchObject({ again: true })
  const { predictions: kept } = await who.call(predictions.getKeptPredictions, { bid })
  expect(kept.map(({ language }) => language).sort()).toEqual(['English', 'Hindi'])
})

test('another birth, a corrected one and the next period have texts of their own, each counted', async () => {
  const { who, bid } = await person('others')
  const today = await generate(who, bid, { type: 'daily' })
  const other = await addBirth(who, { dob: '6/3/1990' })
  expect((await generate(who, other, { type: 'daily' })).tail).toMatchObject(counters(1, 1, 1, 1))
  await addBirth(who, { bid, tob: '9:00' })
  expect((await who.call(predictions.getKeptPredictions, { bid })).predictions).toEqual([])
  expect((await generate(who, bid, { type: 'daily' })).tail).toMatchObject(counters(0, 1, 1, 1))
  world.clock.advance({ hours: 24 })
  expect((await who.call(predictions.getKeptPredictions, { bid })).predictions).toEqual([])
  const tomorrow = await generate(who, bid, { type: 'daily' })
  expect(tomorrow.tail).toMatchObject(counters(2, 1, 1, 1))
  expect(tomorrow.text).not.toBe(today.text)
  await who.call(births.deleteBirth, { bid })
  expect((await who.call(users.exportUser, {})).predictions).toMatchObject([{ bid: other }])
})
