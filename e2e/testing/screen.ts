// One state of a page, for what is checked on all of them.
import type { Page } from 'playwright-core'
import type { Person } from '../product.ts'

/** The narrowest first: there a screen is opened. */
export type Widths = readonly [first: number, ...others: number[]]

export type Screen = {
  address: string
  as?: Person
  /** goes on from the page to a state of it */
  open?: (page: Page, language: 'en' | 'hi') => Promise<void>
  /** says something for good in the language it was opened in, or closes when the language changes: for Hindi it is opened again */
  anew?: true
  /** where it can be seen; everywhere unless given */
  widths?: Widths
}
