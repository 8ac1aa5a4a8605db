import type { Versus } from '@dhruva/intent'

export type Tense = 'now' | 'coming' | 'past'

/** Sentences about a named graha's time, two grahas side by side, and a choice between two ways. */
export const choices = {
  maha: (tense: Tense, graha: string, from: string, to: string, chapter: string) =>
    ({
      now: `Your ${graha} mahadasha is running, ${from} to ${to}: ${chapter}.`,
      coming: `Your ${graha} mahadasha begins on ${from} and runs to ${to}: ${chapter}.`,
      past: `Your ${graha} mahadasha lies behind you, ${from} to ${to}: ${chapter}.`,
    })[tense],
  antar: (tense: Tense, graha: string, maha: string, from: string, to: string) =>
    ({
      now: `Your ${graha} antardasha is running in the ${maha} mahadasha, ${from} to ${to}.`,
      coming: `Your next ${graha} antardasha comes in the ${maha} mahadasha, ${from} to ${to}.`,
      past: `Your last ${graha} antardasha was in the ${maha} mahadasha, ${from} to ${to}.`,
    })[tense],
  once: 'A mahadasha comes only once in the count of 120 years; after it a graha speaks through its antardashas.',
  noTime: (graha: string) => `In the 120 years of your dashas such an antardasha of ${graha} is not to be found.`,
  means: (s: string, graha: string, role: string, clause: string) =>
    `What such a time means for ${s}: ${graha} ${role}; ${clause}.`,
  steadier: (a: string, b: string) =>
    `Of the two, weighed by sign and house, ${a} stands more steadily in your chart than ${b}.`,
  level: (a: string, b: string) =>
    `Weighed by sign and house, ${a} and ${b} stand about equally well in your chart and differ in what they rule.`,
  node: (a: string, b: string) =>
    `${a} and ${b} are not weighed by one measure, since a node rules no house of its own; what differs is where each stands and what it brings.`,
  sides: {
    love_arranged: ['a marriage of love', 'an arranged marriage'],
    job_business: ['a job', 'a business of your own'],
    abroad_home: ['a life abroad', 'a life in your own country'],
    study_work: ['further study', 'going to work'],
  } satisfies Record<Exclude<Versus, 'unknown'>, readonly [string, string]>,
  leans: (a: string, b: string, winner: string, reason: string) =>
    `Between ${a} and ${b} your chart gives more weight to ${winner}: ${reason}.`,
  even: (a: string, b: string) =>
    `Between ${a} and ${b} your chart weighs nearly even, so circumstance and your own wish may decide; each side has its reasons.`,
  sideFor: (side: string, text: string) => `- **For ${side}:** ${text}.`,
  sideNone: (side: string, text: string) => `- **For ${side}:** no graha pushes by itself, and ${text}.`,
  sideCare: (side: string, text: string) => `- **To weigh with ${side}:** ${text}.`,
  time: (side: string, antar: string, to: string, role: string) =>
    `The time speaks for ${side} at present: the ${antar} antardasha runs to ${to}, and ${antar} ${role}.`,
  noSide: (antar: string, to: string) =>
    `The ${antar} antardasha, which runs to ${to}, takes no side in this, so there is no hurry from the dasha.`,
  unknown: (s: string) =>
    `Between these two the chart does not choose: no house or graha speaks for the one against the other, so that part is yours. What it can show, for ${s}, is how you stand and when things move.`,
}
