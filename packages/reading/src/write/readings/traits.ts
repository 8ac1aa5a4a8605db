import { type GrahaId, isClassical, SEVEN } from '@dhruva/jyotish'
import { grahaOf, houseOf } from '#chart.ts'
import { roleFact, strengthFact } from '#facts/judged.ts'
import { fill } from '#write/fill.ts'
import { adviceFor, SPARED } from './parts.ts'
import { citeWindow, clause, type Draft, draft, houseName, type Reader, said, windowWords, worded } from './reader.ts'
import { known, nameOf } from './reasons.ts'
import type { Wordings } from './shape/texts.ts'

const placed = (reader: Reader, graha: GrahaId): string => {
  const { house } = grahaOf(reader.ctx.chart, graha)
  return fill(reader.ctx, reader.words.more.seated, { house: houseName(reader, house) })
}

/** What a graha is and where, as facts. */
const factsAbout = (reader: Reader, graha: GrahaId, ...further: readonly string[]): string[] => [
  ...known(reader, [`${graha}.place`, `${graha}.dignity`, `${graha}.combust`, ...further]),
  reader.ctx.cite(strengthFact(graha, reader.ctx.judgement.strengths[graha])),
]

const traitSentence = (
  reader: Reader,
  slot: string,
  wordings: Wordings,
  graha: GrahaId,
  priority: number,
  ...further: readonly string[]
): Draft => {
  const { gift, strain, fields, spouse } = reader.words.more.traits[graha]
  const slots = {
    g: nameOf(reader, graha),
    at: placed(reader, graha),
    gift: fill(reader.ctx, gift),
    strain: fill(reader.ctx, strain),
    fields,
    spouse,
  }
  return draft(worded(reader, slot, wordings, slots), factsAbout(reader, graha, ...further), priority)
}

/** The seven, strongest first. */
const byStrength = ({ ctx }: Reader): GrahaId[] =>
  SEVEN.toSorted((a, b) => ctx.judgement.strengths[b].value - ctx.judgement.strengths[a].value)

const different = (grahas: readonly GrahaId[]): GrahaId[] => [...new Set(grahas)]

/** Two gifts and one strain, each of another graha. */
export const natureAnswer = (reader: Reader): Draft[] => {
  const { nature } = reader.words.more
  const { ctx } = reader
  const lagnaLord = houseOf(ctx.chart, 1).lord
  const weakest = ctx.judgement.weakest
  const [first, second] = different([ctx.judgement.strongest, lagnaLord, 'moon']).filter((id) => id !== weakest)
  return [
    ...(first
      ? [
          traitSentence(
            reader,
            'nature',
            nature.first,
            first,
            SPARED.verdict,
            ctx.cite(roleFact(ctx.chart, first, ctx.judgement.roles[first])),
          ),
        ]
      : []),
    ...(second ? [traitSentence(reader, 'nature 2', nature.second, second, SPARED.reason)] : []),
    traitSentence(reader, 'nature weak', nature.weak, weakest, SPARED.against),
    outOf(reader),
  ]
}

const outOf = (reader: Reader): Draft => {
  const step = clause(reader, 'out', reader.text.prepare)
  return draft(worded(reader, 'out', reader.words.more.nature.out, { step, bare: step }), [], SPARED.advice)
}

const ASKS_STRENGTH = /strong|strength|special|gift|talent|good|taakat|taqat|khaas|khas|achh|ताक़त|ताकत|ख़ास|खास|अच्छ/iu

export const strengthsAnswer = (reader: Reader): Draft[] => {
  const { nature } = reader.words.more
  const order = byStrength(reader)
  const [top = 'sun', next = 'moon'] = order
  const [last = 'saturn', before = 'mars'] = order.toReversed()
  if (ASKS_STRENGTH.test(reader.ctx.asked.words)) return natureAnswer(reader)
  return [
    traitSentence(reader, 'weak', nature.weakFirst, last, SPARED.verdict),
    traitSentence(reader, 'weak 2', nature.weak, before, SPARED.second),
    outOf(reader),
    traitSentence(reader, 'strong', nature.second, top === last ? next : top, SPARED.reason),
  ]
}

/** Fields of work by the lord of the tenth, who sits there, and the strongest; none twice. */
export const fieldAnswer = (reader: Reader): Draft[] => {
  const { field } = reader.words.more
  const tenth = houseOf(reader.ctx.chart, 10)
  const { strengths, strongest, weakest } = reader.ctx.judgement
  const seated = tenth.occupants.toSorted((a, b) => strengths[b].value - strengths[a].value)
  const [first = strongest, second] = different([...seated, tenth.lord, strongest]).filter((id) => id !== weakest)
  const [window] = reader.verdict.windows
  return [
    traitSentence(reader, 'field', field.first, first, SPARED.verdict, 'house.10.lord', 'house.10.occupants'),
    ...(second ? [traitSentence(reader, 'field 2', field.second, second, SPARED.reason, 'house.10.lord')] : []),
    ...(first === weakest ? [] : [traitSentence(reader, 'field not', field.not, weakest, SPARED.against)]),
    ...(window
      ? [
          said(reader, 'bestPart', [citeWindow(reader, window)], SPARED.second, windowWords(reader, window)),
          ...adviceFor(reader, window),
        ]
      : []),
  ]
}

/** The partner by who sits in the seventh and by its lord; where one meets, by the place of the lord. */
export const spouseAnswer = (reader: Reader): Draft[] => {
  const { spouse } = reader.words.more
  const { ctx } = reader
  const seventh = houseOf(ctx.chart, 7)
  const karaka = ctx.question.person.gender === 'Female' ? 'jupiter' : 'venus'
  const [first = karaka, second] = different([...seventh.occupants, seventh.lord, karaka])
  const met = spouse.met[grahaOf(ctx.chart, seventh.lord).house]
  const facts = ['house.7.lord', 'house.7.occupants']
  const [window] = reader.verdict.windows
  return [
    traitSentence(reader, 'spouse', spouse.first, first, SPARED.verdict, ...facts),
    ...(second ? [traitSentence(reader, 'spouse 2', spouse.second, second, SPARED.reason, ...facts)] : []),
    ...(met && ctx.question.person.maritalStatus !== 'Married'
      ? [draft(met, known(reader, ['house.7.lord']), SPARED.against)]
      : []),
    ...(window && ctx.question.person.maritalStatus === 'Single'
      ? [said(reader, 'bestPart', [citeWindow(reader, window)], SPARED.second, windowWords(reader, window))]
      : []),
  ]
}

/** What of the body asks for care: the weaker of the lagna’s lord and the weakest graha; no disease is named. */
export const bodySentence = (reader: Reader): Draft[] => {
  const { chart, judgement } = reader.ctx
  const { lord } = houseOf(chart, 1)
  const graha = isClassical(lord) && judgement.strengths[lord].value < 0.5 ? lord : judgement.weakest
  const { body, traits } = reader.words.more
  return [draft(worded(reader, 'body', body, { body: traits[graha].body }), factsAbout(reader, graha), SPARED.reason)]
}
