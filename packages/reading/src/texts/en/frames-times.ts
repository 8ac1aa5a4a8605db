import { pickVariant } from '#texts/forms/pick-variant.ts'
import { so } from './frames-places.ts'
import { house, nth } from './vocab.ts'

export const maha = (v: number, g: string, from: string, to: string, chapter: string, role: string): string =>
  pickVariant(v, [
    `The larger story is your ${g} mahadasha, ${from} to ${to}: ${chapter}.`,
    `From ${from} to ${to} you live the ${g} mahadasha, ${chapter}; ${g} ${role}.`,
    `Seen over years, you are in the ${g} mahadasha until ${to}, ${chapter}.`,
  ])

export type AntarParts = { maha: string; antar: string; to: string; role: string; clause: string }

export const antar = (v: number, p: AntarParts): string =>
  p.maha === p.antar
    ? pickVariant(v, [
        `The ${p.maha} mahadasha is in its opening part, its own antardasha, to ${p.to}; ${p.antar} ${p.role}${so(p.clause)}.`,
        `Until ${p.to} the ${p.maha} mahadasha is in its first antardasha, that of ${p.antar} itself: it ${p.role}, and ${p.clause}.`,
      ])
    : pickVariant(v, [
        `Within the ${p.maha} mahadasha the ${p.antar} antardasha runs to ${p.to}; ${p.antar} ${p.role}${so(p.clause)}.`,
        `Until ${p.to} you are in the ${p.antar} antardasha of ${p.maha}, and ${p.antar} ${p.role}${so(p.clause)}.`,
        `The running period is ${p.maha}/${p.antar}, to ${p.to}: ${p.antar} ${p.role}, and ${p.clause}.`,
      ])

export const pratyantar = (v: number, g: string, to: string, role: string): string =>
  pickVariant(v, [
    `For now the ${g} pratyantar runs to ${to}; ${g} ${role}.`,
    `For the next weeks, to ${to}, the ${g} pratyantar sets the tone, and ${g} ${role}.`,
  ])

export type TransitParts = {
  graha: string
  sign: string
  h: number
  fromMoon: number
  moon: string
  until: string | null
  clause: string
}

export const transit = (v: number, p: TransitParts): string => {
  const until = p.until ? ` until ${p.until}` : ''
  return pickVariant(v, [
    `${p.graha} moves through ${p.sign}, your ${house(p.h)},${until} and ${p.clause}.`,
    `Overhead, ${p.graha} crosses your ${house(p.h)} in ${p.sign}${until} and ${p.clause}.`,
    `Your ${house(p.h)} has ${p.graha} in it${until}, in ${p.sign}; in the sky of these months it ${p.clause}.`,
    `${p.graha}, now in ${p.sign}, ${nth(p.fromMoon)} from your ${p.moon} and in your ${house(p.h)}${until}, ${p.clause}.`,
  ])
}

export const sadeSati = (
  v: number,
  phase: 'rising' | 'peak' | 'setting',
  saturn: string,
  sign: string,
  until: string | null,
): string =>
  pickVariant(v, [
    `You are in the ${phase} phase of Sade Sati, with ${saturn} in ${sign}${until ? ` until ${until}` : ''}: a season that asks for pace and order, and that passes.`,
    `Sade Sati is in its ${phase} phase, as ${saturn} is in ${sign}${until ? ` until ${until}` : ''}; unhurried, orderly days suit this season, which passes.`,
    `With ${saturn} in ${sign}${until ? ` until ${until}` : ''}, Sade Sati stands in its ${phase} phase: do things properly and at your own pace, and let the season go by.`,
  ])

/** `period` is the kind of period by name. */
export type WindowParts = {
  graha: string
  period: string
  from: string | null
  to: string
  role: string
  clause: string
}

/** Without a `role` the reason was given before; without a `clause` the time is over. */
export const item = (p: WindowParts): string => {
  const dates = p.from ? `${p.from} to ${p.to}` : `Now until ${p.to}`
  const lead = `- **${dates}, ${p.graha} ${p.period}:**`
  const role = p.role ? `${p.graha} ${p.role}` : ''
  return `${lead} ${[role, p.clause].filter(Boolean).join('; ')}.`
}

export const windowLead = (v: number, s: string, p: Omit<WindowParts, 'clause'>, sure: boolean): string => {
  if (!p.from)
    return `A window for ${s} is open now: the ${p.graha} ${p.period} runs to ${p.to}, and ${p.graha} ${p.role}.`
  if (!sure)
    return `No period of the next years speaks of ${s} alone; the most helpful stretch is the ${p.graha} ${p.period}, ${p.from} to ${p.to}, as ${p.graha} ${p.role}.`
  return pickVariant(v, [
    `The first clear window for ${s} is the ${p.graha} ${p.period}, ${p.from} to ${p.to}, because ${p.graha} ${p.role}.`,
    `Watch ${p.from} to ${p.to} for ${s}: it is the ${p.graha} ${p.period}, and ${p.graha} ${p.role}.`,
  ])
}

/** When what came before was told in the last answer. */
export const windowNext = (s: string, p: Omit<WindowParts, 'clause'>, sure: boolean): string => {
  const dates = p.from ? `${p.from} to ${p.to}` : `now to ${p.to}`
  return sure
    ? `After that the next clear window for ${s} is the ${p.graha} ${p.period}, ${dates}, because ${p.graha} ${p.role}.`
    : `After that comes the ${p.graha} ${p.period}, ${dates}, a quieter time for ${s}, as ${p.graha} ${p.role}.`
}
