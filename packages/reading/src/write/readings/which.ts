import type { Option } from '@dhruva/intent/parse'
import { CHOICES, type Choice, type Comparison, type Side } from '@dhruva/jyotish'
import { optionFact } from '#facts/judged.ts'
import { adviceFor, freshOf, natalReasons, SPARED } from './parts.ts'
import { citePromise, citeWindow, type Draft, draft, type Reader, said, windowWords, worded } from './reader.ts'
import { support } from './when.ts'

type Known = Exclude<Option['id'], 'free'>
const SIDES: Record<Choice, readonly [Known, Known]> = {
  love_arranged: ['love', 'arranged'],
  job_business: ['job', 'business'],
  stay_change: ['stay', 'change'],
  home_abroad: ['home_country', 'abroad'],
  study_work: ['study', 'work'],
  government_private: ['government', 'private'],
  science_commerce: ['science', 'commerce'],
  science_arts: ['science', 'arts'],
  commerce_arts: ['commerce', 'arts'],
  buy_rent: ['buy', 'rent'],
  sell_keep: ['sell', 'keep'],
  alone_partner: ['alone', 'partner'],
  this_next_year: ['this_year', 'next_year'],
}

/** The choice that two options make; null when no chart can tell them apart. */
export const choiceOf = (options: readonly Option[]): Choice | null => {
  const ids = new Set(options.map(({ id }) => id))
  return CHOICES.find((choice) => SIDES[choice].every((side) => ids.has(side))) ?? null
}

/** Names, cities, colleges: said plainly, with the time to decide. */
const freeAnswer = (reader: Reader): Draft[] => {
  const [window] = reader.verdict.windows
  const verdict = said(reader, 'free', [], SPARED.verdict)
  if (!window)
    return [
      verdict,
      ...natalReasons(reader, reader.verdict.pro, freshOf(reader), 2),
      ...adviceFor(reader, reader.verdict.now),
    ]
  return [
    verdict,
    said(reader, 'freeThen', [citeWindow(reader, window)], SPARED.reason, windowWords(reader, window)),
    ...support(reader, window),
    ...adviceFor(reader, window),
  ]
}

const LEANS: Record<Comparison['lean'], 'leanTo' | 'leanSlightly' | 'leanAlike'> = {
  first: 'leanTo',
  second: 'leanTo',
  first_slightly: 'leanSlightly',
  second_slightly: 'leanSlightly',
  alike: 'leanAlike',
}

/** A reason begins small behind its side, names excepted. */
const small = (text: string): string =>
  text.replace(/^(?:Your|With|By|The|On|Seen|Counted|Most|Few|Aapke|Aapki|Aapka)\b/, (word) => word.toLowerCase())

export const whichAnswer = (reader: Reader): Draft[] => {
  const { ctx, words, matter } = reader
  const choice = choiceOf(ctx.asked.options)
  if (!choice) return freeAnswer(reader)
  const compared = ctx.judgement.compare(choice, matter)
  const [first, second] = SIDES[choice]
  const swapped = compared.lean === 'second' || compared.lean === 'second_slightly'
  const [a, b] = (swapped ? [second, first] : [first, second]).map((id) => words.more.options[id])
  const slots = { a: a ?? '', b: b ?? '' }
  const fact = ctx.cite(optionFact(choice, compared))
  const fresh = freshOf(reader)
  const sideOf = ({ reason }: Side, name: string, spared: number): Draft[] =>
    (reason ? natalReasons({ ...reader, plain: true }, [reason], fresh) : []).map(({ text, facts }) =>
      draft(`${worded(reader, 'side', words.verdicts.forSide, { a: name })} ${small(text)}`, facts, spared),
    )
  const [one, other] = swapped ? [compared.second, compared.first] : [compared.first, compared.second]
  const window = compared.window ?? reader.verdict.windows[0]
  return [
    said(reader, LEANS[compared.lean], [fact], SPARED.verdict, slots),
    ...sideOf(one, slots.a, SPARED.reason),
    ...sideOf(other, slots.b, SPARED.against),
    ...(window
      ? [
          said(
            reader,
            'turns',
            [citeWindow(reader, window), ...citePromise(reader)],
            SPARED.advice,
            windowWords(reader, window),
          ),
          ...support(reader, window, 1).map((each) => ({ ...each, priority: SPARED.second })),
        ]
      : []),
  ]
}
