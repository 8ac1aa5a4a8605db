// pnpm build: dist/ with everything production needs but Node, PostgreSQL and Redis.
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { generateAndBuildWeb, root } from './lib.ts'

const out = path.join(root, 'dist')
const fromApi = createRequire(path.join(root, 'apps/api/package.json'))
const fromJyotish = createRequire(path.join(root, 'packages/jyotish/package.json'))

/** What the programs read at run time, and where they look for it beside a bundle. */
const FILES: [from: string, to: string][] = [
  ['apps/web/dist', 'web'],
  ['prisma/migrations', 'prisma/migrations'],
  ['prisma/functions', 'prisma/functions'],
  ['packages/adapters/data/gazetteer.tsv.br', 'data/gazetteer.tsv.br'],
  ['packages/adapters/data/posts', 'data/posts'],
  ['packages/intent/data/weights.bin.br', 'data/weights.bin.br'],
  ['packages/intent/data/care.bin.br', 'data/care.bin.br'],
  [zonesOf('timezones.geojson.geo.dat'), 'data/timezones.geojson.geo.dat'],
  ...['devanagari', 'latin'].flatMap((script) => [400, 600].map((weight) => fontOf(script, weight))),
]

await generateAndBuildWeb()
rmSync(out, { recursive: true, force: true })
await bundle()
for (const [from, to] of FILES) copy(path.resolve(root, from), path.join(out, to))
writeFileSync(path.join(out, 'package.json'), '{"type":"module"}\n')
console.log(`built ${path.relative(process.cwd(), out)}: ${Math.round(sizeOf(out) / 2 ** 20)} MB`)

async function bundle(): Promise<void> {
  const input = {
    api: 'apps/api/src/main.ts',
    worker: 'apps/worker/src/main.ts',
    migrate: 'apps/worker/src/migrate-main.ts',
    ops: 'scripts/service/ops.ts',
  }
  const graph = await rolldown({
    input,
    cwd: root,
    platform: 'node',
    external: ['pg-native'],
    // geo-tz looks for its shapes in `../data` of its own file, which the chunk below puts into lib/.
    transform: { define: { __dirname: 'import.meta.dirname' } },
  })
  await graph.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'lib/[name]-[hash].js',
    codeSplitting: { groups: [{ name: 'zones', test: /node_modules[\\/]geo-tz[\\/]/ }] },
    sourcemap: true,
    minify: { compress: true, mangle: false },
  })
  await graph.close()
}

/** Of invoices. */
function fontOf(script: string, weight: number): [from: string, to: string] {
  const name = `noto-sans-devanagari-${script}-${weight}-normal.woff`
  return [fromApi.resolve(`@fontsource/noto-sans-devanagari/files/${name}`), `data/fonts/${name}`]
}

function zonesOf(file: string): string {
  return path.join(path.dirname(fromJyotish.resolve('geo-tz/all')), '../data', file)
}

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true })
}

function sizeOf(dir: string): number {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => statSync(path.join(dir, name)))
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
}
