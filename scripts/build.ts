// pnpm build: dist/ with everything production needs but Node, PostgreSQL and Redis.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
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
  ...[
    '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf',
    '@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf',
    '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
    '@expo-google-fonts/noto-sans-devanagari/500Medium/NotoSansDevanagari_500Medium.ttf',
    '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  ].map((font): [string, string] => [fromApi.resolve(font), `data/fonts/${path.basename(font)}`]),
  ...['devanagari', 'latin'].flatMap((script) => [400, 600].map((weight) => fontOf(script, weight))),
]

/** What brings a binary or a wasm file of its own and finds it beside its code: not bundled but taken along. */
const WHOLE = ['@resvg/resvg-js', 'harfbuzzjs']

await generateAndBuildWeb()
rmSync(out, { recursive: true, force: true })
await bundle()
for (const [from, to] of FILES) copy(path.resolve(root, from), path.join(out, to))
for (const [name, dir] of WHOLE.flatMap((name) => packagesOf(name))) copy(dir, path.join(out, 'node_modules', name))
writeFileSync(path.join(out, 'package.json'), '{"type":"module"}\n')
console.log(`built ${path.relative(process.cwd(), out)}: ${Math.round(sizeOf(out) / 2 ** 20)} MB`)

async function bundle(): Promise<void> {
  const input = {
    api: 'apps/api/src/main.ts',
    worker: 'apps/worker/src/main.ts',
    migrate: 'apps/worker/src/migrate-main.ts',
    ops: 'scripts/service/ops.ts',
    'audit-books': 'scripts/service/audit-books.ts',
  }
  const graph = await rolldown({
    input,
    cwd: root,
    platform: 'node',
    external: ['pg-native', ...WHOLE],
    // geo-tz looks for its shapes in `../data` of its own file, which the chunk below puts into lib/.
    transform: { define: { __dirname: 'import.meta.dirname' } },
  })
  await graph.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'lib/[name]-[hash].js',
    codeSplitting: { groups: [{ name: 'zones', test: /node_modules[\\/]geo-tz[\\/]/ }] },
    // no maps, which Node would not read: names and lines stay, so that a stack says where in the bundle it was
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
  })
  await graph.close()
}

/** Of invoices. */
function fontOf(script: string, weight: number): [from: string, to: string] {
  const name = `noto-sans-devanagari-${script}-${weight}-normal.woff`
  return [fromApi.resolve(`@fontsource/noto-sans-devanagari/files/${name}`), `data/fonts/${name}`]
}

/** A package, and of those with its binaries the ones that are installed: this machine's. */
function packagesOf(name: string): [name: string, dir: string][] {
  const dir = folderOf(name, fromApi)
  const { optionalDependencies = {} } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'))
  const require = createRequire(path.join(realpathSync(dir), 'package.json'))
  const binaries = Object.keys(optionalDependencies).flatMap((one): [string, string][] => {
    try {
      return [[one, folderOf(one, require)]]
    } catch {
      return []
    }
  })
  if (Object.keys(optionalDependencies).length > 0 && binaries.length === 0)
    throw new Error(`${name} has no binary for this machine`)
  return [[name, dir], ...binaries]
}

/** Where a package lies that may not let its package.json be asked for. */
function folderOf(name: string, require: NodeJS.Require): string {
  const found = (require.resolve.paths(name) ?? [])
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')))
  if (!found) throw new Error(`${name} is not installed`)
  return realpathSync(found)
}

function zonesOf(file: string): string {
  return path.join(path.dirname(fromJyotish.resolve('geo-tz/all')), '../data', file)
}

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('.map') })
}

function sizeOf(dir: string): number {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((name) => statSync(path.join(dir, name)))
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
}
