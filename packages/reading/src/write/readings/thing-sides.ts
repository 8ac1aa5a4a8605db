import type { GrahaId } from '@dhruva/jyotish'
import { ownWords } from './own-words.ts'
import { adviceFor, SPARED } from './parts.ts'
import { citeWindow, type Draft, draft, type Reader, said, windowWords, worded } from './reader.ts'
import { nameOf } from './reasons.ts'
import { THING_TEXTS, THINGS } from './things-data.ts'
import { factsAbout, placed } from './traits.ts'
import { opening } from './when.ts'

type Named = { graha: GrahaId; name: string; at: number; isTaste: boolean }

/** The things that words name, in their order, each called in the language of the answer; of colours or crops only these. */
const thingsNamed = (words: string, { ctx }: Reader): Named[] => {
  const all = THINGS.flatMap(({ graha, cue, name, isTaste = false }): Named[] => {
    const found = cue.exec(words)
    return found ? [{ graha, name: name?.[ctx.speech] ?? found[0], at: found.index, isTaste }] : []
  }).toSorted((one, other) => one.at - other.at)
  const tastes = all.filter(({ isTaste }) => isTaste)
  return tastes.length > 1 ? tastes : all.filter(({ isTaste }) => !isTaste)
}

/** Whether two things of different grahas are named. */
export const namesThings = (reader: Reader): boolean => {
  const [one, other] = thingsNamed(ownWords(reader.ctx), reader)
  return one !== undefined && other !== undefined && one.graha !== other.graha
}

/** So much more strength, of 1, is more than "a little". */
const CLEARLY = 0.15

/** Two named things weighed by the strength of the grahas they belong to; null where fewer are named, or both are of one graha. */
export const thingSides = (reader: Reader): Draft[] | null => {
  const [one, other] = thingsNamed(ownWords(reader.ctx), reader)
  if (!(one && other) || one.graha === other.graha) return null
  const { strengths } = reader.ctx.judgement
  const strengthOf = ({ graha }: Named) => strengths[graha].value
  const [first, second] = strengthOf(other) > strengthOf(one) ? [other, one] : [one, other]
  const texts = THING_TEXTS[reader.ctx.speech]
  const of = ({ graha }: Named) => ({
    f: first.name,
    o: second.name,
    g: nameOf(reader, graha),
    at: placed(reader, graha),
  })
  const isClear = strengthOf(first) - strengthOf(second) >= CLEARLY
  const [window] = reader.verdict.windows
  const isOfTaste = first.isTaste
  const time = (): Draft[] => {
    if (!window) return []
    if (isOfTaste) return [{ ...opening(reader, window), priority: SPARED.advice }]
    return [said(reader, 'turns', [citeWindow(reader, window)], SPARED.against, windowWords(reader, window))]
  }
  const lead = [...factsAbout(reader, first.graha), ...factsAbout(reader, second.graha)]
  return [
    draft(worded(reader, 'thing', isClear ? texts.clear : texts.slightly, of(first)), lead, SPARED.verdict),
    draft(worded(reader, 'thing second', texts.second, of(second)), factsAbout(reader, second.graha), SPARED.reason),
    // terms on paper turn a choice of offers; of savings only the time does
    ...(reader.domain === 'money' || isOfTaste
      ? []
      : [draft(worded(reader, 'thing turn', texts.turn), [], SPARED.advice)]),
    ...time(),
    ...(window ? adviceFor(reader, window).map((each) => ({ ...each, priority: SPARED.second })) : []),
  ]
}
