import { dayInIndia, INDIA } from '@dhruva/common'
import type { Limb } from '@dhruva/contract'
import type { Ctx } from '#context.ts'
import { getPanchang } from '#features/panchang/getPanchang.ts'
import { DELHI, type Panchang, panchangFrom } from '#features/panchang/panchang-from.ts'
import type { TextLanguage } from '#http/fail.ts'
import { inWords } from './clock.ts'
import { asked } from './first-view.ts'
import { type Block, fill, type PanchangWords, type Said } from './texts.ts'

type Span = Panchang['rahu_kaal']

const tablesOf = (day: Panchang, words: PanchangWords, language: TextLanguage): Block[] => {
  const { time, weekday } = inWords[language]
  const at = (instant: string | null) => (instant ? time(instant, day.date) : words.none)
  const fromTo = ({ start, end }: NonNullable<Span>) =>
    fill(words.fromTo, { from: time(start, day.date), to: time(end, day.date) })
  const limbRows = (title: string, limbs: readonly Limb[]) =>
    limbs.map((limb) => [title, language === 'hi' ? limb.name_hi : limb.name, fromTo(limb)])
  const part = (title: string, span: Span) => [title, span ? fromTo(span) : words.noAbhijit]
  const sun = [
    [words.sunrise, at(day.sunrise)],
    [words.sunset, at(day.sunset)],
    [words.moonrise, at(day.moonrise)],
    [words.moonset, at(day.moonset)],
  ]
  const limbs = [
    ...limbRows(words.tithi, day.tithis),
    ...limbRows(words.nakshatra, day.nakshatras),
    ...limbRows(words.yoga, day.yogas),
    ...limbRows(words.karana, day.karanas),
    [words.vara, weekday(day.date)],
  ]
  const parts = [
    part(words.rahuKaal, day.rahu_kaal),
    part(words.yamaganda, day.yamaganda),
    part(words.gulika, day.gulika),
    part(words.abhijit, day.abhijit),
  ]
  return [
    { table: { caption: words.sun, head: [], rows: sun } },
    { table: { caption: words.limbs, head: [], rows: limbs } },
    { table: { caption: words.parts, head: [], rows: parts } },
  ]
}

type Parts = { ctx: Ctx; words: PanchangWords; language: TextLanguage; namesOther: boolean }

/** The panchang of today in Delhi under the page's own head, whatever day and place an address names: under `key` it stays the same. */
export const panchangPage = (page: Said, { ctx, words, language, namesOther }: Parts) => {
  const date = dayInIndia(ctx.now())
  const say = async (): Promise<Said> => {
    const day = panchangFrom(date, DELHI, INDIA)
    const said = inWords[language].date(date)
    const blocks = [
      { p: `${said}, ${words.place}` },
      ...tablesOf(day, words, language),
      ...[words.partsText, ...words.notes].map((p) => ({ p })),
    ]
    // another day or place is shown when the scripts have asked for it
    if (namesOther) return { ...page, blocks }
    const view = { address: words.path, answers: [await asked(getPanchang, {}, { ctx, language })] }
    return { ...page, blocks, view }
  }
  return { key: `${date} ${namesOther}`, say }
}
