import { type GrahaId, lordOf, nakshatraLord } from '@dhruva/jyotish'
import { type Around, collected } from './around.ts'
import { isFiller, isPost } from './fillers.ts'
import { grahas } from './memory.ts'
import type { Relations } from './relations.ts'
import type { Sky } from './sky.ts'
import type { Claim, Token } from './types.ts'
import { has, saysAny } from './words.ts'

const HOST = /^(?:dispositor|host|राशि स्वामी|rashi swami|rashi lord|sign lord|राशिस्वामी|राशीश|rashish)$/

/** Whether a lord is told with a name, right before or behind, and where. */
const nameBeside = (tokens: readonly Token[], at: number, step: 1 | -1): number | null => {
  for (let near = at + step, plain = 0; plain <= 4; near += step) {
    const token = tokens[near]
    if (token?.is.kind === 'grahas') return near
    if (!token || (token.is.kind !== 'word' && !/^[,(:–—]$/.test(token.word))) return null
    if (
      token.is.kind === 'word' &&
      has(token, 'in', 'with', 'aspect', 'to', 'from', 'by', 'but', 'hold', 'transit', 'of', 'and')
    )
      return null
    if (!isFiller(token) && !has(token, 'be')) plain += 1
  }
  return null
}

/** Lords told with a name: whether it is theirs. The name then stands for both. */
export const namedLords = (tokens: readonly Token[], sky: Sky): { claims: Claim[]; told: Set<number> } => {
  const told = new Set<number>()
  const claims = tokens.flatMap(({ is }, at): Claim[] => {
    if (is.kind !== 'lord' && is.kind !== 'sign_lord') return []
    const named = nameBeside(tokens, at, 1) ?? nameBeside(tokens, at, -1)
    const graha = named === null ? undefined : tokens[named]
    if (graha?.is.kind !== 'grahas') return []
    const { ids } = graha.is
    const lords = is.kind === 'lord' ? is.houses.map(sky.lord) : is.signs.map((sign) => lordOf(sign))
    told.add(at)
    const { d9, d10 } = sky.chart.vargas
    const firsts = saysAny(tokens, 'navamsa') ? [d9.ascendant] : saysAny(tokens, 'dashamsha') ? [d10.ascendant] : []
    if (
      is.kind === 'lord' &&
      firsts.some((first) => is.houses.every((house) => ids.includes(lordOf((first + house - 1) % 12))))
    )
      return []
    const ok = lords.every((lord) => ids.includes(lord))
    return [
      {
        kind: 'lord',
        about: [...grahas(ids), ...(is.kind === 'lord' ? is.houses.map((house) => `house:${house}`) : [])],
        ok,
      },
    ]
  })
  return { claims, told }
}

/** In whose sign or nakshatra a graha stands. */
export const readHosts = (around: Around): Claim[] => {
  const { statement, charts, memory, sky } = around
  const { claims, add } = collected()
  const { tokens, subjects } = statement
  const ids = subjects.flatMap((subject) => subject.ids)
  const [first] = ids
  const hosts =
    tokens.some(({ word }) => HOST.test(word)) ||
    tokens.some((token, at) => has(token, 'rashi') && [at + 1, at + 2].some((near) => has(tokens[near], 'lord')))
  if (hosts && first && ids.length === 2)
    add(
      'lord',
      grahas(ids),
      ids.some((id, at) => charts.some((chart) => chart.signs(id).some((sign) => lordOf(sign) === ids[1 - at]))),
    )
  if (
    hosts &&
    first &&
    ids.length === 1 &&
    memory.subjects.length === 0 &&
    !tokens.some(({ is }) => is.kind === 'sign')
  )
    add('lord', grahas(ids), first === lordOf(sky.chart.moon_sign))
  const { star } = memory
  if (star !== null && first && tokens.some((token, at) => has(token, 'its') && has(tokens[at + 1], 'lord')))
    add('lord', grahas(ids), ids.includes(nakshatraLord(star)))
  for (const host of subjects) {
    const [of, word] = [tokens[host.at + 1], tokens[host.at + 2]]
    // `Saturn's sign Capricorn`, `मंगल की राशि मेष`
    const named = tokens.slice(host.at + 1, host.at + 4)
    const sign = named.findIndex(({ is }) => is.kind === 'sign')
    const its = named[sign]?.is
    if (host.part === 'of' && its?.kind === 'sign' && saysAny(named.slice(0, sign), 'signword'))
      add('lord', grahas(host.ids), host.ids.includes(lordOf(its.sign)))
    const other = subjects.find((subject) => subject !== host && subject.part === null)?.ids ?? memory.subjects[0]
    const lead = tokens.slice(Math.max(0, host.at - 5), host.at)
    const english =
      has(
        lead.findLast((token) => !has(token, 'the')),
        'of',
        'by',
      ) && !isPost(lead.at(-1))
        ? lead.findLast((token) => has(token, 'signword', 'nakword'))
        : undefined
    if (english && other && saysAny(lead, 'in', 'sit')) {
      const hostOf = (chart: Relations, id: GrahaId) =>
        has(english, 'nakword')
          ? chart.nakshatras(id).map((each) => nakshatraLord(each))
          : chart.signs(id).map((each) => lordOf(each))
      add(
        'lord',
        grahas([...other, ...host.ids]),
        charts.some((chart) => other.every((id) => hostOf(chart, id).some((lord) => host.ids.includes(lord)))),
      )
      continue
    }
    if (host.part !== 'of' || !other || !has(of, 'of') || !has(tokens[host.at + 3], 'in')) continue
    if (has(word, 'signword'))
      add(
        'lord',
        grahas([...other, ...host.ids]),
        charts.some((chart) => other.every((id) => chart.signs(id).some((sign) => host.ids.includes(lordOf(sign))))),
      )
    if (has(word, 'nakword'))
      add(
        'nakshatra',
        grahas([...other, ...host.ids]),
        charts.some((chart) =>
          other.every((id) => chart.nakshatras(id).some((star) => host.ids.includes(nakshatraLord(star)))),
        ),
      )
  }
  return claims
}

/** `he is also the lord of your fifth`: a lordship told of whoever was named before. */
export const readPredicates = (around: Around): Claim[] => {
  const { statement, main, memory } = around
  const { claims, add } = collected()
  const { tokens, subjects, aspect } = statement
  const [lord] = main.filter((subject) => subject.lord)
  const before = memory.subjects.slice(0, 3).flat()
  if (!lord || subjects.length !== 1 || aspect || before.length === 0 || !saysAny(tokens, 'be')) return claims
  add(
    'lord',
    grahas(lord.ids),
    lord.ids.every((id) => before.includes(id)),
  )
  return claims
}
