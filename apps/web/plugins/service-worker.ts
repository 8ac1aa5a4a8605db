import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { build } from 'vite'

const worker = path.resolve(import.meta.dirname, '../worker/sw.ts')

/** Scripts and styles that are written for the browser, by their addresses. */
const filesIn = (dir: string): string[] =>
  readdirSync(path.join(dir, 'assets'))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .sort()
    .map((name) => `/assets/${name}`)

/** Builds `worker/sw.ts` into `sw.js`, which knows the files of this build; any other file makes it another one. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = filesIn(dir)
    const version = createHash('sha256')
      .update([...files, readFileSync(path.join(dir, 'index.html'), 'utf8')].join(' '))
      .digest('hex')
      .slice(0, 12)
    const made = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { BUILD: JSON.stringify({ version, files }) },
      build: {
        write: false,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: { input: worker, output: { format: 'iife' } },
      },
    })
    const [output] = [made].flat()
    const chunk = output && 'output' in output ? output.output[0] : undefined
    if (chunk?.type !== 'chunk') throw new Error('the service worker was not built')
    writeFileSync(path.join(dir, 'sw.js'), chunk.code)
  },
})
