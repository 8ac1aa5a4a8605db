import type { AskBack } from '@dhruva/intent/parse'
import type { Sentence } from '#types.ts'
import { line, say } from '#write/say/say.ts'
import type { WriteContext } from '#write/types.ts'
import * as words from './ask-back-data.ts'
import { kinName } from './kin.ts'

/** Years of birth of the two saved kundlis of one name, where they are known. */
export type SavedYears = readonly [number, number]

const asked = (context: WriteContext, back: AskBack, years: SavedYears | undefined): string => {
  const { speech } = context
  const slot = `ask.${back.about}`
  switch (back.about) {
    case 'matter': {
      const [a, b] = back.between.map((matter) => words.MATTER_NAMES[matter][speech])
      return say(context, slot, words.TWO_MATTERS, { a: a ?? '', b: b ?? '' })
    }
    case 'nothing_heard':
      return say(context, slot, words.NOTHING_HEARD)
    case 'language':
      return say(context, slot, words.LANGUAGE)
    case 'whose':
      return say(context, slot, words.WHOSE, { person: kinName(context, back.subject) })
    case 'same_name':
      return years
        ? say(context, slot, words.SAME_NAME_YEARS, {
            name: back.name,
            first: String(years[0]),
            second: String(years[1]),
          })
        : say(context, slot, words.SAME_NAME, { name: back.name })
    case 'child_age':
      return say(context, slot, words.CHILD_AGE, { person: kinName(context, back.subject) })
    case 'activity':
      return say(context, slot, words.ACTIVITY)
  }
}

/** What is asked back when answers would differ, with a word that it cost nothing; null when the message is clear. */
export const writeAskBack = (context: WriteContext, years?: SavedYears): Sentence[][] | null => {
  const { askBack } = context.parsed
  if (!askBack) return null
  return [[line(asked(context, askBack, years))], [line(words.NOT_CHARGED[context.speech])]]
}
