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
