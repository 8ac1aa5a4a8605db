import { readCookie, writeCookie } from './cookie.ts'
import { createStore, useStore } from './store.ts'

export type Theme = 'system' | 'light' | 'dark'
export const themes: readonly Theme[] = ['system', 'light', 'dark']

const COOKIE = 'theme'
/** --bg of each theme, for the browser's own bars. */
const barColour = { light: '#fdfaf7', dark: '#0b0a22' }

const store = createStore<Theme>('system')
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)')

const apply = () => {
  const theme = store.get()
  const shown = theme === 'system' ? (systemIsDark().matches ? 'dark' : 'light') : theme
  document.documentElement.dataset.theme = shown
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColour[shown])
}

/** The script in index.html has set the theme before first paint; from here on it follows the system and the switch. */
export const startTheme = () => {
  const saved = readCookie(COOKIE)
  if (saved === 'light' || saved === 'dark') store.set(saved)
  systemIsDark().addEventListener('change', apply)
  apply()
}

export const useTheme = (): Theme => useStore(store)

export const setTheme = (theme: Theme) => {
  writeCookie(COOKIE, theme === 'system' ? null : theme)
  store.set(theme)
  apply()
}
