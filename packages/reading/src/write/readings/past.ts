import type { LifeMatter } from '@dhruva/jyotish'
import { dashaFact, mahaParts } from '#facts/timed.ts'
import { listed } from '#write/say/say.ts'
import { SPARED } from './parts.ts'
import { type Draft, draft, type Reader, said, worded } from './reader.ts'
import { known, nameOf } from './reasons.ts'
import { pastYearOf } from './scope.ts'
import { WORDS } from './words.ts'

const MOST = 2
/** Matters of which a year of the past says something a person can compare. */
const TELLING: readonly LifeMatter[] = [
  'career_path',
  'job_change',
  'wealth',
  'marriage_time',
  'house_buy',
  'abroad_go',
  'study_focus',
  'health_general',
  'children_time',
  'home_peace',
  'promotion',
]

const listOf = (reader: Reader, matters: readonly LifeMatter[]): string => {
  const { speech } = reader.ctx
  const telling = TELLING.filter((matter) => matters.includes(matter)).slice(0, MOST)
  return listed(
    speech,
    telling.map((matter) => WORDS[speech].matters[matter].aim),
  )
}

/** The mahadasha that began in a year, as a fact. */
const mahaOf = ({ ctx }: Reader, year: number): string[] => {
  const maha = ctx.chart.vimshottari.mahadashas.find(({ start }) => new Date(start).getUTCFullYear() === year)
  return maha ? [ctx.cite(dashaFact(`of.${maha.lord}`, 2, mahaParts(ctx.chart, maha)))] : []
}

/** A year that is over, as times to compare with one's own memory; null where none is named. */
export const pastAnswer = (reader: Reader): Draft[] | null => {
  const year = pastYearOf(reader)
  if (year === null) return null
  const { best, good, rest, sadeSati, mahaChange } = reader.ctx.judgement.past(year)
  const [bright, slow] = [listOf(reader, [...best, ...good]), listOf(reader, rest)]
  const slots = { year: String(year) }
  const { verdicts } = reader.words
  return [
    bright
      ? said(reader, 'pastFits', known(reader, ['dasha.maha']), SPARED.verdict, { ...slots, list: bright })
      : said(reader, 'pastPlain', known(reader, ['dasha.maha']), SPARED.verdict, slots),
    ...(slow ? [said(reader, 'pastRest', known(reader, ['dasha.maha']), SPARED.reason, { list: slow })] : []),
    ...(mahaChange
      ? [
          draft(
            worded(reader, 'past maha', verdicts.pastMaha, { g: nameOf(reader, mahaChange) }),
            mahaOf(reader, year),
            SPARED.second,
          ),
        ]
      : []),
    ...(sadeSati ? [said(reader, 'pastSaturn', known(reader, ['transit.sade_sati']), SPARED.second)] : []),
  ]
}
