import { chats, factsOfTail, predictions, users } from '@dhruva/contract'
import { openApi } from '@dhruva/contract/openapi'
import { giveMonth } from '@dhruva/testkit/month'
import { expect, test } from 'vitest'
import { counters, createPredictionWorld, generate, say, TEXT } from '#features/predictions/testing/prediction-world.ts'
import { addBirth } from '#testing/add-birth.ts'

const { world, astrologer, person } = await createPredictionWorld()

const silentAfter = (text: string) =>
  async function* (signal: AbortSignal) {
    if (text !== '') yield { text, facts: [] }
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }

test('without a bid the counters come as JSON, equal to those of the balance', async () => {
  const { who } = await person('counters')
  expect(await who.call(predictions.getPredictionCounters, {})).toEqual({ status: 'success', ...counters(3, 1, 1, 1) })
  expect(await who.call(users.getUserInfo, {})).toMatchObject(counters(3, 1, 1, 1))
  for (const sent of [{}, { bid: '' }, { bid: null }, { type: 'daily' }]) {
    const answer = await who.raw(predictions.getPredictionCounters, sent)
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ status: 'success', daily_predictions: 3 })
  }
})

test.each(['daily', 'weekly', 'monthly', 'yearly'] as const)(
  'a %s one streams, is charged once and says what it rests on',
  async (type) => {
    const { who, bid } = await person(`streams ${type}`)
    const { text, tail } = await generate(who, bid, { type })
    expect(text).toContain('Asha')
    expect(text).not.toContain('Devi')
    expect(text.length).toBeGreaterThan(600)
    const before = await who.call(predictions.getPredictionCounters, {})
    expect(tail).toMatchObject({ status: 'success', [`${type}_predictions`]: type === 'daily' ? 2 : 0 })
    expect(before).toMatchObject({ [`${type}_predictions`]: type === 'daily' ? 2 : 0 })
    const facts = factsOfTail(tail)
    expect(facts.length).toBeGreaterThan(5)
    for (const { at } of facts) for (const end of at) expect(text.slice(0, end)).toMatch(/[.:*]$/)
  },
)

test('in Hindi all of it, facts too, is in Devanagari, whatever the language of the site', async () => {
  const { who, bid } = await person('hindi')
  const { text, tail } = await generate(who, bid, { type: 'daily', language: 'Hindi' })
  expect(text.replaceAll('Asha', '')).not.toMatch(/[A-Za-z]/)
  for (const fact of factsOfTail(tail)) expect(fact.text).not.toMatch(/[A-Za-z]/)
})

test('old clients write language and type as they like, and bid as text', async () => {
  const { who, bid } = await person('old client')
  const answer = await who.raw(predictions.getPrediction, { bid: String(bid), type: 'Daily', language: 'hindi' })
  expect(answer.headers['content-type']).toContain('text/plain')
  expect(answer.text).toContain('आज')
})

test('none left: an empty text and a tail that says so in either language', async () => {
  const { who, bid } = await person('spent')
  await generate(who, await addBirth(who, { dob: '6/3/1990' }))
  const { text, tail } = await generate(who, bid)
  expect(text).toBe('')
  expect(tail).toMatchObject({ status: 'fail', code: 'no_predictions_left', ...counters(3, 0, 1, 1) })
  expect(tail.message).toBe('You have no weekly predictions left.')
  const asked = { bid, type: 'weekly', language: 'Hindi' }
  const hindi = await who.raw(predictions.getPrediction, asked, { 'accept-language': 'hi' })
  expect(hindi.text).toContain('आपके साप्ताहिक भविष्यफल समाप्त हो गए हैं।')
})

test('a subscription pays with a question', async () => {
  const { who, bid } = await person('subscriber')
  await generate(who, await addBirth(who, { dob: '6/3/1990' }))
  await giveMonth(world.db, who.uid, 1)
  expect((await generate(who, bid)).tail.status).toBe('success')
  expect(await who.call(users.getUserInfo, {})).toMatchObject({ subscription_questions: 0, weekly_predictions: 0 })
  const third = await addBirth(who, { dob: '7/3/1990' })
  expect((await generate(who, third)).tail.code).toBe('no_predictions_left')
})

