export const privacy = {
  eyebrow: 'In plain words',
  title: 'Your data and your consent',
  lede: 'What Dhruva keeps about you and what for, one purpose after the other, and what you can do about each.',
  failed: 'What you agreed to could not be fetched.',
  loading: 'What you agreed to is being fetched.',
  version: 'Notice of',

  standing: {
    title: 'What you agreed to',
    visitor: 'Without an account nothing about you is kept but a choice of language and theme, in your own browser.',
    logIn: 'Log In',
    toSee: 'Log in to see what you agreed to, and when.',
    login: (when: string, language: string) =>
      `You agreed on ${when}, as you logged in. The notice was shown in ${language}.`,
    page: (when: string, language: string) => `You agreed on ${when}, on this page, shown in ${language}.`,
    none: 'No consent of yours is recorded: you logged in with an app that does not tell us, or before we kept a record.',
    older: (version: string) => `That was the notice of ${version}. It has changed since: please read this one.`,
    agree: 'I agree to this notice',
    agreeing: 'One moment..',
    languages: { English: 'English', Hindi: 'Hindi' },
  },

  needs: {
    necessary: 'Needed',
    optional: 'Your choice',
    unused: 'Not in use here',
  },
  labels: { what: 'What', why: 'What for', until: 'How long', others: 'Who else' },
  states: {
    given: (when: string) => `You agreed on ${when}.`,
    withdrawn: (when: string) => `You withdrew this on ${when}.`,
    notAsked: 'You have not said anything about this. It is done until you withdraw it.',
    off: 'You have not agreed to this. It is not done.',
  },
  withdraw: 'Withdraw consent',
  give: 'Give consent',
  no: 'Leave it',
  actFailed: 'That could not be saved. Please try again.',

  purposes: {
    account: {
      title: 'Your account and login',
      what: 'Your mobile number; login codes as keyed fingerprints; your logins with the kind of device and browser, and roughly the network.',
      why: 'The number is your login, there is no password. You can see your logins and end them.',
      until: 'The number until you delete your account, codes for 2 days, a login for 90 days after it ended.',
      others: 'The provider that delivers text messages gets the number and the message.',
    },
    births: {
      title: 'Birth details and readings',
      what: 'Name, date, time and place of birth, gender, marital status and language; the kundli computed from them; your predictions and what they rest on.',
      why: 'Every reading is computed from them.',
      until: 'Until you delete them or your account; a prediction until its day, week, month or year is over.',
      others:
        'Whoever you give a link to sees that kundli until the link ends. If Google’s place search is set up, Google gets the letters typed into the place field.',
    },
    talks: {
      title: 'Talks with Oracle and Astra',
      what: 'Your questions, the replies and the facts behind them, what you said of a reply, and the kundli a talk began with.',
      why: 'So that you find them in your history, and “why?” can be answered. A talk cannot go on without what was said in it.',
      until: 'Until you delete the talk, all talks, or your account.',
      others:
        'Whoever you give a link to reads that talk until the link ends. Support reads one only when you let it, by a code that you read out and that is good for 30 minutes.',
    },
    language_model: {
      title: 'A language model of another company',
      what: 'First name, gender, age and marital status; facts computed from your kundli; your question with phone numbers and e-mail addresses taken out; the last three exchanges of the talk and one line each of those before. If you compare yourself with somebody: their first name, gender and age.',
      why: 'It puts an answer or a prediction into words. Each of its sentences is checked against your kundli before you see it.',
      until:
        'Dhruva keeps the answer as part of the talk. How long the provider keeps what it was sent is up to its own terms.',
      others:
        'That provider. It never gets your number, your full name or your account, nor date, time and place of birth as you entered them. The name is shortened, not hidden, what you write goes along, and whoever can compute may work a birth out from the positions of its planets.',
    },
    daily_note: {
      title: 'A note each morning',
      what: 'The address at which your browser takes notes, with its keys, the hour and the language you chose. The note is two lines of the day of your first kundli, sealed for your browser.',
      why: 'To tell you your day once each morning. It comes only after you switched it on.',
      until: 'Until you switch it off, log out there, or delete your account.',
      others: 'The push service of your browser’s maker carries it and cannot read it.',
    },
    payments: {
      title: 'Balance, payments and invoices',
      what: 'What you ordered and paid, invoices, refunds, subscriptions, every question and rupee of your balance; the numbers you gave questions to.',
      why: 'To credit what you paid, to give it back, and because the law asks for invoices and books.',
      until:
        'Invoices and payments by law: 72 months from the day the annual return of their year is due. Our books stay, after your account without your number.',
      others: 'The payment provider takes your payment on its own form; Dhruva sees neither card nor bank account.',
    },
    forum: {
      title: 'AstroHub',
      what: 'Your AstroHub name, e-mail address and picture; what you write; votes, reports, points and notifications. Only if you take part.',
      why: 'It is a forum: others read what you write. Only you see the e-mail address.',
      until: 'Until you delete the text or your account. Where others have answered, “[deleted]” stays in its place.',
      others: 'Anybody can read discussions and comments, also without an account. You can make your profile private.',
    },
    consultation: {
      title: 'A call from a human astrologer',
      what: 'Name, phone number and what else you enter: e-mail, place, date and time of birth. Only if you ask for a call.',
      why: 'So that the astrologer can call you and has read your kundli.',
      until: 'Until you delete your account. You can take a request back as long as it is open; then nobody calls.',
      others: 'The operator of this service and the astrologer you asked for.',
    },
    security: {
      title: 'Safety and proof',
      what: 'When a code was sent or wrong and when somebody logged in, with keyed fingerprints of number and network; one that remembers the welcome gift; what you agreed to, and when.',
      why: 'So that attacks are seen, gifts are given once, and we can show what you agreed to.',
      until:
        'The security record for 400 days. The record of your consent until three years after your account, without your number. The mark of the gift stays.',
      others: 'Nobody.',
    },
  },

  model: {
    unused: 'No such provider is set up here: Oracle and Astra write inside Dhruva, and nothing is sent to anybody.',
    used: 'Such a provider is set up here.',
    own: 'You withdrew this: Oracle and Astra write inside Dhruva for you.',
    sure: 'Withdraw your consent to the language model?',
    sureMore:
      'From the next question on Dhruva’s own program answers you, from the same kundli and for the same price. It writes more plainly. What was sent before cannot be called back. You can change your mind here at any time.',
  },
  talks: {
    deleteAll: 'Delete all talks',
    sure: 'Delete all your talks?',
    sureMore:
      'Every question and reply goes at once, also those in shared links. A reply that is being written is stopped and not charged. Your balance and statement stay. This cannot be undone.',
    done: (count: number) => (count === 1 ? 'One talk was deleted.' : `${count} talks were deleted.`),
    none: 'There was no talk to delete.',
  },
  ways: {
    logins: 'Your logins',
    births: 'Saved kundlis',
    talks: 'Your talks',
    reading: 'Let support read a talk',
    note: 'Switch it on or off',
    payments: 'Payments & invoices',
    statement: 'Statement',
    profile: 'Your AstroHub profile',
    consult: 'Your requests',
  },

  needed: {
    title: 'If you no longer want what is needed',
    text: 'The service cannot be given without these purposes, so there is no switch for them. To withdraw your consent to them, delete what is kept for one of them, where it says so above, or the whole account. What was done until then stays lawful.',
    deleteAccount: 'Delete your account',
  },
  copy: {
    title: 'A copy for you',
    text: 'Everything that is kept about you, in one file that programs can read: also each time you agreed to something or withdrew it.',
    download: 'Download my data',
    downloading: 'Loading...',
    change:
      'What is wrong you can change yourself: birth details under saved kundlis, the rest in your AstroHub profile.',
  },
  young: {
    title: 'Children and young people',
    text: [
      'An account is for people of 18 and older. Whoever is younger needs a parent or guardian, who logs in with their own number and agrees for them.',
      'Birth details of a child are saved by a parent or guardian only. Of somebody who is under 18 by their date of birth Oracle and Astra read studies, health, home and nature: no marriage or love, no gems, no speculation with money. There is no advertising here, and nobody is tracked.',
    ],
  },
  complain: {
    title: 'Questions and complaints',
    text: 'Ask us what happens with your data, or tell us what is wrong with it. We aim to reply within 24 hours.',
    noAddress: 'How to reach us stands on the contact page.',
    toContact: 'Contact Us',
    board: 'If our answer does not settle it, you can turn to the Data Protection Board of India.',
  },
  more: 'The whole of it, with cookies and safety:',
  privacyPolicy: 'Privacy Policy',
}

export type Privacy = typeof privacy
