// The API with one build of the web app, until the process is told to end; its address is sent to the one that started it.
import { freePort } from '@dhruva/db/embedded'
import { buildApp } from '../../apps/api/src/app.ts'

const [dir = ''] = process.argv.slice(2)
const port = await freePort()
const app = await buildApp({
  env: { ...process.env, PORT: String(port) },
  now: () => new Date(),
  logTo: { write: () => {} },
  web: dir,
})
await app.http.listen({ host: '127.0.0.1', port })
process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))
process.send?.(`http://127.0.0.1:${port}`)
