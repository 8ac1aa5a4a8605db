import { fieldsOf, type GrahaId } from '@dhruva/jyotish'
import { FIELD_TEXTS, FIELDS, type FieldName, ONE_FIELD } from './field-data.ts'
import { ownWords } from './own-words.ts'
import { adviceFor, SPARED } from './parts.ts'
import { citeWindow, type Draft, draft, type Reader, said, windowWords, worded } from './reader.ts'
import { nameOf } from './reasons.ts'
import { factsAbout, placed } from './traits.ts'

/** The kinds of work and study that words name, in their order, each once. */
export const fieldsNamed = (words: string): FieldName[] =>
  FIELDS.map((field) => ({ field, at: words.search(field.cue) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ field }) => field)

/** So much more weight is more than "a little". */
const CLEARLY = 1

const BRANCHES = new Set(['software', 'mechanical engineering', 'civil engineering', 'electronics'])

/** So near the first a field is in front as well. */
const NEAR_FIRST = 0.75

/** One field that is asked about: whether it fits, and what fits better; null where none or several are named. */
export const oneField = (reader: Reader): Draft[] | null => {
  const [field, another] = fieldsNamed(ownWords(reader.ctx))
  const { ctx, words } = reader
  const { ranked } = fieldsOf(ctx.judgement, ctx.chart)
  const [best] = ranked
  if (!field || another || !best) return null
  // some fields are of two grahas: `law` is Jupiter's and Saturn's
  const shared = ranked.slice(0, 2).find(({ graha }) => field.cue.test(words.more.traits[graha].fields))
  const graha = shared?.graha ?? field.graha
  const own = ranked.find((one) => one.graha === graha)
  const isFront = own !== undefined && own.weight >= best.weight * NEAR_FIRST
  const texts = ONE_FIELD[ctx.speech]
  const of = (whose: GrahaId) => ({ g: nameOf(reader, whose), at: placed(reader, whose) })
  const [window] = reader.verdict.windows
  return [
    draft(
      worded(reader, 'one field', isFront ? texts.front : own ? texts.middle : texts.back, {
        f: field.name[ctx.speech],
        ...of(graha),
      }),
      factsAbout(reader, graha, 'house.10.lord', 'house.10.occupants'),
      SPARED.verdict,
    ),
    ...(isFront
      ? []
      : [
          draft(
            worded(reader, 'easier field', texts.easier, {
              fields: words.more.traits[best.graha].fields,
              ...of(best.graha),
            }),
            factsAbout(reader, best.graha, 'house.10.lord', 'house.10.occupants'),
            SPARED.reason,
          ),
        ]),
    ...(window
      ? [
          said(reader, 'bestPart', [citeWindow(reader, window)], SPARED.second, windowWords(reader, window)),
          ...adviceFor(reader, window),
        ]
      : []),
  ]
}

/** The named fields weighed by what the tenth house says of their grahas, the two strongest first; null where fewer than two are named. */
export const fieldSides = (reader: Reader): Draft[] | null => {
  const all = fieldsNamed(ownWords(reader.ctx))
  // `engineering me CS lu ya civil`: what the branches are of is none of them
  const isOfBranches = all.filter(({ name }) => BRANCHES.has(name.en)).length > 1
  const named = isOfBranches ? all.filter(({ name }) => name.en !== 'engineering') : all
  if (named.length < 2) return null
  const { ctx } = reader
  const { speech, judgement, chart } = ctx
  const weights = new Map(fieldsOf(judgement, chart).ranked.map(({ graha, weight }) => [graha, weight]))
  // a field that nothing speaks for still has its graha's strength
  const weightOf = (graha: GrahaId) => (weights.get(graha) ?? 0) + judgement.strengths[graha].value
  const [first, second, ...others] = named.toSorted((one, other) => weightOf(other.graha) - weightOf(one.graha))
  if (!(first && second)) return null
  const names = { f: first.name[speech], o: second.name[speech] }
  const of = ({ graha }: FieldName) => ({ ...names, g: nameOf(reader, graha), at: placed(reader, graha) })
  const texts = FIELD_TEXTS[speech]
  const isSame = first.graha === second.graha
  const isClear = weightOf(first.graha) - weightOf(second.graha) >= CLEARLY
  const facts = factsAbout(reader, first.graha, 'house.10.lord', 'house.10.occupants')
  const verdict = isSame ? texts.same : isClear ? texts.first : texts.slightly
  const [window] = reader.verdict.windows
  return [
    draft(worded(reader, 'field side', verdict, of(first)), facts, SPARED.verdict),
    ...(isSame
      ? []
      : [
          draft(
            worded(reader, 'field second', texts.second, of(second)),
            factsAbout(reader, second.graha, 'house.10.lord'),
            SPARED.reason,
          ),
        ]),
    ...others
      .slice(0, 1)
      .map((one) =>
        draft(
          worded(reader, 'field last', texts.last, { ...of(one), l: one.name[speech] }),
          factsAbout(reader, one.graha),
          SPARED.advice,
        ),
      ),
    ...(window
      ? [
          said(reader, 'turns', [citeWindow(reader, window)], SPARED.against, windowWords(reader, window)),
          ...adviceFor(reader, window),
        ]
      : []),
  ]
}
