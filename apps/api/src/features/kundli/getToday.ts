import { dayInIndia } from '@dhruva/common'
import { type KundliLine, kundli, type Transit } from '@dhruva/contract'
import { findBirth } from '@dhruva/db'
import { type Chart, stability, transits } from '@dhruva/jyotish'
import { dayScores, kundliLines, noonOfDay } from '@dhruva/reading'
import { currentChart } from '#charts.ts'
import { implement } from '#endpoints/implement.ts'
import { fail, type TextLanguage } from '#http/fail.ts'

type Lines = ReturnType<typeof kundliLines>

/** A sentence as it is sent: its facts stand at its end. */
const sent = (lines: Lines, code: TextLanguage): KundliLine[] =>
  lines.map(({ about, text, facts }) => ({
    about,
    text,
    facts: facts.map(({ id, text: said, opens }) => ({ id, text: said[code], opens, at: [text.length] })),
  }))

/** The sky of a day over a birth; what the uncertain time leaves open is not counted from. */
const skyOver = (chart: Chart, uncertainty: number | null, at: Date): Transit[] => {
  const found = uncertainty === 0 ? null : stability(chart.input, uncertainty, at, chart.conventions)
  const [lagna, moon] = [found?.ascendant.sign.certain ?? true, found?.signs.moon.certain ?? true]
  return transits(chart, at).grahas.map(({ id, sign, degree, retrograde, house, house_from_moon, leaves_sign }) => ({
    id,
    sign,
    degree,
    retrograde,
    house: lagna ? house : null,
    house_from_moon: moon ? house_from_moon : null,
    leaves_sign,
  }))
}

export const getToday = implement(kundli.getToday, async ({ ctx, user, input, language }) => {
  const now = ctx.now()
  const birth = await findBirth<Chart>(ctx.db, user.uid, input.bid)
  if (!birth) throw fail('birth_not_found')
  const chart = await currentChart(ctx, user.uid, birth)
  const { tob_uncertainty: uncertainty, celebrity, gender, marital_status: maritalStatus } = birth
  const person = { gender, maritalStatus }
  const asked = { chart, at: noonOfDay(now), person, uncertainty, celebrity, code: language }
  return {
    status: 'success' as const,
    date: dayInIndia(now),
    at: asked.at.toISOString(),
    lines: sent(kundliLines(asked), language),
    transits: skyOver(chart, uncertainty, asked.at),
    score: dayScores(asked)?.overall ?? null,
  }
})
