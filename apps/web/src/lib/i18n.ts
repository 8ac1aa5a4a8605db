import { startTransition, use } from 'react'
import { writeCookie } from './cookie.ts'
import { fetched } from './fetched.ts'
import { createStore, useStore } from './store.ts'

export type Language = 'en' | 'hi'
export const languages: readonly Language[] = ['en', 'hi']
/** Each language by its own name, as the switch shows it. */
export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' }

/** The texts of one area of the product in both languages, loaded one language at a time. */
export type Area<T> = {
  isLoaded: (language: Language) => boolean
  /** The same promise each time, also after a failure; `again` tries anew after one. */
  load: (language: Language, again?: 'again') => Promise<T>
}

const areas = new Set<Area<unknown>>()

/** Declares an area. The Hindi catalogue must have the type of the English one: same keys, same arguments. */
export const area = <T>(loaders: Record<Language, () => Promise<T>>): Area<T> => {
  const texts = { en: fetched(loaders.en), hi: fetched(loaders.hi) }
  const declared: Area<T> = {
    isLoaded: (language) => texts[language].now() !== undefined,
    load: (language, again) => texts[language].get(again),
  }
  areas.add(declared)
  return declared
}

/** Fetches the texts, in the current language, of all code that is here. */
export const loadTexts = () => Promise.all([...areas].map((one) => one.load(store.get())))

const store = createStore<Language>('en')

const apply = (language: Language) => {
  document.documentElement.lang = language
  store.set(language)
}

/** Takes the language the script in index.html found: the one chosen, else the browser's. Call once before the first render. */
export const startLanguage = () => store.set(document.documentElement.lang === 'hi' ? 'hi' : 'en')

/** The language of what is drawn next, where there is no document. */
export const drawIn = store.set

/** The language now, for code outside components. */
export const currentLanguage = store.get

/** Changes the language of everything on screen at once and remembers it. Rejects when its texts cannot be loaded. */
export const setLanguage = async (language: Language) => {
  const inUse = [...areas].filter((one) => one.isLoaded(store.get()))
  await Promise.all(inUse.map((one) => one.load(language, 'again')))
  // a cookie, so that the server draws the next page in it
  writeCookie('language', language)
  startTransition(() => apply(language))
}

export const useLanguage = (): Language => useStore(store)

/** The texts of an area in the current language; the component suspends until they are there. */
export const useTexts = <T>(of: Area<T>): T => {
  const language = useLanguage()
  return use(of.load(language))
}