test('100 at once of one birth: one is written and charged, whoever comes later is shown it', async () => {
  const { who, bid } = await person('crowd of one')
  astrologer.script = say(TEXT)
  const all = await Promise.all(Array.from({ length: 100 }, () => generate(who, bid)))
  for (const { text, tail } of all)
    expect(tail.status === 'success' ? text : tail.code).toBe(tail.status === 'success' ? TEXT : 'reply_running')
  expect(await world.db.prisma.turn.count({ where: { uid: who.uid } })).toBe(1)
})

test('100 at once with one left: one is written and charged', async () => {
  const { who } = await person('crowd')
  astrologer.script = say(TEXT)
  const bids = await Promise.all(Array.from({ length: 20 }, (_, n) => addBirth(who, { dob: `${n + 1}/4/1990` })))
  const all = await Promise.all(Array.from({ length: 100 }, (_, n) => generate(who, bids[n % 20] ?? 0)))
  expect(new Set(all.flatMap(({ text }) => (text === '' ? [] : [text])))).toEqual(new Set([TEXT]))
  const codes = new Set(all.flatMap(({ tail }) => (tail.status === 'fail' ? [tail.code] : [])))
  for (const code of codes) expect(['reply_running', 'no_predictions_left']).toContain(code)
  expect(await world.db.prisma.turn.count({ where: { uid: who.uid, state: 'posted' } })).toBe(1)
})

test('one at a time with a chat', async () => {
  const { who, bid } = await person('both')
  const { asst_id } = await who.call(chats.startChat, { bid, astrologer: 'Oracle' })
  astrologer.script = silentAfter('Well, ')
  const running = generate(who, bid)
  await expect.poll(() => world.db.prisma.turn.count({ where: { uid: who.uid, state: 'held' } })).toBe(1)
  const question = { bid, asst_id, astrologer: 'Oracle' as const, message: 'How is my work?' }
  expect(await who.stream(chats.pushChat, question, { onText: () => {} })).toMatchObject({ code: 'reply_running' })
  expect((await generate(who, bid, { type: 'daily' })).tail.code).toBe('reply_running')
  // a chat's stop leaves it alone, its own does not
  await who.call(chats.stopChat, { asst_id, scope: 'reply' })
  expect(await world.db.prisma.turn.count({ where: { uid: who.uid, state: 'held' } })).toBe(1)
  const stopped = await who.call(predictions.stopPrediction, {})
  expect(stopped).toMatchObject({ status: 'success', ...counters(3, 1, 1, 1) })
  expect(await running).toMatchObject({ text: 'Well, ', tail: { status: 'success', state: 'stopped' } })
})

test('stopped late it is charged, as a question is; asked again it is written to its end for nothing', async () => {
  const { who, bid } = await person('late stop')
  astrologer.script = silentAfter(TEXT)
  const running = generate(who, bid)
  await expect.poll(() => world.db.prisma.turn.count({ where: { uid: who.uid, state: 'held' } })).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await who.call(predictions.stopPrediction, {})).toMatchObject(counters(3, 0, 1, 1))
  expect((await running).tail.status).toBe('success')
  const [kept] = (await who.call(predictions.getKeptPredictions, { bid })).predictions
  expect(kept).toMatchObject({ type: 'weekly', state: 'stopped', text: TEXT })

  // what comes to nothing, or to less, takes nothing of it
  astrologer.script = async function* () {
    yield { text: 'So far ', facts: [] }
    throw new Error('hung up')
  }
  expect((await generate(who, bid)).tail).toMatchObject({ code: 'prediction_failed', ...counters(3, 0, 1, 1) })
  expect((await who.call(predictions.getKeptPredictions, { bid })).predictions).toEqual([kept])

  astrologer.script = say(`${TEXT} And the rest.`)
  const whole = await generate(who, bid)
  expect(whole).toMatchObject({ text: `${TEXT} And the rest.`, tail: counters(3, 0, 1, 1) })
  const { predictions: last } = await who.call(predictions.getKeptPredictions, { bid })
  expect(last).toMatchObject([{ state: 'complete', text: whole.text }])
})

