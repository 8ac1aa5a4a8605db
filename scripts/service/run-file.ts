import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where a start that is ready leaves its address for the next one to find. */
export type RunFile = {
  read(): string | undefined
  write(address: string): void
  remove(): void
}

export function runFileIn(dataDir: string): RunFile {
  const file = path.join(dataDir, 'run.json')
  return {
    read() {
      try {
        return String(JSON.parse(readFileSync(file, 'utf8')).address)
      } catch {
        return undefined
      }
    },
    write: (address) => writeFileSync(file, `${JSON.stringify({ address, pid: process.pid })}\n`),
    remove: () => rmSync(file, { force: true }),
  }
}
