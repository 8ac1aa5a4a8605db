export const home = {
  eyebrow: 'Vedic astrology, read by AI',
  heading: 'Read the sky you were born under.',
  lede: 'Ask about work, love or timing. Oracle and Astra read your kundli and answer in about two minutes.',
  chatNow: 'Chat now',
  freeKundli: 'Free kundli',
  averageRating: 'average rating',
  predictions: 'predictions',
  lifePath: 'Life path',
  loveAndCareer: 'Love and career',
  oraclePortrait: 'Oracle, a bearded figure with closed eyes before a rising sun',
  astraPortrait: 'Astra, a veiled figure with closed eyes before a crescent moon',

  morning: 'Good Morning',
  afternoon: 'Good Afternoon',
  evening: 'Good Evening',
  welcome: 'Welcome Back',
  greetingLede: 'Your kundlis and talks are here. What would you like to ask today?',
  myKundlis: 'My kundlis',
  myChats: 'Chats History',
  recharge: 'Recharge',

  twoWays: 'Two ways to ask',
  ourAstrologers: 'Our AI Astrologers',
  oracle: 'Oracle',
  astra: 'Astra',
  oracleRole: 'Detailed personal readings and life path analysis.',
  astraRole: 'Relationship compatibility, career guidance and future predictions.',
  perQuestion: 'Per question',
  freeToStart: 'Free to start',
  youHave: 'You have',
  questions: (n: number) => (n === 1 ? '1 question' : `${n} questions`),
  chatWith: (name: string) => `Chat with ${name}`,

  howEyebrow: 'About two minutes',
  howTitle: 'How it works',
  steps: [
    { title: 'Registration', text: 'Log in with your mobile number and a six-digit code.' },
    { title: 'Click Chat', text: 'Choose Oracle for your life path, or Astra for love and work.' },
    { title: 'Enter birth details', text: 'Date, time and place. Your kundli is drawn at once.' },
    { title: 'Ask questions', text: 'Read an answer about your own chart, with its reasons.' },
  ],

  whyEyebrow: 'What you can hold us to',
  whyTitle: 'Right, honest, and open to checking',
  why: [
    {
      title: 'Computed, not invented',
      text: 'Positions agree with Swiss Ephemeris to within seconds of arc. A sentence about your chart names the placement it rests on, and you can open it.',
    },
    {
      title: 'No answer, no charge',
      text: 'A question is paid for only when its answer is complete. Waiting, reading and failed replies cost nothing.',
    },
    {
      title: 'No fear',
      text: 'No curses, no doom, no stones to buy. Tendencies and times, said plainly, in English and in Hindi.',
    },
  ],

  figuresLabel: 'Dhruva in numbers',
  figurePredictions: 'predictions completed',
  figureUsers: 'happy users',
  figureChats: 'total chats',
  figureAstrologers: 'AI astrologers',
  forumEyebrow: 'AstroHub',
  forumTitle: 'Ask those who walked the same dasha',
  forumText:
    'Discussions about real charts, in English and Hindi. Taking part earns points, and points become questions.',
  forumAction: 'Visit AstroHub',
  predictionsTitle: 'Your predictions',
  predictionCards: {
    daily: { title: 'Daily', text: 'Today and tomorrow, with the better day named.' },
    weekly: { title: 'Weekly', text: 'The next seven days, the best one and the one for care.' },
    monthly: { title: 'Monthly', text: 'The next thirty days, and what changes in the sky.' },
    yearly: { title: 'Yearly', text: 'Twelve months from today, and what each of them means.' },
  },
}

export type Home = typeof home
