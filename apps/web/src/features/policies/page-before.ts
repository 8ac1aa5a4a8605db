import { field } from '@dhruva/common'

/**
 * Whether another page of this visit came before. The router numbers the entries of the history in their state; the number
 * outlives a reload and stays when a link to a part of the same page replaces the entry.
 *
 * @param state of `window.history`
 */
export const hasPageBefore = (state: unknown): boolean => {
  const place = field(state, 'idx')
  return typeof place === 'number' && place > 0
}
