// pnpm typecheck: the Node side, the web, its service worker, and the browser tests, which are at home in both.
import { generate, run } from './lib.ts'

await generate()
const projects = ['tsconfig.json', 'apps/web/tsconfig.json', 'apps/web/worker/tsconfig.json', 'e2e/tsconfig.json']
const codes = projects.map((project) => run('tsc', ['--noEmit', '-p', project]))
process.exit(Math.max(...codes))
