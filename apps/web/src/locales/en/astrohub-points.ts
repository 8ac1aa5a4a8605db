export const points = {
  redeem: 'Redeem Questions',
  redeemLede: (points: string, per: string) =>
    `You have ${points} Astro Points. ${per} points become one Oracle question; what is left of them stays yours.`,
  tooNew: (points: string, date: string) =>
    `You have ${points} Astro Points. What a new AstroHub name earns in its first week can be redeemed from ${date}.`,
  pointsField: 'Points to redeem',
  pointsHint: (min: string) => `At least ${min}`,
  pointsMissing: 'Write how many points you want to redeem',
  pointsNotNumber: 'Write a whole number, such as 200',
  pointsTooFew: (min: string) => `At least ${min} points are needed`,
  used: (used: string) => `${used} points are used`,
  given: (questions: number) => (questions === 1 ? '1 Oracle question more' : `${questions} Oracle questions more`),
  stay: (left: string) => `${left} points stay`,
  redeeming: 'redeeming..',
  historyEyebrow: 'AstroHub',
  historyTitle: 'Questions Redeem History',
  historyLede: 'Astro Points that became Oracle questions, newest first.',
  historyNone: 'Ohh! There is no Redeem history available',
  historyFailed: 'No record found',
  transferHistory: 'Transfer History',
  howEarned: 'How points are earned',
  card: (points: string, questions: string) => `Redeemed points ${points}, ${questions} question(s) added`,
  signed: (points: string) => `−${points}`,
  loading: 'Loading the history',
}

export type Points = typeof points
