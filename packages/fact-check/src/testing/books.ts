import type { Language } from '@dhruva/common'
import { A_LIES_HI, A_TRUTHS_HI } from './book-a-hi.ts'
import { A_LIES_EN } from './book-a-lies-en.ts'
import { A_TRUTHS_EN } from './book-a-truths-en.ts'
import { B_LIES_EN, B_TRUTHS_EN } from './book-b-en.ts'
import { B_LIES_HI, B_TRUTHS_HI } from './book-b-hi.ts'
import { C_LIES_EN, C_TRUTHS_EN } from './book-c-en.ts'
import { C_LIES_HI, C_TRUTHS_HI } from './book-c-hi.ts'
import { D_LIES_EN, D_TRUTHS_EN } from './book-d-en.ts'
import { D_LIES_HI, D_TRUTHS_HI } from './book-d-hi.ts'
import { E_EN, E_HI, type Woven } from './book-e.ts'
import { F_EN, F_HI } from './book-f.ts'
import { G_EN, G_HI } from './book-g.ts'
import { H_EN, H_HI } from './book-h.ts'
import { I_EN, I_HI } from './book-i.ts'
import { type Casebook, type Entry, NoOccasion } from './casebook.ts'

type Book = {
  charts: readonly number[]
  lies: Record<Language, readonly Entry[]>
  truths: Record<Language, readonly Entry[]>
}
type WovenBook = { charts: readonly number[]; sentences: Record<Language, readonly Woven[]> }

/** Sentences of one statement or a few, each written before the reading of its topics was mended, with its charts. */
export const BOOKS: Readonly<Record<string, Book>> = {
  A: {
    charts: [3, 5, 9, 14, 22, 37],
    lies: { English: A_LIES_EN, Hindi: A_LIES_HI },
    truths: { English: A_TRUTHS_EN, Hindi: A_TRUTHS_HI },
  },
  B: {
    charts: [6, 8, 13, 20, 29, 41],
    lies: { English: B_LIES_EN, Hindi: B_LIES_HI },
    truths: { English: B_TRUTHS_EN, Hindi: B_TRUTHS_HI },
  },
  C: {
    charts: [10, 16, 23, 31, 44, 52],
    lies: { English: C_LIES_EN, Hindi: C_LIES_HI },
    truths: { English: C_TRUTHS_EN, Hindi: C_TRUTHS_HI },
  },
  D: {
    charts: [12, 17, 25, 34, 46, 57],
    lies: { English: D_LIES_EN, Hindi: D_LIES_HI },
    truths: { English: D_TRUTHS_EN, Hindi: D_TRUTHS_HI },
  },
}

/** Long sentences as models write them, of which one statement at a time is told falsely. */
export const WOVEN: Readonly<Record<string, WovenBook>> = {
  E: { charts: [15, 24, 36, 55], sentences: { English: E_EN, Hindi: E_HI } },
  F: { charts: [10, 26, 39, 58], sentences: { English: F_EN, Hindi: F_HI } },
  G: { charts: [11, 27, 40, 64], sentences: { English: G_EN, Hindi: G_HI } },
  H: { charts: [12, 22, 38, 53], sentences: { English: H_EN, Hindi: H_HI } },
  I: { charts: [14, 29, 45, 66], sentences: { English: I_EN, Hindi: I_HI } },
}

/** What a sentence says of a chart; null where the chart gives no occasion for it. */
export const told = (say: () => ReturnType<Entry>): string | null => {
  try {
    return say() || null
  } catch (error) {
    if (error instanceof NoOccasion) return null
    throw error
  }
}

/** A woven sentence with nothing false in it, then with each of its statements false by turns. */
export const tellings = (
  { slots, say }: Woven,
  open: (salt: number) => Casebook,
): Array<{ text: string; lies: boolean }> =>
  Array.from({ length: slots + 1 }, (_, index) => index - 1).flatMap((wrong) => {
    const text = told(() => say(open(wrong), (slot) => slot === wrong))
    return text === null ? [] : [{ text, lies: wrong >= 0 }]
  })
