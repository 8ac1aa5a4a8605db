import type { Dhaiya, KaalSarpType, ManglikCancellation, ManglikReference, SadeSati } from '@dhruva/jyotish'
import type { Whose } from '#parts.ts'
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
}
