import type { Dhaiya, KaalSarpType, ManglikCancellation, ManglikReference, SadeSati } from '@dhruva/jyotish'
import type { Whose } from '#parts.ts'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { your } from '#texts/forms/whose.ts'
import { house, list } from './vocab.ts'

const SARPA: Record<KaalSarpType, string> = {
  anant: 'Ananta',
  kulik: 'Kulika',
  vasuki: 'Vasuki',
  shankhapal: 'Shankhapala',
  padma: 'Padma',
  mahapadma: 'Mahapadma',
  takshak: 'Takshaka',
  karkotak: 'Karkotaka',
  shankhachud: 'Shankhachuda',
  ghatak: 'Ghataka',
  vishdhar: 'Vishadhara',
  sheshnag: 'Sheshanaga',
}

const FROM: Record<ManglikReference, string> = { ascendant: 'lagna', moon: 'Moon', venus: 'Venus' }

const PHASES: Record<SadeSati, string> = { rising: 'first', peak: 'middle', setting: 'last' }
const PLACES: Record<SadeSati, string> = {
  rising: 'the sign before',
  peak: 'the sign of',
  setting: 'the sign after',
}
const placeOf = (phase: SadeSati, w: Whose): string => `${PLACES[phase]} ${your(w)} Moon`
const DHAIYA: Record<Dhaiya, string> = { ardhashtama: '4th', ashtama: '8th' }

/** Why a manglik placement is cancelled; a clause. */
const cancellation = (
  reason: ManglikCancellation['code'],
  p: { mars: string; sign: string; h: number; jupiter: string; moon: string; lagna: string },
): string =>
  ({
    own_or_exalted: `${p.mars} stands in ${p.sign}, its own or exalted sign`,
    in_simha_or_kumbha: `${p.mars} stands in ${p.sign}, where it does no harm`,
    harmless_in_house: `${p.mars} in ${p.sign} is harmless in the ${house(p.h)}`,
    with_jupiter: `${p.jupiter} stands with ${p.mars}`,
    aspected_by_jupiter: `${p.jupiter} looks on ${p.mars}`,
    with_moon: `${p.moon} stands with ${p.mars}`,
    yogakaraka_for_ascendant: `for a lagna in ${p.lagna} ${p.mars} is a friend`,
  })[reason]

