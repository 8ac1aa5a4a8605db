/** The numbers come from the configuration, already written as text. */
export const learn = {
  eyebrow: 'Astro Points',
  title: 'Talk with others, ask Oracle for free',
  lede: 'Whoever takes part in AstroHub earns Astro Points, and Astro Points become Oracle questions. Here is how they are counted.',
  back: 'Back to AstroHub',
  language: 'Language of this page',
  tableTitle: 'What earns points',
  action: 'What you do',
  earns: 'Points',
  actions: {
    discussion: 'You start a discussion',
    comment: 'You write a comment',
    vote: 'You vote on what someone else wrote',
    upvote: 'Someone votes up what you wrote',
  },
  capTitle: 'How many in a day',
  cap: (points: string) =>
    `You can earn at most ${points} points a day, counted in the order in which you earn them. A day begins at midnight in India.`,
  worthTitle: 'What points are worth',
  worthPoints: 'Astro Points',
  worthQuestion: '1 free Oracle question',
  worth: (per: string) => `${per} points are one free Oracle question.`,
  minimum: (min: string, per: string) =>
    `You can redeem from ${min} points on. Parts of ${per} stay with you until they are full.`,
  howTitle: 'How to redeem them',
  how: [
    'Log in and open your AstroHub profile.',
    'Press Redeem Questions and write how many points you want to use. You see before what they give.',
    'The questions are there at once. You can ask them, and a week later also give them to another mobile number.',
  ],
  rulesTitle: 'What else to know',
  rules: [
    'Points need an AstroHub name. In its first week it earns fewer a day, and what it earns can be redeemed after that week.',
    'A vote counts once for each text, however often you change it. You cannot vote on your own.',
    'When a vote is taken back, its points go too.',
    'When you delete a text, the points it earned go with it. What you have redeemed stays yours.',
    'Points appear within a moment of what earned them.',
  ],
  freeTitle: 'Free questions for everyone new',
  free: (oracle: string, astra: string) =>
    `Each new account starts with free questions, without a single point: Oracle ${oracle}, Astra ${astra}.`,
  failed: 'The numbers did not load.',
  loading: 'Loading the numbers',
  start: 'Start a Discussion',
}

export type Learn = typeof learn
