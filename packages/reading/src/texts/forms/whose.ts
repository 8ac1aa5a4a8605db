import type { Whose } from '#parts.ts'

const YOUR: Record<Whose, string> = { you: 'your', one: 'the', they: 'their' }

/** `your`, `the`, `their` */
export const your = (whose: Whose): string => YOUR[whose]

/** The same at the beginning of a sentence. */
export const Your = (whose: Whose): string => `${YOUR[whose].charAt(0).toUpperCase()}${YOUR[whose].slice(1)}`

const THEM: Record<Whose, string> = { you: 'you', one: 'one', they: 'them' }

/** `you`, `one`, `them`: whom something is given to. */
export const them = (whose: Whose): string => THEM[whose]

/** `आपके `, `उनके ` or nothing, with the space behind it. */
const apk =
  (end: string) =>
  (whose: Whose): string =>
    ({ you: `आपक${end} `, one: '', they: `उनक${end} ` })[whose]

export const apke = apk('े')
export const apka = apk('ा')
export const apki = apk('ी')

const APKO: Record<Whose, string> = { you: 'आपको', one: 'उन्हें', they: 'उन्हें' }

/** `आपको`, `उन्हें` */
export const apko = (whose: Whose): string => APKO[whose]
