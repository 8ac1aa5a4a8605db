// pnpm dev: the service with reload. The web comes from Vite, which hands everything else on to the api.
import path from 'node:path'
import { generate, root } from './lib.ts'

const WEB_PORT = 5173
const reload = ['--watch', '--watch-preserve-output']

await generate()
// Only now is there a database client to import.
const { supervise } = await import('./service/supervise.ts')
await supervise({
  programs: [
    { file: 'apps/api/src/main.ts', nodeFlags: reload },
    { file: 'apps/worker/src/main.ts', nodeFlags: reload },
    { file: 'scripts/service/vite.ts', args: [String(WEB_PORT)], cwd: path.join(root, 'apps/web') },
  ],
  address: () => `http://localhost:${WEB_PORT}`,
})
