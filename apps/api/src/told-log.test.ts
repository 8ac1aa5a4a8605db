import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { auth, users } from '@dhruva/contract'
import { createWorld, mobileOf, until } from '@dhruva/testkit'
import { listen } from '@dhruva/testkit/loopback'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { buildApp } from '#app.ts'

const Value = z.looseObject({ stringValue: z.optional(z.string()) })
const Logs = z.object({
  resourceLogs: z.array(
    z.object({
      scopeLogs: z.array(
        z.object({
          logRecords: z.array(
            z.object({
              severityText: z.string(),
              body: Value,
              attributes: z.array(z.object({ key: z.string(), value: Value })),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** A collector; `answers` false: it takes what it is sent and never says so. */
const startCollector = async ({ answers }: { answers: boolean }) => {
  const got: unknown[] = []
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/logs') got.push(await json(request))
    if (answers) response.setHeader('content-type', 'application/json').end('{}')
  })
  const port = await listen(server)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, got, close }
}

const told = (url: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_LOGS_EXPORTER: 'otlp', LOG_LEVEL: 'info' })

it('a collector gets each line of the log, as it stands on standard output and no word more', async () => {
  const collector = await startCollector({ answers: true })
  const world = await createWorld(buildApp, { env: told(collector.url) })
  const asha = await world.member('asha')
  await asha.call(users.getUserInfo, {})
  await world.visitor().raw(auth.getOTP, { mobile: 'no number' })
  world.app.ctx.log.error({ err: new Error('a row of 9876543210'), mobile: mobileOf('asha') }, 'failed')
  await world.app.close()
  collector.close()
  const records = collector.got
    .flatMap((body) => Logs.parse(body).resourceLogs)
    .flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords))
  expect(records.length).toBeGreaterThan(3)
  expect(records).toHaveLength(world.log.length)
  const lines = world.log.map((line) => z.looseObject({ msg: z.string() }).parse(JSON.parse(line)))
  expect(records.map(({ body }) => body.stringValue)).toEqual(lines.map(({ msg }) => msg))
  for (const [at, { attributes }] of records.entries()) {
    const { level, time, msg, ...fields } = lines[at] ?? { msg: '' }
    expect(attributes.map(({ key }) => key).sort()).toEqual(Object.keys(fields).sort())
  }
  expect(records.at(-1)).toMatchObject({ severityText: 'error' })
  expect(JSON.stringify(collector.got)).not.toContain(mobileOf('asha').slice(3))
  expect(JSON.stringify(collector.got)).not.toContain('9876543210')
})

it('a collector that is away, or hangs, is waited for by nobody, and what waits for it has an end', async () => {
  for (const collector of [null, await startCollector({ answers: false })]) {
    const world = await createWorld(buildApp, { env: told(collector?.url ?? 'http://127.0.0.1:1') })
    const asha = await world.member('asha')
    for (let line = 0; line < 20_000; line++) world.app.ctx.log.info({ line }, 'one of many')
    expect((await asha.raw(users.getUserInfo)).status).toBe(200)
    if (collector) await until(() => collector.got.length > 0)
    expect(world.log.length).toBeGreaterThan(20_000)
    await world.app.close()
    // of twenty thousand lines no more than a queue's worth was kept for it
    const sent = (collector?.got ?? []).flatMap((body) => Logs.parse(body).resourceLogs)
    const records = sent.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords))
    expect(records.length).toBeLessThan(3_000)
    collector?.close()
  }
})
