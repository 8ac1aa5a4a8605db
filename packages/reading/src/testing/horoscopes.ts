import type { Language } from '@dhruva/common'
import { horoscope } from '#horoscope/horoscope.ts'
import type { Horoscope } from '#horoscope/types.ts'

export const LANGUAGES = ['English', 'Hindi'] as const
export const SIGNS = Array.from({ length: 12 }, (_, sign) => sign)

/** The n-th day of 2026, counted from 0, as yyyy-mm-dd. */
export const dateNo = (n: number): string => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)

export type Written = { language: Language; date: string; sign: number; one: Horoscope }

/** All twelve signs of days, day by day, in both languages. */
export const writtenOn = (days: readonly number[]): Written[] =>
  days.flatMap((n) =>
    SIGNS.flatMap((sign) =>
      LANGUAGES.map((language) => {
        const date = dateNo(n)
        return { language, date, sign, one: horoscope(date, sign, language) }
      }),
    ),
  )

/** Every sentence of a horoscope, field by field, without the gist. */
export const sentencesOf = ({ fields }: Horoscope) => Object.values(fields).flatMap(({ sentences }) => sentences)
