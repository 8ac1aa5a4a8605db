export const reply = {
  restsOn: 'What this rests on',
  restsOnLede: 'These are the computed facts behind the sentence. Open one to see it in the kundli.',
  /** the mark's number, then how many facts it opens */
  reasons: (mark: number, n: number) => `${mark}: open the ${n === 1 ? 'fact' : `${n} facts`} behind this sentence`,
  openPlacement: 'Show in the kundli',
  openDay: 'See the panchang of the day',
  openMatch: 'Show the match',
}

export type Reply = typeof reply
