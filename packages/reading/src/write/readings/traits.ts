import {
  type Character,
  characterOf,
  fieldsOf,
  type GrahaId,
  isClassical,
  type Strain,
  spouseOf,
} from '@dhruva/jyotish'
import { grahaOf, houseOf } from '#chart.ts'
import { dayIn } from '#facts/days.ts'
import { roleFact, strengthFact } from '#facts/judged.ts'
import { fill } from '#write/fill.ts'
import { adviceFor, SPARED } from './parts.ts'
import { citeWindow, clause, type Draft, draft, houseName, type Reader, said, windowWords, worded } from './reader.ts'
import { known, nameOf } from './reasons.ts'
import type { Wordings } from './shape/texts.ts'
import { dateWords } from './span.ts'
import { ASKS_WORK, OUTWARD, PARTNER, WORK_HOUSES } from './spouse-data.ts'

export const placed = (reader: Reader, graha: GrahaId): string => {
  const { house } = grahaOf(reader.ctx.chart, graha)
  // a house of the chart itself, whoever's life is read from it
  return fill(reader.ctx, reader.words.more.seated, { house: houseName({ ...reader, relative: null }, house) })
}

/** What a graha is and where, as facts. */
export const factsAbout = (reader: Reader, graha: GrahaId, ...further: readonly string[]): string[] => [
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

const character = ({ ctx }: Reader): Character => characterOf(ctx.judgement, ctx.chart)

/** When a strain gets lighter, where the next five years say so. */
const easing = (reader: Reader, { graha, eases }: Strain): Draft[] => {
  if (!eases || Date.parse(eases) <= reader.nowMs) return []
  const slots = { eases: dateWords(reader.ctx.speech, Date.parse(eases), reader.monthly) }
  return [said(reader, 'eases', [...comingPeriod(reader, eases), ...factsAbout(reader, graha)], SPARED.second, slots)]
}

/** The period that begins on a day. */
const comingPeriod = ({ ctx }: Reader, instant: string): string[] => {
  const { first } = dayIn(ctx.chart.input.tz, instant)
  const found = [...ctx.facts.values()].find(({ parts }) => parts.says === 'antar' && parts.from.first === first)
  return found ? [found.id] : []
}

/** Two gifts and one strain, each of another graha. */
export const natureAnswer = (reader: Reader): Draft[] => {
  const { nature } = reader.words.more
  const { ctx } = reader
  const { strong, strained } = character(reader)
  const [first, second] = strong
  const [weak] = strained
  return [
    ...(first
      ? [
          traitSentence(
            reader,
            'nature',
            nature.first,
            first.graha,
            SPARED.verdict,
            ctx.cite(roleFact(ctx.chart, first.graha, ctx.judgement.roles[first.graha])),
          ),
        ]
      : []),
    ...(second ? [traitSentence(reader, 'nature 2', nature.second, second.graha, SPARED.reason)] : []),
    ...(weak
      ? [traitSentence(reader, 'nature weak', nature.weak, weak.graha, SPARED.against), ...easing(reader, weak)]
      : []),
    outOf(reader),
  ]
}

const outOf = (reader: Reader): Draft => {
  const step = clause(reader, 'out', reader.text.prepare)
  return draft(worded(reader, 'out', reader.words.more.nature.out, { step, bare: step }), [], SPARED.advice)
}

const ASKS_STRENGTH =
  /kh?oobi|kh?ubi|hunar|\bbest at\b|plus point|ख़ूबी|खूबी|हुनर|(?<![\p{L}\p{M}])दम(?![\p{L}\p{M}])|strong|strength|special|gift|talent|good|taakat|taqat|khaas|khas|achh|ताक़त|ताकत|ख़ास|खास|अच्छ/iu

/** The strains with the way out, and one gift: whoever asks is answered, not flattered. */
export const strengthsAnswer = (reader: Reader): Draft[] => {
  const { nature } = reader.words.more
  if (ASKS_STRENGTH.test(reader.ctx.asked.words)) return natureAnswer(reader)
  const { strong, strained } = character(reader)
  const [weak, next] = strained
  if (!weak) return natureAnswer(reader)
  return [
    traitSentence(reader, 'weak', nature.weakFirst, weak.graha, SPARED.verdict),
    ...(next ? [traitSentence(reader, 'weak 2', nature.weak, next.graha, SPARED.second)] : []),
    ...easing(reader, weak),
    outOf(reader),
    ...strong.slice(0, 1).map(({ graha }) => traitSentence(reader, 'strong', nature.second, graha, SPARED.reason)),
  ]
}

/** The two kinds of work that fit best, and the one that fits least. */
export const fieldAnswer = (reader: Reader): Draft[] => {
  const { field } = reader.words.more
  const { ranked, least } = fieldsOf(reader.ctx.judgement, reader.ctx.chart)
  const [first, second] = ranked
  const [window] = reader.verdict.windows
  if (!first) return natureAnswer(reader)
  return [
    traitSentence(reader, 'field', field.first, first.graha, SPARED.verdict, 'house.10.lord', 'house.10.occupants'),
    ...(second ? [traitSentence(reader, 'field 2', field.second, second.graha, SPARED.reason, 'house.10.lord')] : []),
    traitSentence(reader, 'field not', field.not, least, SPARED.against),
    ...(window
      ? [
          said(reader, 'bestPart', [citeWindow(reader, window)], SPARED.second, windowWords(reader, window)),
          ...adviceFor(reader, window),
        ]
      : []),
  ]
}

/** Whether work or home comes first with the partner, and which work: by the colours of the seventh, its lord, and the tenth from it. */
const partnerWork = (reader: Reader): Draft[] => {
  const { ctx, words } = reader
  const { colours, lord, lordHouse } = spouseOf(ctx.chart)
  const [first = lord, second = first] = colours
  const outward = [first, first, second].filter((graha) => OUTWARD.has(graha)).length
  const sum = (outward >= 2 ? 1 : -1) + (WORK_HOUSES.includes(lordHouse) ? 2 : lordHouse === 4 ? -2 : 0)
  const texts = PARTNER[ctx.speech]
  const worker = houseOf(ctx.chart, 4).lord
  const slots = { g: nameOf(reader, sum > 0 === OUTWARD.has(first) ? first : lord) }
  const facts = known(reader, ['house.7.lord', 'house.7.occupants', `${first}.place`, `${lord}.place`])
  return [
    draft(worded(reader, 'partner', sum > 0 ? texts.career : texts.home, slots), facts, SPARED.verdict),
    draft(
      worded(reader, 'partner work', texts.work, {
        g: nameOf(reader, worker),
        fields: words.more.traits[worker].fields,
      }),
      known(reader, ['house.4.lord', `${worker}.place`]),
      SPARED.reason,
    ),
  ]
}

/** The partner by whose manner colours the seventh house; where one meets, by the place of its lord. */
export const spouseAnswer = (reader: Reader): Draft[] => {
  const { spouse } = reader.words.more
  const { ctx } = reader
  const { colours, lord, lordHouse } = spouseOf(ctx.chart)
  const [first = lord, second] = colours
  const met = spouse.met[lordHouse]
  const facts = ['house.7.lord', 'house.7.occupants', 'house.7.aspects']
  const [window] = reader.verdict.windows
  const { maritalStatus } = ctx.question.person
  const work = ASKS_WORK.test(ctx.asked.words) ? partnerWork(reader) : []
  return [
    ...work.slice(0, 1),
    traitSentence(reader, 'spouse', spouse.first, first, work.length > 0 ? SPARED.reason : SPARED.verdict, ...facts),
    ...work.slice(1),
    ...(second ? [traitSentence(reader, 'spouse 2', spouse.second, second, SPARED.reason, ...facts)] : []),
    ...(met && maritalStatus !== 'Married' ? [draft(met, known(reader, ['house.7.lord']), SPARED.against)] : []),
    ...(window && maritalStatus === 'Single'
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