test('a provider that fails costs nothing, and what came stays', async () => {
  const { who, bid } = await person('failing')
  astrologer.script = async function* () {
    yield { text: 'So far ', facts: [] }
    throw new Error('hung up')
  }
  const { text, tail } = await generate(who, bid)
  expect(text).toBe('So far ')
  expect(tail).toMatchObject({ status: 'fail', code: 'prediction_failed', ...counters(3, 1, 1, 1) })
})

test('a client that goes away: finished and charged once', async () => {
  const { who, bid } = await person('leaver')
  let finish = () => {}
  const may = new Promise<void>((resolve) => {
    finish = resolve
  })
  astrologer.script = async function* () {
    yield { text: TEXT, facts: [] }
    await may
    yield { text: ' And more.', facts: [] }
  }
  const address = await world.address()
  const leaving = new AbortController()
  const response = await fetch(`${address}${predictions.getPrediction.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ bid, type: 'weekly', language: 'English' }),
    signal: leaving.signal,
  })
  await response.body?.getReader().read()
  leaving.abort()
  finish()
  await expect.poll(() => world.db.prisma.turn.count({ where: { uid: who.uid, state: 'posted' } })).toBe(1)
  expect(await generate(who, bid)).toMatchObject({ text: `${TEXT} And more.`, tail: { again: true } })
})

test('wrong requests are JSON', async () => {
  const { who, bid } = await person('wrong')
  const good = { bid, type: 'daily', language: 'English' }
  for (const wrong of [
    { type: 'hourly' },
    { type: undefined },
    { language: 'French' },
    { language: '' },
    { bid: 'x' },
    { bid: 0 },
    { bid: [1] },
  ]) {
    const answer = await who.raw(predictions.getPrediction, { ...good, ...wrong })
    expect([answer.status, answer.json]).toMatchObject([
      400,
      { status: 'fail', errors: [{ path: Object.keys(wrong)[0] }] },
    ])
  }
  const others = await person('wrong other')
  const answer = await who.raw(predictions.getPrediction, { ...good, bid: others.bid })
  expect([answer.status, answer.json]).toMatchObject([404, { code: 'birth_not_found' }])
})

test('the OpenAPI document shows both answers of the one address', () => {
  const operation: unknown = openApi().paths[predictions.getPrediction.path]?.post
  expect(operation).toMatchObject({
    operationId: 'getPredictionCountersOrGetPrediction',
    responses: { 200: { content: { 'application/json': {}, 'text/plain': {} } } },
    requestBody: {
      content: { 'application/json': { schema: { anyOf: [{ required: ['bid', 'type', 'language'] }, {}] } } },
    },
  })
})

test("a celebrity's is about public matters", async () => {
  const who = await world.member('celebrity')
  const bid = await addBirth(who, { celebrity_info: 'A singer' })
  const { text } = await generate(who, bid, { type: 'monthly' })
  expect(text).toContain('This reading is about Asha')
  expect(text).not.toMatch(/\byour?\b/i)
})

test('an uncertain time of birth gives only what holds', async () => {
  const who = await world.member('uncertain')
  const bid = await addBirth(who, { tob: '12:00', tob_uncertainty: 'unknown' })
  const { text, tail } = await generate(who, bid, { type: 'monthly' })
  expect(tail.status).toBe('success')
  expect(text).toMatch(/from your (Moon|Sun)/)
  expect(text).not.toMatch(/your \d+(st|nd|rd|th) house/)
})
