// The language model of the bench, a process of its own: every token, a line, says when it was sent, in ns of the system's clock.
import { startFakeOpenAi } from '@dhruva/testkit/fake-openai'

const [tokens = '100', paceMs = '20'] = process.argv.slice(2)
const stamped = Array.from({ length: Number(tokens) }, () => () => ` t${process.hrtime.bigint()};\n`)
const fake = await startFakeOpenAi({ tokens: stamped, paceMs: Number(paceMs) })
process.send?.(fake.url)
process.on('disconnect', () => process.exit())
