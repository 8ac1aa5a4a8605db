import type { Code } from '@dhruva/common'
import { grahaName } from '#names.ts'
import type { AllParts, Parts, Says, Whose, Writers } from '#parts.ts'
import { SAY_UNCERTAIN } from '#texts/uncertain.ts'
import type { Fact } from '#types.ts'
import { BIRTH } from './render-birth.ts'
import { DAYS } from './render-days.ts'
import { JUDGED } from './render-judged.ts'
import { MATCH } from './render-match.ts'
import { PREDICTION } from './render-prediction.ts'
import { OPEN, TIMES } from './render-times.ts'
import { TEXTS } from './texts.ts'

const WRITERS: Writers<AllParts> = { ...BIRTH, ...TIMES, ...OPEN, ...MATCH, ...PREDICTION, ...JUDGED, ...DAYS }

const written = <S extends Says>(parts: Parts<S>, code: Code, whose: Whose): string =>
  WRITERS[parts.says](parts, code, whose)

/** A statement in words: said to a person or of one. What is said of someone by name begins with the name. */
export const write = (parts: Parts, code: Code, whose: Fact['whose']): string => {
  const said = typeof whose === 'string' ? written(parts, code, whose) : `${whose.name}: ${written(parts, code, 'one')}`
  const { countedFrom = 'lagna' } = parts
  const text =
    countedFrom === 'lagna' || parts.says in PREDICTION
      ? said
      : SAY_UNCERTAIN[code].counted(said, grahaName(code, countedFrom))
  return SAY_UNCERTAIN[code].dates.tidy(parts.says in PREDICTION ? TEXTS[code].frames.tidy(text) : text)
}
