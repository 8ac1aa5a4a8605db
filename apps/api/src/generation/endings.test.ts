// Every way a reply can end, and what it then costs.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Piece } from '@dhruva/adapters'
import { expect, test } from 'vitest'
import type { ReplyLimits } from '#config.ts'
import { begin, createReplyWorld, FACT, hanging, piece, read, type Script, say } from './testing/reply-world.ts'

const { processOf, member, leftOf, replyOf } = await createReplyWorld()

test('a complete reply is charged and stored with the facts its sentences rest on', async () => {
  const who = await member()
  const generations = processOf(() =>
    say(piece('Rohini '), piece('speaks.', 'moon.nakshatra', 'no.such'), piece(' Again.', 'moon.nakshatra')),
  )
  const generation = await begin(generations, who)
  expect(await read(generation.view())).toBe('Rohini speaks. Again.')
  const ended = await generation.done
  const reply = await replyOf(who)
  expect(ended).toMatchObject({ outcome: 'complete', mid: reply?.mid })
  expect(reply).toMatchObject({
    text: 'Rohini speaks. Again.',
    state: 'complete',
    facts: [{ id: 'moon.nakshatra', text: FACT.text, opens: FACT.opens, at: [14, 21] }],
  })
  expect(await leftOf(who)).toBe(0)
  expect(generations.size()).toBe(0)
})

const failures: [string, string, Script, Partial<ReplyLimits>][] = [
  ['throws before the first text', '', () => say(...[], throwing()), {}],
  ['ends without a text', '', () => say(), {}],
  ['says nothing but spaces', ' \n', () => say(piece(' \n')), {}],
  ['never begins', '', hanging(0), { firstTextMs: 30 }],
  ['hangs after 3 pieces', 'a a a ', hanging(3), { gapMs: 30 }],
  ['hangs after 3 pieces and ignores its signal', 'a a a ', hanging(3, true), { gapMs: 30 }],
  ['is too slow in all', 'a ', slow(100), { totalMs: 150 }],
  ['breaks off after 1 piece', 'a ', breaking(1), {}],
  ['breaks off after 200 pieces', 'a '.repeat(200), breaking(200), {}],
  ['writes without end', 'x'.repeat(70_000), () => say(piece('x'.repeat(70_000)), piece('more')), {}],
]

function throwing(): Piece {
  return Object.defineProperty(piece(''), 'text', {
    get: () => {
      throw new Error('no provider')
    },
  })
}
function slow(ms: number): Script {
  return async function* () {
    for (;;) {
      await sleep(ms)
      yield piece('a ')
    }
  }
}
function breaking(pieces: number): Script {
  return async function* () {
    for (let n = 0; n < pieces; n++) yield piece('a ')
    throw new Error('connection lost')
  }
}

test.each(failures)('a provider that %s costs nothing, and what came stays', async (_, text, script, limits) => {
  const who = await member()
  const generation = await begin(processOf(script, limits), who)
  expect(await read(generation.view())).toBe(text)
  expect(await generation.done).toMatchObject({ outcome: 'failed' })
  const reply = await replyOf(who)
  expect(reply?.text ?? '').toBe(text)
  expect(reply?.state).toBe(text === '' ? undefined : 'failed')
  expect(await leftOf(who)).toBe(1)
})

test.each([0, 1, 30, 119, 120, 121, 400])('stopped after %i characters: charged from 120 on', async (length) => {
  const who = await member()
  const aborted = Promise.withResolvers<void>()
  const generation = await begin(
    processOf(async function* (signal) {
      signal.addEventListener('abort', () => aborted.resolve())
      for (let n = 0; n < length; n++) yield piece('🙏')
      await aborted.promise
      yield piece('too late')
    }),
    who,
  )
  const view = read(generation.view())
  await sleep(20)
  expect(await generation.stop({ kind: 'stopped' })).toMatchObject({ outcome: 'stopped' })
  await aborted.promise
  expect(await view).toBe('🙏'.repeat(length))
  const reply = await replyOf(who)
  expect(reply?.text).toBe(length === 0 ? undefined : '🙏'.repeat(length))
  expect(await leftOf(who)).toBe(length >= 120 ? 0 : 1)
})
