import type { Astrologer } from '@dhruva/common'
import type { Refusal } from '@dhruva/intent'
import type { Helpline } from '#types.ts'

const SUBJECTS: Record<Astrologer, string> = {
  Oracle: 'I read the longer line of a life: its chapters, its gifts and its turning points',
  Astra: 'I read relationships, work and what comes next, with dates',
}

const refusals: Record<Exclude<Refusal, 'self_harm'>, string[][]> = {
  death: [
    [
      'I do not read the length of a life or the date of a death, for you or for anyone else.',
      'No chart can know it, and a guess would only put fear where attention should be.',
    ],
    [
      'If worry about someone stands behind the question, sit with them today, and let a doctor answer what belongs to the body.',
      'What I can do gladly is read the season you are in, where your strength lies and what deserves your time now.',
    ],
  ],
  medical: [
    [
      'An illness, its cause or its cure is not something I read from a chart: please take this to a doctor, and do not wait for a better planetary date.',
    ],
    [
      'If it is urgent, call 112 or go to the nearest hospital.',
      'Beside medical care I can look at rest, rhythm and the periods that support good habits; ask me about your energy or daily routine whenever you like.',
    ],
  ],
  pregnancy: [
    [
      'Whether there is a pregnancy, how it will go, and whether a child is a boy or a girl are things I do not read, and in India asking for the sex of an unborn child is against the law.',
      'A test and a doctor give a true answer, and care for the mother comes first.',
    ],
    [
      'I can gladly look at how your chart speaks of children and family life as a whole, and at the calmer periods for that part of life.',
    ],
  ],
  legal: [
    [
      'How a court will decide is outside what I read, and no one should act on a chart in a legal matter.',
      'A lawyer who has read your papers is the right person; free legal aid is open to many through the district legal services authority, on 15100.',
    ],
    [
      'What I can read is how you keep calm and clear through such a time, and which months ask for patience in agreements.',
    ],
  ],
  betting: [
    [
      'I do not give numbers, tips or days for betting, lotteries, shares or coins.',
      'A chart cannot see a draw or a price, and a confident answer here would only cost you money.',
    ],
    [
      'If it helps, ask me about earning, saving and the months that favour order in money: there the chart has something honest to say.',
    ],
  ],
}

export const talk = {
  selfHarm: (name: string, help: Helpline): string[][] => [
    [
      `${name ? `${name}, I` : 'I'} am really glad you wrote this instead of carrying it alone.`,
      'What you feel matters more than any chart, so I am putting the reading aside.',
    ],
    [
      `Please talk to someone now: ${help.name} answers day and night, free, on **${help.number}**.`,
      `If you are in danger or have already hurt yourself, call **${help.emergency}**, or go to the nearest hospital.`,
    ],
    [
      'Is there one person near you, a friend, a parent, a neighbour, whom you can ask to sit with you for the next hour?',
      'Say it to them in the plain words you used here, and keep anything that could hurt you out of reach until then.',
    ],
    ['Pain this heavy can ease with help, even when it does not feel so tonight.'],
  ],
  refusals,
  notCharged: 'This question was not charged.',
  greeting: (name: string, astrologer: Astrologer) =>
    `Namaste${name ? ` ${name}` : ''}, I am ${astrologer}. ${SUBJECTS[astrologer]}.`,
  greetingAsk: 'You could begin with one of these:',
  question: (text: string) => `- ${text}`,
  thanks: (name: string) => `You are welcome${name ? `, ${name}` : ''}.`,
  thanksDate: (graha: string, to: string) =>
    `One date to keep from your chart: the ${graha} antardasha runs to ${to}, and a fresh look is worthwhile then.`,
  thanksEnd: 'Until then, keep the one small step we spoke of, and come back whenever a question ripens.',
  identity: (astrologer: Astrologer) => `I am ${astrologer}, an AI-based service and not a human astrologer.`,
  identityHow:
    'Your chart is computed from your date, time and place of birth with the Lahiri ayanamsa, and what I say rests on its positions, dashas and transits, which you can check one by one.',
  identityFact: (sign: string, moon: string, nakshatra: string) =>
    `For you that means a ${sign} lagna and a ${moon} in ${nakshatra}.`,
  identityEnd:
    'For decisions about health, law or large sums, please ask a professional who can see you and your papers.',
  offTopic: (name: string) =>
    `${name ? `${name}, that` : 'That'} lies outside what a birth chart can answer, so I will not guess.`,
  offTopicFact: (graha: string, to: string) =>
    `What I can tell you is where you stand: the ${graha} antardasha of your chart runs to ${to}.`,
}

/** Starter questions: at least six characters each. */
export const starters = {
  Oracle: {
    minor: ['What are my natural gifts?', 'How should I study so that it stays?', 'What does my lagna say about me?'],
    adult: [
      'What is this chapter of my life about?',
      'Where does my real strength lie?',
      'What should I let go of now?',
    ],
    dasha: (graha: string) => `What does my ${graha} mahadasha ask of me?`,
  },
  Astra: {
    minor: ['Which subjects suit me best?', 'How can I do well in my exams?', 'How is today for me?'],
    single: [
      'When is a good time for marriage?',
      'What comes next in my career?',
      'How will the coming months be for money?',
    ],
    married: [
      'How can my marriage grow closer?',
      'What comes next in my career?',
      'How will the coming months be for money?',
    ],
    divorced: [
      'Is there a new partnership in my chart?',
      'What comes next in my career?',
      'How will the coming months be for money?',
    ],
  },
}
