import { firstName, type Gender } from '@dhruva/common'
import { type MatchPerson, matching, type Partner } from '@dhruva/contract'
import { findBirth } from '@dhruva/db'
import { type Chart, matchCharts, NAKSHATRA_NAMES, SIGN_NAMES, stability } from '@dhruva/jyotish'
import { explainMatch, type Named, uncertainText, unsureOf } from '@dhruva/reading'
import { currentChart } from '#charts.ts'
import type { Ctx } from '#context.ts'
import { implement } from '#endpoints/implement.ts'
import { fail, type TextLanguage } from '#http/fail.ts'

type Saved = { bid: number; full_name: string; gender: Gender; chart: Chart; tob_uncertainty: number | null }

const load = async (ctx: Ctx, uid: number, bid: number): Promise<Saved> => {
  const birth = await findBirth<Chart>(ctx.db, uid, bid)
  if (!birth) throw fail('birth_not_found')
  const { full_name, gender, tob_uncertainty } = birth
  return { bid, full_name, gender, tob_uncertainty, chart: await currentChart(ctx, uid, birth) }
}

/** Whoever is the man is the groom; of two of one gender the first. */
const rolesOf = (one: Saved, two: Saved) => {
  const differ = one.gender !== two.gender
  const [groom, bride] = differ && one.gender === 'Female' ? [two, one] : [one, two]
  return { groom, bride, roles_by: differ ? ('gender' as const) : ('order' as const) }
}

/** First names, as sentences call people; two of one first name by their whole names. */
const namesOf = (groom: Saved, bride: Saved): Named => {
  const [his, hers] = [firstName(groom.full_name), firstName(bride.full_name)]
  return his.toLowerCase() === hers.toLowerCase()
    ? { groom: groom.full_name, bride: bride.full_name }
    : { groom: his, bride: hers }
}

const partnerOf = ({ bid, full_name, gender, chart }: Saved, language: TextLanguage): MatchPerson => ({
  bid,
  full_name,
  gender,
  moon_sign: chart.moon_sign,
  moon_sign_name: SIGN_NAMES[chart.moon_sign]?.[language] ?? chart.moon_sign_name,
  nakshatra: chart.nakshatra,
  nakshatra_name: NAKSHATRA_NAMES[chart.nakshatra]?.[language] ?? chart.nakshatra_name,
  pada: chart.pada,
})

/** What may be otherwise because the time of birth is not exact. */
const unsureIn = ({ chart, tob_uncertainty }: Saved, partner: Partner, named: Named, code: TextLanguage, now: Date) =>
  tob_uncertainty === 0
    ? []
    : unsureOf(stability(chart.input, tob_uncertainty, now)).map((what) => {
        return { partner, what, text: uncertainText(code, what, named[partner]) }
      })

export const matchKundli = implement(matching.matchKundli, async ({ ctx, user, input, language }) => {
  if (input.bid_one === input.bid_two) throw fail('same_birth')
  const [one, two] = await Promise.all([load(ctx, user.uid, input.bid_one), load(ctx, user.uid, input.bid_two)])
  const { groom, bride, roles_by } = rolesOf(one, two)
  const match = matchCharts(groom.chart, bride.chart)
  const named = namesOf(groom, bride)
  return {
    status: 'success' as const,
    groom: partnerOf(groom, language),
    bride: partnerOf(bride, language),
    roles_by,
    ...explainMatch(language, match, named),
    uncertain: [
      ...unsureIn(groom, 'groom', named, language, ctx.now()),
      ...unsureIn(bride, 'bride', named, language, ctx.now()),
    ],
  }
})
