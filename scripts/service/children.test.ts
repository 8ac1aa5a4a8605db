import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFamily, createPauses } from './children.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})

/** A program that does at each start what the plan says, and a supervisor whose pauses last no time but are noted. */
const world = (plan: string[]) => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'dhruva-children-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const [planFile, starts, gate] = ['plan', 'starts', 'gate'].map((name) => path.join(dir, name))
  if (!planFile || !starts || !gate) throw new Error('no files')
  writeFileSync(planFile, plan.join('\n'))
  const pauses: number[] = []
  let ended = 0
  let never = false
  const time = {
    now: () => performance.now(),
    pause: async (ms: number) => {
      pauses.push(ms)
      if (never) await new Promise(() => {})
    },
  }
  const family = createFamily(process.env, () => ended++, time)
  return {
    family,
    program: { file: 'scripts/service/testing/mortal.ts', args: [planFile, starts, gate] },
    pauses,
    starts: () => (existsSync(starts) ? readFileSync(starts, 'utf8').length : 0),
    ended: () => ended,
    mayEnd: () => writeFileSync(gate, ''),
    holdTime: () => {
      never = true
    },
  }
}

test('a program that dies before it is ready is started again, until it is', async () => {
  const { family, program, starts, ended, mayEnd } = world(['exit 1', 'exit 1', 'exit 1'])
  await family.start(program)
  expect([starts(), ended()]).toEqual([4, 0])
  mayEnd()
  await family.stop()
})

test('a program that crashes again and again is started again, and again', async () => {
  const { family, program, pauses, starts, ended, mayEnd } = world(Array.from({ length: 9 }, () => 'crash'))
  await family.start(program)
  await vi.waitFor(() => expect(starts()).toBe(10), { timeout: 15_000 })
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000])
  expect(ended()).toBe(0)
  mayEnd()
  await family.stop()
})

test('settings that are wrong end the service: no start would mend them', async () => {
  const { family, program, pauses, starts, ended } = world(['exit 78'])
  void family.start(program)
  await vi.waitFor(() => expect(ended()).toBe(1), { timeout: 15_000 })
  expect([starts(), pauses]).toEqual([1, []])
})

test('told to end, programs get the time in which the api lets its replies end', async () => {
  const { family, program, pauses, holdTime, mayEnd } = world([])
  await family.start(program)
  holdTime()
  const stopping = family.stop()
  await vi.waitFor(() => expect(pauses).toHaveLength(1))
  // the api ends by itself after 35 s
  expect(pauses[0]).toBeGreaterThan(35_000)
  mayEnd()
  await stopping
})

test('crashes of long ago are forgotten', () => {
  let at = 0
  const nextPause = createPauses({ now: () => at })
  expect([nextPause(), nextPause(), nextPause()]).toEqual([1_000, 2_000, 4_000])
  at += 9 * 60_000
  expect(nextPause()).toBe(8_000)
  at += 10 * 60_000
  expect(nextPause()).toBe(1_000)
})
