import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { dataDir } from './place.ts'

type Program = { executablePath: string; env: Record<string, string> }

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // a page is painted in few pieces: in software each costs by itself
  '--default-tile-width=1440',
  '--default-tile-height=450',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const UNSEEN = [
  // nobody sees what is painted: pages are laid out and composed, and hardly any of their pieces are filled in
  '--force-gpu-mem-available-mb=1',
  // a document of a test does not live long enough to win back what its scripts cost to be compiled a second time
  '--js-flags=--no-opt --no-maglev',
]

const isPackaged = process.platform === 'linux' && process.arch === 'x64'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser at BROWSER_PATH, else the one that comes with the packages (Linux x64): it has no window around a page, and costs
 * half. Elsewhere the system's.
 * @param paints whether whole pages are painted, by the system's as people have it: for pictures, and where painting is measured
 */
export async function openBrowser({ paints = false } = {}): Promise<Browser> {
  const { executablePath, env } = await findBrowser(paints)
  return chromium.launch({ executablePath, env: { ...ownEnv(), ...env }, args: paints ? FLAGS : [...FLAGS, ...UNSEEN] })
}

async function findBrowser(paints: boolean): Promise<Program> {
  const named = process.env.BROWSER_PATH
  if (named) return { executablePath: named, env: {} }
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const candidates = folders.flatMap((dir) => NAMES.map((name) => path.join(dir, name)))
  const system = candidates.find((file) => existsSync(file))
  return system && (paints || !isPackaged)
    ? { executablePath: system, env: {} }
    : packaged(path.join(dataDir, 'browser'))
}

/** Unpacked beside its place and moved when complete: test files run at once. */
async function packaged(home: string): Promise<Program> {
  const executablePath = path.join(home, 'chromium')
  if (!existsSync(executablePath)) {
    mkdirSync(path.dirname(home), { recursive: true })
    const nursery = mkdtempSync(`${home}.half-`)
    try {
      await unpack(nursery)
      writeFileSync(path.join(nursery, 'fonts.conf'), fontsOf(home))
      if (!existsSync(executablePath)) renameSync(nursery, home)
    } catch (error) {
      if (!existsSync(executablePath)) throw error
    } finally {
      rmSync(nursery, { recursive: true, force: true })
    }
  }
  const env = { LD_LIBRARY_PATH: path.join(home, 'al2023/lib'), FONTCONFIG_FILE: path.join(home, 'fonts.conf') }
  return { executablePath, env }
}

/**
 * The package unpacks into TMPDIR, leaves its libraries packed unless it believes itself on Lambda, and writes to this
 * process's environment on import, which would reach every later child: all of it is put back.
 */
async function unpack(into: string): Promise<void> {
  const before = { ...process.env }
  Object.assign(process.env, { TMPDIR: into, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' })
  try {
    const { default: packed } = await import('@sparticuz/chromium')
    await packed.executablePath()
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
    Object.assign(process.env, before)
  }
}

/** The package's own file names /tmp/fonts; and without any font all text is zero wide. */
function fontsOf(home: string): string {
  const cache = `<cachedir>${path.join(home, 'font-cache')}</cachedir>`
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${path.join(home, 'fonts')}</dir><dir>/usr/share/fonts</dir>${cache}</fontconfig>
`
}

function ownEnv(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}
