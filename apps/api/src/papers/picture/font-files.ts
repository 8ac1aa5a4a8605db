import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Whole fonts of one weight; a build copies them by the same names. */
const FILES = {
  display: '@expo-google-fonts/eczar/Eczar_600SemiBold.ttf',
  'latin 500': '@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf',
  'latin 600': '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
  'devanagari 500': '@expo-google-fonts/noto-sans-devanagari/500Medium/NotoSansDevanagari_500Medium.ttf',
  'devanagari 600': '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
} as const

export type FontName = keyof typeof FILES

/** Beside a bundle and beside the folder of its chunks; else where the package is. */
const FOLDERS = ['data/fonts', '../data/fonts'].map((folder) => path.join(import.meta.dirname, folder))

/** The bytes of a font of the picture. */
export const readFont = (name: FontName): Buffer => {
  const from = FILES[name]
  const beside = FOLDERS.map((folder) => path.join(folder, path.basename(from))).find((file) => existsSync(file))
  return readFileSync(beside ?? createRequire(import.meta.url).resolve(from))
}
