import { field } from '@dhruva/common'

/**
 * Whether the person's line is to be spared: data saving is on, or the line is of the slowest kinds. Then nothing is fetched that
 * was not asked for. Browsers that say nothing of it are taken at their best.
 */
export const isSparing = (): boolean => {
  const line = field(navigator, 'connection')
  return field(line, 'saveData') === true || /2g/.test(String(field(line, 'effectiveType') ?? ''))
}
