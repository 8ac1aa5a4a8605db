import { asksWhoFirst, asksWhoseSide, heard, twoWishesIn } from '@dhruva/intent/parse'
import { actAnswer, actPairOf } from './act.ts'
import { fieldSides, fieldsNamed } from './field-sides.ts'
import { FIRST, FIRST_OF_PEOPLE, SIDE_MATTERS } from './first-data.ts'
import { freeAnswer } from './free.ts'
import { choicesOfMany, manyAnswer } from './many.ts'
import { ownWords } from './own-words.ts'
import { adviceFor, SPARED, sourceOf } from './parts.ts'
import { isOfPlaces } from './places.ts'
import { citePromise, citeWindow, type Draft, draft, type Reader, readerOf, windowWords, worded } from './reader.ts'
import type { Domain } from './shape/texts.ts'
import { namesThings, thingSides } from './thing-sides.ts'
import { NO_SIDE } from './two-people-data.ts'
import { choiceOf, weighedAnswer } from './weighed.ts'
import { support } from './when.ts'

/** Two matters of life of which one goes first: the one whose time comes sooner. Null where the sides are of none, or of one. */
const firstOfTwo = (reader: Reader): Draft[] | null => {
  const { ctx, nowMs } = reader
  const matters = ctx.asked.options.map(({ words }) => SIDE_MATTERS.find(([, cue]) => cue.test(words))?.[0])
  const [one, other] = matters
  if (!one || !other || one === other || matters.length > 2) return null
  const timed = [one, other]
    .map((matter) => readerOf(ctx, matter))
    .map((side) => ({ side, window: side.verdict.windows.find(({ end }) => Date.parse(end) > nowMs) ?? null }))
    .toSorted((a, b) => (a.window?.start ?? 'z').localeCompare(b.window?.start ?? 'z'))
  const [first, second] = timed
  if (!first?.window || !second) return null
  const slots = {
    a: first.side.slots.topic ?? '',
    b: second.side.slots.topic ?? '',
    one: windowWords(first.side, first.window).span,
    two: second.window ? windowWords(second.side, second.window).span : '',
  }
  const texts = FIRST[ctx.speech]
  const facts = [
    citeWindow(first.side, first.window),
    ...(second.window ? [citeWindow(second.side, second.window)] : []),
  ]
  return [
    draft(worded(reader, 'first of two', second.window ? texts.both : texts.only, slots), facts, SPARED.verdict),
    ...support(first.side, first.window),
    ...adviceFor(first.side, first.window),
  ]
}

/** `who first, I or my sister`: one of the asker, one of the relative that is read. */
const OR_ME =
  /\b(?:me|i|myself|mine|my|main|mai|mera|meri|mere|mujhe)\b[\s,]+(?:or|ya)\b|\b(?:or|ya)\s+(?:me|i|myself|mine|main|mai|mera|meri|mujhe)\b|(?:मैं|मेरा|मेरी|मेरे|मुझे)[\s,]+या|या (?:मैं|मेरा|मेरी|मुझे)/iu

/** Of two people the one whose time comes sooner by the asker's chart; null where no such two are asked about. */
export const firstOfPeople = (reader: Reader): Draft[] | null => {
  const { ctx, nowMs, matter, relative } = reader
  if (!relative || !asksWhoFirst(heard(ctx.asked.words)) || !OR_ME.test(ctx.asked.words)) return null
  const own = readerOf({ ...ctx, asked: { ...ctx.asked, subject: { kind: 'self' } } }, matter)
  const timeOf = ({ verdict }: Reader) => verdict.windows.find(({ end }) => Date.parse(end) > nowMs) ?? null
  const [mine, theirs] = [timeOf(own), timeOf(reader)]
  if (!mine && !theirs) return null
  const isMine = mine !== null && (!theirs || mine.start <= theirs.start)
  const slots = {
    kin: relative.name,
    mine: mine ? windowWords(own, mine).span : '',
    theirs: theirs ? windowWords(reader, theirs).span : '',
  }
  const texts = FIRST_OF_PEOPLE[ctx.speech]
  const wordings = !(mine && theirs) ? texts[isMine ? 'onlyMine' : 'onlyTheirs'] : texts[isMine ? 'mine' : 'theirs']
  const facts = [...(mine ? [citeWindow(own, mine)] : []), ...(theirs ? [citeWindow(reader, theirs)] : [])]
  const [first, window] = isMine ? [own, mine] : [reader, theirs]
  return [
    draft(worded({ ...reader, ofAsker: true }, 'first of people', wordings, slots), facts, SPARED.verdict),
    ...(window ? support(first, window, 1) : []),
    ...sourceOf(reader),
  ]
}

/** Where kinds of work and study are chosen: to sell a house to a builder is no trade. */
const OF_CALLING: ReadonlySet<Domain> = new Set<Domain>(['work', 'business', 'study', 'luck', 'self'])

export const whichAnswer = (reader: Reader): Draft[] => {
  const { ctx, matter } = reader
  const choice = choiceOf(ctx.asked.options)
  const pair = choice ? null : actPairOf(ctx.asked.options)
  const isOfFields = ctx.asked.options.every(({ words: side }) => fieldsNamed(side).length > 0)
  if (isOfFields && OF_CALLING.has(reader.domain) && ctx.asked.options.length > 1 && choice !== 'government_private') {
    const fields = fieldSides(reader)
    if (fields) return fields
  }
  const ofMany = manyAnswer(reader)
  if (ofMany) return ofMany
  if (pair) return actAnswer(reader, pair)
  // to stay or to change is weighed of work, or of the place
  const isOfWork = reader.domain === 'work' || reader.domain === 'business'
  if (!choice || (choice === 'stay_change' && !isOfWork && !isOfPlaces(matter)))
    return (
      thingSides(reader) ??
      (OF_CALLING.has(reader.domain) ? fieldSides(reader) : null) ??
      firstOfTwo(reader) ??
      (isOfWishes(reader) ? noSide(reader) : freeAnswer(reader))
    )
  return weighedAnswer(reader, choice)
}

/** Whether two people want two things. */
export const isOfWishes = ({ ctx }: Reader): boolean => {
  if (ctx.asked.form !== 'which_of') return false
  const words = ownWords(ctx)
  return twoWishesIn(words) !== null || asksWhoseSide(words)
}

/** Between two people no side is taken: the time of what is wanted, and how to speak of it. */
const noSide = (reader: Reader): Draft[] => {
  const { ctx, verdict } = reader
  const [window] = verdict.windows
  const texts = NO_SIDE[ctx.speech]
  const isOwnNo = reader.matter === 'proposal_match'
  return [
    window
      ? draft(
          worded(reader, 'no side', isOwnNo ? texts.ownNo : texts.timed, windowWords(reader, window)),
          [citeWindow(reader, window), ...citePromise(reader)],
          SPARED.verdict,
        )
      : draft(worded(reader, 'no side', isOwnNo ? texts.ownNoOpen : texts.open), citePromise(reader), SPARED.verdict),
    ...(window ? support(reader, window, 1) : []),
    draft(worded(reader, 'no side step', texts.step), [], SPARED.advice),
    ...sourceOf(reader),
  ]
}

/** Whether two ways are named that are weighed against each other. */
export const offersWays = (reader: Reader): boolean => {
  const { options } = reader.ctx.asked
  if (options.length > 2) return choicesOfMany(reader).length > 0
  if (options.length === 2 && options.every(({ id }) => id === 'free') && namesThings(reader)) return true
  return choiceOf(options) !== null || actPairOf(options) !== null
}
