import type { Layout, Package } from './layout.ts'
import type { Import, Source, Use } from './sources.ts'

export type Violation = { file: string; line: number; says: string }

/** What runs on a server may use whatever does not run in a browser alone. */
const SERVER = [
  'adapters',
  'common',
  'contract',
  'db',
  'domain',
  'fact-check',
  'hindi',
  'intent',
  'jobs',
  'jyotish',
  'reading',
  'telemetry',
]

/** Which of our packages each one may use; `docs/ARCHITECTURE.md` has the reasons. Scripts, bench and e2e may use all. */
const MAY_USE: Record<string, string[]> = {
  common: [],
  contract: ['common'],
  jyotish: ['common'],
  hindi: ['common', 'jyotish'],
  intent: ['common', 'hindi', 'jyotish'],
  reading: ['common', 'hindi', 'intent', 'jyotish'],
  'fact-check': ['common', 'hindi', 'intent', 'jyotish', 'reading'],
  db: ['common', 'telemetry'],
  domain: ['common', 'db', 'contract'],
  jobs: ['common', 'db', 'telemetry'],
  adapters: ['common', 'db', 'fact-check', 'hindi', 'intent', 'reading', 'telemetry'],
  telemetry: [],
  testkit: SERVER,
  api: SERVER,
  worker: SERVER,
  // somebody else's service, as it were: it knows Dhruva by its protocol alone
  'payments-sandbox': ['common'],
  web: ['common', 'contract'],
}

const VENDOR_SDKS = /^(openai|twilio|razorpay)($|\/)/
const MAX_LINES = 300

export const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /\/testing\//.test(file)

const isTool = (file: string) => /^(scripts|bench|e2e|prisma)\//.test(file)

/** What is wrong with one file taken by itself. */
export function checkSource(source: Source, layout: Layout): Violation[] {
  const home = layout.packageOf(source)
  const imports = source.imports.flatMap((one) => {
    const says = [wrongPackage(source, one, home), wrongFeature(source, layout.resolve(source, one.from))]
    return says.flatMap((text) => (text ? [{ file: source.file, line: one.line, says: text }] : []))
  })
  const uses = source.uses.flatMap((use) => {
    const says = wrongUse(source.file, use)
    return says ? [{ file: source.file, line: use.line, says }] : []
  })
  return [...imports, ...uses, ...tooLong(source)]
}

function wrongPackage({ file }: Source, { from }: Import, home: Package | undefined): string | undefined {
  if (!home || isTool(file) || from.startsWith('#')) return undefined
  if (from.startsWith('.')) return leaves(file, from, home) ? `${from} is in another package` : undefined
  if (VENDOR_SDKS.test(from) && home.folder !== 'packages/adapters') return `${from} belongs into packages/adapters`
  if (from.startsWith('node:')) return runsInBrowser(file, home) ? `${from} does not exist in a browser` : undefined
  return from.startsWith('@dhruva/') ? wrongHousemate(file, from, home) : undeclared(file, from, home)
}

function leaves(file: string, from: string, { folder }: Package): boolean {
  const target = new URL(from, `file:///${file}`).pathname.slice(1)
  return !target.startsWith(`${folder}/`)
}

const runsInBrowser = (file: string, { folder }: Package) =>
  /^(apps\/web|packages\/(common|contract))$/.test(folder) && file.startsWith(`${folder}/src/`) && !isTest(file)

function wrongHousemate(file: string, from: string, home: Package): string | undefined {
  const allowed = MAY_USE[home.folder.split('/').at(-1) ?? ''] ?? []
  const used = from.split('/')[1] ?? ''
  if (allowed.includes(used) || (isTest(file) && !['api', 'worker', 'web'].includes(used))) return undefined
  return `${home.folder} may not use ${from}`
}

/** pnpm hides what is not declared, but not what the root declares. */
function undeclared(file: string, from: string, home: Package): string | undefined {
  const name = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
  const isSource = file.startsWith(`${home.folder}/src/`) && !isTest(file)
  if (home.dependencies.has(name) || (!isSource && (home.devDependencies.has(name) || name === 'vitest')))
    return undefined
  return `${name} is not among the dependencies of ${home.folder}`
}

function wrongFeature({ file }: Source, target: string | undefined): string | undefined {
  const own = featureOf(file)
  const other = target && featureOf(target)
  if (!target || !own) return outsideFeature(file, other)
  if (!other || own === other || isTest(file)) return undefined
  return `the feature ${own} may not use the feature ${other}`
}

function outsideFeature(file: string, other: string | undefined): string | undefined {
  return other && /^apps\/web\/src\/(ui|lib)\//.test(file) ? `ui and lib may not use the feature ${other}` : undefined
}

const featureOf = (file: string) => /^apps\/(?:api|web)\/src\/features\/([^/]+)\//.exec(file)?.[1]

const READS_ENVIRONMENT = /(^|[/.-])config\.ts$|^packages\/testkit\/src\/(services|browser)\.ts$/
const KEEPS_TIME =
  /^(apps\/(api|payments-sandbox|worker)|packages\/(common|domain|fact-check|hindi|intent|jyotish|reading))\/src\/(?!main\.ts)/

function wrongUse(file: string, { kind }: Use): string | undefined {
  if (kind === 'cast') return 'a cast with `as`: parse at the edge, or let the type follow'
  if (isTest(file) || isTool(file)) return undefined
  if (kind !== 'process.env') {
    return KEEPS_TIME.test(file) ? `time and chance are arguments (${kind})` : undefined
  }
  return READS_ENVIRONMENT.test(file) || /\/src\/main\.ts$/.test(file) ? undefined : 'process.env outside of the config'
}

const DATA = /(^|[/-])(data|tables?|generated|locales|texts)([/.-]|$)/

function tooLong({ file, lines }: Source): Violation[] {
  if (lines <= MAX_LINES || DATA.test(file)) return []
  return [{ file, line: lines, says: `${lines} lines, at most ${MAX_LINES}` }]
}