export const doshas = {
  cancellation,
  references: (from: readonly ManglikReference[]) => list(from.map((one) => FROM[one])),
  manglikFact: (present: boolean, cancelled: boolean, mars: string, sign: string, h: number, w: Whose) =>
    `${present ? `Manglik, counted from the lagna${cancelled ? ', and cancelled' : ''}` : 'Not manglik, counted from the lagna'}: ${mars} in ${sign}, in ${your(w)} ${house(h)}`,
  manglikLevel: (mars: string, from: string, w: Whose) => `The rule of manglik counts ${mars} from ${your(w)} ${from}`,
  manglikCancelled: (clause: string) => `Manglik cancelled: ${clause}`,
  kaalSarpFact: (state: 'present' | 'partial' | 'absent', type: KaalSarpType | null, rahu: string, ketu: string) =>
    state === 'absent'
      ? `No kaal sarp: grahas stand on both sides of ${rahu} and ${ketu}`
      : `${state === 'present' ? 'Kaal sarp' : 'Kaal sarp in part'}${type ? ` (${SARPA[type]})` : ''}: ${state === 'present' ? 'the seven grahas stand' : 'all but one of the seven grahas stand'} on one side of ${rahu} and ${ketu}`,
  seasonFact: (when: 'now' | 'next' | 'last', from: string, to: string) =>
    `${{ now: 'The running Sade Sati', next: 'The next Sade Sati', last: 'The last Sade Sati' }[when]}, ${from} to ${to}`,
  phaseFact: (phase: SadeSati, saturn: string, sign: string, from: string, w: Whose) =>
    `The ${PHASES[phase]} phase of Sade Sati begins on ${from}, as ${saturn} enters ${sign}, ${placeOf(phase, w)}`,
  dhaiyaFact: (when: 'now' | 'next', phase: Dhaiya, saturn: string, sign: string, from: string, to: string, w: Whose) =>
    `${when === 'now' ? 'Dhaiya runs' : 'The next dhaiya'}, ${from} to ${to}: ${saturn} in ${sign}, ${DHAIYA[phase]} from ${your(w)} Moon`,

  season: (v: number, when: 'now' | 'next' | 'last', from: string, to: string) =>
    ({
      now: pickVariant(v, [
        `This Sade Sati began on ${from} and ends on ${to}.`,
        `Counted as a whole, it lasts from ${from} to ${to}.`,
      ]),
      next: pickVariant(v, [
        `Your next Sade Sati begins on ${from} and ends on ${to}.`,
        `The next Sade Sati of your life lasts from ${from} to ${to}.`,
      ]),
      last: `Your last Sade Sati lasted from ${from} to ${to}.`,
    })[when],
  noneAhead: 'No new one begins in the years ahead.',
  phase: (phase: SadeSati, saturn: string, sign: string, from: string, past: boolean) =>
    `- **${PHASES[phase].charAt(0).toUpperCase()}${PHASES[phase].slice(1)} phase:** ${saturn} ${past ? 'entered' : 'enters'} ${sign}, ${placeOf(phase, 'you')}, on ${from}.`,
  back: 'Within it there is a step back over a border for some months, so the edges between the phases are soft.',
  pause: (to: string) => `It has only paused for some months: the Sade Sati that has begun returns and ends on ${to}.`,
  dhaiya: (when: 'now' | 'next', phase: Dhaiya, saturn: string, sign: string, from: string, to: string) =>
    when === 'now'
      ? `What runs is a dhaiya, ${from} to ${to}: ${saturn} in ${sign}, ${DHAIYA[phase]} from your Moon, a shorter stretch that asks for order and rest.`
      : `A dhaiya, the shorter passage of ${saturn}, comes from ${from} to ${to}, in ${sign}, ${DHAIYA[phase]} from your Moon.`,
  kaalSarp: (state: 'present' | 'partial' | 'absent', type: KaalSarpType | null, rahu: string, ketu: string) =>
    state === 'absent'
      ? `No, there is no kaal sarp in your chart: grahas stand on both sides of ${rahu} and ${ketu}.`
      : state === 'present'
        ? `By the modern rule there is kaal sarp in your chart: the seven grahas stand on one side of ${rahu} and ${ketu}${type ? `, which is called ${SARPA[type]}` : ''}.`
        : `Kaal sarp is there only in part: all but one of the seven grahas stand on one side of ${rahu} and ${ketu}${type ? `, which would be called ${SARPA[type]}` : ''}, so by most who use the rule it does not count.`,
  kaalSarpCalm:
    'The rule is modern and absent from the classical texts; it needs no rite and foretells nothing by itself, and many people of steady, useful lives were born under it.',
  kaalSarpAxis: (rahu: string, h: number, area: string) =>
    `What does matter is where the axis lies: ${rahu} is in your ${house(h)}, so much of your effort goes into ${area}.`,
  manglikNote: (v: number, mars: string, h: number, why: string) =>
    pickVariant(v, [
      `As for manglik: ${mars} is in your ${house(h)}, and the tradition itself cancels it, since ${why}.`,
      `${mars} in your ${house(h)} counts as manglik by the common rule and is cancelled, because ${why}.`,
    ]),
  manglikOpen: (v: number, mars: string, h: number) =>
    pickVariant(v, [
      `As for manglik: ${mars} is in your ${house(h)}, which asks for frank words and a partner of equal spirit, and no more than that.`,
      `${mars} in your ${house(h)} counts as manglik by the common rule; it is found in nearly half of all charts and asks only for an honest, lively bond.`,
    ]),
  manglikReasons: (clauses: readonly string[]) => `The tradition itself cancels it here: ${clauses.join('; ')}.`,
  manglikFrom: (mars: string, from: string, level: number) =>
    level === 3
      ? `The rule counts ${mars} from all three, ${from}; that is a matter of tone and not of fate.`
      : `The rule counts ${mars} from your ${from} only, which is the milder form.`,
}
