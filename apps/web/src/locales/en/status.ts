/** What `/status` says. */
export const status = {
  eyebrow: 'At this moment',
  title: 'Is Dhruva working?',
  lede: 'What the service can see of itself right now. Something may be wrong with your connection all the same, or with a thing that nobody has noticed yet.',
  allWell: 'Everything works.',
  notAll: 'Not everything works.',
  loading: 'Looking…',
  unknown: 'We cannot tell right now',
  unknownText: 'The service does not reach its own records. Nothing of yours is lost; please try again in a minute.',
  since: (when: string) => `Since ${when}`,
  states: { works: 'Works', reduced: 'Works in part', rests: 'Rests', trouble: 'Disturbed' },
  parts: {
    login: {
      name: 'Logging in',
      works: 'No trouble with login codes is known.',
      reduced: '',
      trouble: 'Text messages with login codes do not get through. Whoever is logged in stays logged in.',
    },
    answers: {
      name: 'Answers of Oracle and Astra',
      works: 'No question waits longer than it should.',
      reduced: 'The language model does not reply. Our own astrologer writes the answers in its place.',
      trouble: 'Some answers do not come. A question without an answer costs nothing.',
    },
    payments: {
      name: 'Payments',
      works: 'What was paid reaches its account.',
      reduced: '',
      trouble: 'What was paid reaches its account late. No payment is lost; there is no need to pay again.',
    },
    forum: {
      name: 'AstroHub',
      works: 'Points and notifications come in time.',
      reduced: '',
      trouble: 'Points and notifications come late. What you write and vote is kept.',
    },
  },
  incidents: 'What we know of it',
  all: 'All of it',
  goesOn: (when: string) => `Since ${when}`,
  lasted: (from: string, to: string) => `${from} to ${to}`,
  help: 'Something does not work and is not listed here?',
  contact: 'Write to us',
}

export type StatusTexts = typeof status
