// pnpm start: the whole service, as it is used, on whatever this machine has.
import { generateAndBuildWeb } from './lib.ts'

await generateAndBuildWeb()
// Only now is there a database client to import.
const { supervise } = await import('./service/supervise.ts')
await supervise({
  programs: [{ file: 'apps/api/src/main.ts' }, { file: 'apps/worker/src/main.ts' }],
  address: ({ port }) => `http://localhost:${port}`,
})
