export const shell = {
  brand: 'Dhruva',
  homeLink: 'Dhruva, home',
  skip: 'Skip to content',
  mainNav: 'Main',
  openMenu: 'Open menu',
  menu: 'Menu',
  logIn: 'Log In',
  logOut: 'Log out',
  account: 'Account',
  theme: 'Theme',
  themes: { system: 'System', light: 'Day', dark: 'Night' },
  language: 'Language',
  languageFailed: 'The language could not be loaded. Please try again.',
  loginFirst: 'Please login first',
  sessionEnded: 'Your session has ended. Please log in again.',
  links: {
    home: 'Home',
    chatNow: 'Chat Now',
    freeKundli: 'Free Kundli',
    horoscope: 'Horoscope',
    horoscopeToday: 'Horoscope today',
    horoscopeTomorrow: 'Horoscope tomorrow',
    panchang: 'Panchang',
    chatsHistory: 'Chats History',
    oracle: 'Oracle',
    astra: 'Astra',
    chatWithAstrologer: 'Chat with Astrologer',
    celebrityKundli: 'Celebrity Kundli',
    savedKundli: 'Saved Kundli',
    match: 'Kundli Matching',
    accuracy: 'Accuracy',
    yearlyPredictions: 'Yearly Predictions',
    dailyPredictions: 'Daily Predictions',
    weeklyPredictions: 'Weekly Predictions',
    monthlyPredictions: 'Monthly Predictions',
    freePrediction: 'Free Prediction',
    terms: 'Terms and Conditions',
    privacyPolicy: 'Privacy Policy',
    deleteAccount: 'Delete Account',
  },
  footer: {
    label: 'Footer',
    tagline: 'Vedic astrology for the questions of your day, read from your own kundli.',
    astrologers: 'Astrologers',
    kundli: 'Kundli',
    daily: 'Day by day',
    more: 'More',
    settings: 'Settings',
    sitemap: 'Sitemap',
    store: 'Get the app',
    whatsapp: 'WhatsApp support, 24x7',
    follow: (name: string) => `Dhruva on ${name}`,
    write: (address: string) => `Write to ${address}`,
    rights: (year: number) => `© ${year} Dhruva`,
  },
  pageFailed: 'This page did not load. What you typed elsewhere is safe.',
  reload: 'Reload the page',
  pages: {
    home: {
      title: 'Dhruva: Vedic astrology, read by AI',
      description:
        'Ask Oracle and Astra about work, love or timing. They read your kundli and answer in about two minutes.',
    },
    oracle: {
      title: 'Oracle, AI astrologer for your life path · Dhruva',
      description: 'Detailed personal readings and life path analysis from your own kundli.',
    },
    astra: {
      title: 'Astra, AI astrologer for love and career · Dhruva',
      description: 'Relationship compatibility, career guidance and future predictions from your own kundli.',
    },
    createKundli: { title: 'Saved Kundli · Dhruva', description: 'Your saved birth details.' },
    freeKundli: {
      title: 'Free Kundli · Dhruva',
      description: 'Make your kundli free of cost from your date, time and place of birth.',
    },
    freeKundliCeleb: {
      title: 'Celebrity Kundli · Dhruva',
      description: 'Ask about the kundli of a well-known person, from public facts only.',
    },
    kundli: { title: 'Kundli · Dhruva', description: 'Your birth chart, dashas and planets.' },
    match: {
      title: 'Kundli matching · Dhruva',
      description: 'Two saved kundlis side by side: the eight kootas, their total of 36, Manglik of both.',
    },
    chats: { title: 'Chat · Dhruva', description: 'Your talks with Oracle and Astra.' },
    chatsCeleb: { title: 'Celebrity chat · Dhruva', description: 'Your talks about celebrity kundlis.' },
    accuracy: {
      title: 'How exact the charts are · Dhruva',
      description:
        'Measured differences from Swiss Ephemeris, the conventions used, and why another program may differ.',
    },
    horoscope: {
      title: 'Daily horoscope · Dhruva',
      description:
        'Today and tomorrow for the twelve signs, from the real transits: six scores, each with its reasons.',
    },
    panchang: {
      title: 'Panchang · Dhruva',
      description: 'Tithi, nakshatra, yoga, karana, sunrise, Rahu Kaal and Abhijit of any day at any place.',
    },
    dailyPrediction: {
      title: 'Predictions · Dhruva',
      description: 'Your day, week, month or year, read from your own kundli.',
    },
    freePrediction: {
      title: 'Free prediction from your birth chart · Dhruva',
      description:
        'See how Oracle writes a prediction from a birth chart, each sentence with its reason, and get your own free.',
    },
    terms: {
      title: 'Terms and Conditions · Dhruva',
      description:
        'What Dhruva does, what is charged, what is given back, and what we ask of each other, in plain words.',
    },
    privacyPolicy: {
      title: 'Privacy Policy · Dhruva',
      description: 'What Dhruva keeps about you, why, for how long, and who else receives any of it.',
    },
    deleteAccount: {
      title: 'Delete Account · Dhruva',
      description: 'Delete your Dhruva account with a code sent to its mobile number.',
    },
    notFound: { title: 'Page not found · Dhruva', description: 'There is no page at this address.' },
  },
  notFound: {
    eyebrow: '404',
    title: 'This star is not on our chart',
    text: 'There is no page at this address. It may have moved, or a letter is missing.',
    home: 'Back to home',
  },
}

export type Shell = typeof shell
