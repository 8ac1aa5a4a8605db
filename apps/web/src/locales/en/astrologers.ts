export const astrologers = {
  oracle: 'Oracle',
  astra: 'Astra',
  oracleTitle: 'Oracle, for your life path',
  astraTitle: 'Astra, for love and work',
  eyebrow: 'AI astrologer',
  loading: 'Loading',
  error: (message: string) => `Error: ${message}`,
  unreachable: 'The service could not be reached.',
  perQuestion: 'Per question',
  freeQuestions: 'Free questions',
  questionsLeft: 'Questions left',
  chatWith: (name: string) => `Chat with ${name}`,
  oraclePortrait: 'Oracle, a bearded figure with closed eyes before a rising sun',
  astraPortrait: 'Astra, a veiled figure with closed eyes before a crescent moon',
  canAsk: 'What people ask',
  oracleSamples: [
    'What is the main theme of the dasha I am in?',
    'Which strengths does my chart ask me to use?',
    'When does this slow phase begin to ease?',
  ],
  astraSamples: [
    'What does my chart say about marriage?',
    'Should I change my job this year, or wait?',
    'Which months look better for money?',
  ],
  checkTitle: 'How an answer comes about',
  check: [
    'Your chart is computed from date, time and place of birth, to within seconds of arc.',
    'The answer is written from numbered facts of that chart, today’s dasha and today’s sky.',
    'Small marks in the text open the placement a sentence rests on.',
  ],
}

export type Astrologers = typeof astrologers
