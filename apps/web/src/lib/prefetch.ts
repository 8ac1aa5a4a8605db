import type { ArgsOf, Endpoint } from '@dhruva/contract'
import type { ComponentType } from 'react'
import type { Language } from './i18n.ts'

/** A call whose answer the server sends with a page. */
export type PrefetchedCall = {
  path: string
  args: unknown
  /** the first page of a list that `useCallPages` reads */
  isFirst?: true
}

/** What the server asks before it draws a page for a visitor. */
export type Prefetch = {
  /** the address, with nothing that the page does not look at */
  address: string
  calls: readonly PrefetchedCall[]
  /** one of the few pages that are the same for everybody; what anybody can ask for anew counts in their limits */
  isShared?: boolean
  /** a member may read what a visitor is answered until their own answer has come, and press what stands there: nothing in it is theirs, or it waits (`OwnAnswer` of votes) */
  suitsMembers?: boolean
}

/**
 * What a member's page asks before anything else. The drawing is the same for everybody, so the browser asks for the answers while the
 * scripts are on their way (`askOwn` of `index.html`), and the server sends them with what it draws of them (`Screen.own`).
 */
export type FirstCall = Pick<Endpoint, 'method' | 'path'> & {
  args: Readonly<Record<string, unknown>>
  /** a call with one number out of the answer: `at` is the way to it */
  next?: Pick<Endpoint, 'method' | 'path'> & { arg: string; at: readonly (string | number)[] }
}

/** A call with these arguments, in the order in which the page itself gives them. */
export const firstCall = <In extends Endpoint['input'], Out extends Endpoint['output']>(
  { method, path }: Endpoint<In, Out>,
  args: ArgsOf<Endpoint<In, Out>> & FirstCall['args'],
): FirstCall => ({ method, path, args })

/** A page, with what it asks for at an address: the same calls with the same arguments as it asks in a browser. */
export type Screen = ComponentType & {
  prefetch?: (
    search: URLSearchParams,
    language: Language,
    params: Readonly<Record<string, string | undefined>>,
  ) => Prefetch
  firstCalls?: (search: URLSearchParams) => readonly FirstCall[]
  /** what of the page is a member's own: from the answers to `firstCalls` it is drawn in the place of the element with `data-own` */
  own?: ComponentType
}

export const prefetched = <In extends Endpoint['input'], Out extends Endpoint['output']>(
  { path }: Endpoint<In, Out>,
  args: ArgsOf<Endpoint<In, Out>>,
): PrefetchedCall => ({ path, args })
