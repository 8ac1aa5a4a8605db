import { writeFileSync } from 'node:fs'

const EVERY_MS = 1_000

/**
 * Writes a file every second for as long as the event loop turns; `deploy/watchdog.sh` ends a program whose file grows old.
 * @returns called when the program is at its work, which the file then says
 */
export const showLife = (file: string): (() => void) => {
  let says = 'starting\n'
  const write = () => writeFileSync(file, says)
  write()
  setInterval(write, EVERY_MS).unref()
  return () => {
    says = 'ready\n'
    write()
  }
}
