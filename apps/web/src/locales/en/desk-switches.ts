export const deskSwitches = {
  title: 'Switches',
  lede: 'What can rest without a new release. Calls are refused in your words, and nothing is charged; other processes follow within seconds.',
  parts: {
    questions: 'New questions',
    payments: 'Payments',
    forum: 'Writing in AstroHub',
    wheel: 'The wheel',
    notes: 'Notes of the morning',
    model: 'The language model',
  },
  effects: {
    questions:
      'No new question and no new prediction is taken. Whoever is in danger is answered all the same, and so is what costs nothing.',
    payments:
      'Nobody can begin a payment or a subscription. What was begun is still booked, and running subscriptions renew at the provider.',
    forum: 'No new texts, changes and votes. Reading, reporting and deleting go on.',
    wheel: 'Nobody can spin. Discounts that were won stay good.',
    notes: 'No note is sent, and none can be ordered. Wishes are kept.',
    model: 'The embedded astrologer answers everybody. People read this on the status page.',
  },
  works: 'works',
  rests: 'rests',
  since: (when: string) => `since ${when}`,
  told: 'What people are told',
  textMissing: 'Say something in both languages.',
  theyRead: 'They read:',
  closeWith: 'Have it rest',
  close: 'Have it rest now',
  changeText: 'Change the words',
  open: 'Open again',
  opened: 'opened again',
  sureClose: (part: string) => `${part}: have it rest?`,
  sureOpen: (part: string) => `${part}: open again?`,
}
export type DeskSwitches = typeof deskSwitches
