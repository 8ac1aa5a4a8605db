import { field } from '@dhruva/common'

/** The two ways in which browsers say that data is to be saved. */
const savesData = (line: unknown): boolean =>
  field(line, 'saveData') === true || globalThis.matchMedia?.('(prefers-reduced-data: reduce)').matches === true

/**
 * Whether the person's line is to be spared: data saving is on, or the line is of the slowest kinds. Then nothing is fetched that
 * was not asked for. Browsers that say nothing of it are taken at their best, and so is the server's drawing.
 */
export const isSparing = (): boolean => {
  const line = field(globalThis.navigator, 'connection')
  return savesData(line) || /2g/.test(String(field(line, 'effectiveType') ?? ''))
}
