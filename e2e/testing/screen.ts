// One state of a page, for what is checked on all of them.
import type { Page } from 'playwright-core'
import type { Person } from '../product.ts'

export type Screen = {
  address: string
  as?: Person
  /** goes on from the page to a state of it */
  open?: (page: Page, language: 'en' | 'hi') => Promise<void>
  /** where it can be seen; everywhere unless given */
  widths?: number[]
}
