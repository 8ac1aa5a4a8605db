import { pageAt } from '../../apps/web/src/app/paths.ts'
import { type PageName, pageNames, pages } from '../../apps/web/src/app/routes.ts'
import type { Screen } from './screen.ts'

/** AstroHub has a table of screens of its own; every other page, also one that is new, belongs to the other. */
export const isAstroHub = (page: PageName): boolean =>
  /^\/(forum|profile|notifications|balance$)/.test(pages[page].path)

/** Pages that no screen of a table shows. */
export const withoutScreen = (
  screens: Readonly<Record<string, Screen>>,
  of: (page: PageName) => boolean,
): PageName[] => {
  const shown = Object.values(screens).map(({ address }) => pageAt(address.split(/[?#]/)[0] ?? ''))
  return pageNames.filter((page) => of(page) && !shown.includes(page))
}
