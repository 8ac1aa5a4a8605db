export const policies = {
  goBack: 'Go back',
  eyebrow: 'In plain words',
  contents: 'On this page',
  changed: 'Last changed on',
  also: 'Read also:',
  keptFor: 'Kept:',
  toYourData: 'Your data and your consent',
  writeToUs: 'A question about this page? Write to us:',

  privacy: {
    title: 'Privacy Policy',
    lede: 'What Dhruva keeps about you, why, for how long, and who else receives any of it.',
    sections: {
      kept: {
        title: 'What is kept, and for how long',
        text: ['Only what the service needs to log you in, read your chart, answer you and keep honest accounts.'],
      },
      others: {
        title: 'Who else receives something',
        text: [
          'Dhruva carries no advertising and loads no scripts, fonts or trackers of other companies. Some tasks may be given to a provider. Each one gets only what its task needs:',
          [
            'Text messages: the provider that delivers your code, such as Twilio, gets your mobile number and the message.',
            'Answers: Oracle and Astra can write inside Dhruva itself, or through a language-model provider if one is set up. That provider gets your first name, gender, age and marital status, the facts computed from the chart, your question, the last three exchanges of that talk and one line each of those before. If you compare yourself with somebody, it also gets their first name, gender and age. You can withdraw your consent to it under Your data; Dhruva then answers by itself.',
            'Payments: the payment provider takes your payment on its own form. It gets the amount and the number of the order; Dhruva sees neither card nor bank account.',
            'A call from a human astrologer: who you ask for a call, and the operator of this service, get what you entered in the request.',
            'Places: if Google’s place search is set up, Google gets the letters typed into the birth place field, without your name. Otherwise Dhruva looks them up in a list of its own.',
          ],
          'A language-model provider never gets your mobile number, your full name, or your date, time and place of birth as you entered them. Phone numbers and e-mail addresses that we recognise in a question are taken out first; everything else you write in it goes along.',
        ],
      },
      browser: {
        title: 'What is in your browser',
        text: [
          [
            'A cookie named jwt. It is your login and holds your account number and your mobile number. It goes when you log out; most browsers drop it after 400 days at the latest.',
            'The cookies theme and language, once you choose them, so that a page comes as you chose it.',
            'Kept in this browser: the chart style you chose, drafts of what you write in AstroHub, and after a login a random mark by which we know the browser again when it asks for a code. The mark stays after logging out.',
            'Kept in this tab until you close it: an unfinished birth form, a question that is being answered, a notice still to be shown, and how far you had scrolled.',
          ],
          'The first cookie is there so that you stay logged in. Nothing here follows you to other sites.',
        ],
      },
      choices: {
        title: 'What you can do',
        text: [
          [
            'Change or delete saved birth details at any time. A talk keeps the name and chart it began with until you delete the talk too.',
            'Delete any talk, with every question and reply in it, or all of them at once.',
            'Change or delete what you wrote in AstroHub, and make your AstroHub profile private.',
            'Download everything that is kept about you as one file, under Your data.',
            'See what you agreed to and when, and withdraw it where it is your choice, under Your data.',
            'Log out. The session then ends on our side as well as in your browser.',
          ],
        ],
      },
      deletion: {
        title: 'Deleting your account',
        text: [
          'An account is deleted with a six-digit code that is sent to its number for this purpose alone; a login code cannot do it. When the code is right, your sessions, birth details, charts and talks are erased at once, and so are your AstroHub profile, votes and notifications, and discussions that nobody else has commented on. Where others have answered you, “[deleted]” by “Deleted user” stays in place of your text. A running reply is stopped. Unused questions and money lapse. It cannot be undone.',
          'What stays is the bare account number with its dates, the entries of our books, payments and invoices, for three years what you agreed to and when, the fingerprint that remembers the welcome gift and, if the account was suspended from AstroHub, one that remembers this; until the day, week, month or year is over also one that remembers how many of its free predictions were used; for thirty days one of your AstroHub name, so that nobody takes it meanwhile. None of them holds your mobile number, your name or a word you wrote.',
        ],
      },
      guarded: {
        title: 'How it is guarded',
        text: [
          'Your birth details and talks are shown to your account only; every request is checked for it. Codes and fingerprints are made with keys that are not in the database.',
          'The technical log has one line for each request: time, kind of request, result and account number. Mobile numbers, names, birth details, messages and network addresses are left out.',
        ],
      },
      changes: {
        title: 'Changes',
        text: [
          'When something about your data changes, this page changes with it, and so does the date at the top. It says the same in English and in Hindi.',
        ],
      },
    },
    kept: [
      {
        name: 'Mobile number',
        why: 'It is your login. There is no password.',
        until: 'until you delete your account',
      },
      {
        name: 'Login codes',
        why: 'A code works once, for 5 minutes. The code, your number and the network address it was asked from are stored only as keyed fingerprints, so that guessing and flooding can be stopped.',
        until: 'for 2 days, then deleted',
      },
      {
        name: 'Sessions',
        why: 'When you logged in and last used it, with what kind of device and browser, and from which network, roughly (like 203.0.x.x); the address itself as a keyed fingerprint. So you can see your logins and end them.',
        until: 'for 90 days after the login ended, or until you delete your account',
      },
      {
        name: 'Security record',
        why: 'That a code was sent, used or wrong, that somebody logged in or out or deleted an account, with the time: so that attacks are seen. It has your account number or a keyed fingerprint of your number, never both, and a keyed fingerprint of the network address.',
        until: 'for 400 days, then deleted',
      },
      {
        name: 'What you agreed to',
        why: 'Each time you agreed to the use of your data or withdrew it: for which purpose, to which notice in which language, when, and whether at a login or on the page. So that we can show it.',
        until: 'until three years after your account is deleted, without your number',
      },
      {
        name: 'Birth details',
        why: 'Name, date, time and place of birth, gender, marital status and language, a note about a celebrity, and the chart computed from them. The answers rest on the chart.',
        until: 'until you delete them or your account',
      },
      {
        name: 'Talks',
        why: 'Your questions, the replies, the facts behind each reply, and the name, gender, marital status and chart the talk began with.',
        until: 'until you delete the talk or your account',
      },
      {
        name: 'Predictions',
        why: 'The text of your day, week, month or year and the facts behind it, so that it is written and counted once and is there when you come back.',
        until: 'until the period is over, or you delete the birth details or your account',
      },
      {
        name: 'Free predictions used',
        why: 'When an account is deleted: how many free predictions of the running day, week, month and year its number has used, with a keyed fingerprint of the number, so that they count if you come back. The number cannot be read from it.',
        until: 'until the period is over',
      },
      {
        name: 'A note each morning',
        why: 'Where you switched it on: the address at which your browser takes notes, with its keys, the hour and the language.',
        until: 'until you switch it off, log out there, or delete your account',
      },
      {
        name: 'AstroHub profile',
        why: 'Your AstroHub name, e-mail address, picture, default birth and whether the profile is private. Everyone can see the name and the picture and, unless it is private, rashi, nakshatra, mahadasha, points and posts. Only you see the e-mail address.',
        until: 'until you delete your account',
      },
      {
        name: 'AstroHub texts and votes',
        why: 'Discussions and comments, which anyone can read, also without an account; votes, reports to the operators, notifications, and the deeds that earned points.',
        until: 'until you delete the text or your account; a notification for 180 days after you saw it',
      },
      {
        name: 'Transfers of questions',
        why: 'To which mobile number you gave questions, and when, so that both sides can look it up and questions nobody comes for find their way back.',
        until: 'until you or the owner of the number delete the account',
      },
      {
        name: 'Payments and invoices',
        why: 'What you ordered, paid and got back, the state it is taxed for, subscriptions, and the invoices and credit notes for them.',
        until:
          'by law for 72 months from the day the annual return of their year is due; after your account is deleted without your number',
      },
      {
        name: 'Requests for a call',
        why: 'What you entered when you asked a human astrologer for a call, and how the request stands.',
        until: 'until you delete your account',
      },
      {
        name: 'Our books',
        why: 'Each question or rupee added, set aside, charged or given back, so that every charge can be checked.',
        until: 'always, without your number',
      },
      {
        name: 'Welcome gift and suspension',
        why: 'A keyed fingerprint of your number, so that the free questions are given once, and another if the number was suspended from AstroHub, also after its account was deleted. The number cannot be read from it.',
        until: 'also after your account is deleted',
      },
      {
        name: 'Numbers you invite',
        why: 'A keyed fingerprint of the number, so that it gets one message and your reward is given once. The number itself is not kept.',
        until: '30 days, or until the number logs in for the first time',
      },
      {
        name: 'Your spins of the wheel',
        why: 'Our secret number, your part and the result, so that each can be checked; for the day also a keyed fingerprint of your number, so that it spins once.',
        until: 'until your account is deleted; one that lowered a payment stays with it, without your number',
      },
    ],
  },

  terms: {
    title: 'Terms and Conditions',
    lede: 'What Dhruva does, what it costs, and what we ask of each other. You agree to this when you sign up.',
    sections: {
      service: {
        title: 'What Dhruva is',
        text: [
          'Dhruva computes a Vedic birth chart, the kundli, from a date, time and place of birth. Two AI astrologers, Oracle and Astra, answer your questions from it. Both are an “AI-based service, not a human consultation”: a computer program writes every reply.',
          'Replies show the computed facts they rest on, and you can open those facts in the kundli. A chart is only as good as the birth time you give.',
        ],
      },
      advice: {
        title: 'What an answer is not',
        text: [
          'Astrology speaks of tendencies and times. An answer is not a promise about the future, and it is not medical, legal or financial advice. AI can also be wrong. Please do not put off a doctor, a lawyer or an important decision because of a reply.',
          'Dhruva cannot help in an emergency. In India call 112; for distress of mind, Tele-MANAS at 14416.',
        ],
      },
      people: {
        title: 'Who may use it',
        text: [
          [
            'You are 18 or older.',
            'You log in with an Indian mobile number that is your own, and keep its codes to yourself.',
            'You save the birth details of other people only with their consent, and those of a child only as a parent or guardian.',
            'In the celebrity chat you use public facts only.',
          ],
        ],
      },
      charges: {
        title: 'What is charged',
        text: [
          'The first questions are free, once for each mobile number. How many, and what a question costs after that, stands beside each astrologer before you ask.',
          'A question is set aside when you send it and charged only when its answer is complete. Your free questions for that astrologer are used first, then your other questions for that astrologer, then the wallet.',
          'A question paid from the wallet also opens one minute when its answer ends. Further questions in the same talk within that minute cost nothing.',
          'Waiting, reading and pausing cost nothing. Nothing is charged in the background.',
        ],
      },
      returned: {
        title: 'What is given back',
        text: [
          'You do not have to ask for any of this. It goes back by itself, to where it came from:',
          [
            'The reply fails, breaks off or takes too long: the question is given back. What had been written stays, marked, and is free.',
            'You stop a reply before 120 characters are written: it is given back. From 120 characters on it is charged.',
            'You delete the talk while the reply is being written: it is given back.',
            'Our own system stops in the middle: it is given back within a few minutes.',
          ],
        ],
      },
      fair: {
        title: 'Fair use',
        text: [
          'So that everyone gets an answer, there are limits:',
          [
            'One reply at a time, and 20 questions in 10 minutes.',
            'A question has 6 to 2,000 characters.',
            'The number of birth details one account can save is limited.',
            'Codes: one in 30 seconds, 5 an hour and 10 a day for a number and device; a network whose codes are not used gets few, and in a flood of requests your browser first does a short calculation.',
          ],
          'At a limit nothing is charged, and the message says what to do or how long to wait. Please do not try to break in, overload the service or reach other people’s data.',
        ],
      },
      account: {
        title: 'Your words and your account',
        text: [
          'What you write stays yours; we use it to answer you. You can delete birth details and talks whenever you like. An account is deleted with a code sent to its number; unused questions and money then lapse, and this cannot be undone. The Privacy Policy says what is kept and for how long.',
        ],
      },
      sources: {
        title: 'Whose work we build on',
        text: ['With thanks, and under their licences:'],
      },
      changes: {
        title: 'Languages and changes',
        text: [
          'Pages and replies are in English and Hindi, and these terms say the same in both. When the product changes, this page changes with it, and so does the date at the top.',
        ],
      },
    },
    sources: {
      geonames: 'Names and positions of places; selected, merged and shortened by us.',
      openStreetMap: 'Boundaries of the time zones. © OpenStreetMap contributors.',
      astronomyEngine: 'Positions of the Sun, the Moon and the planets.',
    },
  },
}

export type Policies = typeof policies
