export const company = {
  about: {
    title: 'About Us',
    lede: 'Dhruva reads kundlis: it computes them, says what tradition reads in them, and shows what each sentence rests on.',
    sections: {
      who: {
        title: 'Who we are',
        text: [
          'Dhruva is a service of Vedic astrology for people in India, in English and in Hindi. The name is that of the pole star, the one that stays where it is while the sky turns.',
          'Oracle and Astra are programs, not people, and say so wherever they stand. Whoever wants to talk to a person can ask for a human astrologer.',
        ],
      },
      mission: {
        title: 'Our mission',
        text: [
          'That a reading can be checked. Positions are computed from astronomy, a rule of the tradition is applied to them, and the sentence that comes of it names both. You can open them.',
        ],
      },
      vision: {
        title: 'Our vision',
        text: [
          'Astrology without fear and without selling: no curse, no stone to buy, no waiting that is billed. Tendencies and times, said plainly, and where a chart is silent we say that too.',
        ],
      },
      what: {
        title: 'What we do',
        text: [
          [
            'Kundli: chart, dashas, vargas, yogas and doshas from your time and place of birth, with what an inexact time leaves open.',
            'Answers: Oracle for the whole life, Astra for the days ahead. A question is paid for only when its answer is complete.',
            'The day: panchang, calendar, festivals, muhurat and horoscopes, computed for your city.',
            'AstroHub: people who talk about real charts. Taking part earns points, and points become questions.',
            'Accounts: every rupee, question and point that came or went stands in your statement.',
          ],
        ],
      },
      sources: {
        title: 'Whose work we use',
        text: ['Places and positions come from open data and programs, each under its licence:'],
      },
    },
  },
  contact: {
    title: 'Contact Us',
    lede: 'How to reach us, and when somebody is there.',
    sections: {
      write: {
        title: 'Write to us',
        text: ['We aim to reply within 24 hours. Please never send a code or the number of a card.'],
      },
      hours: {
        title: 'When somebody is there',
        text: [
          ['Monday to Friday: 9 AM to 6 PM', 'Saturday: 10 AM to 4 PM', 'Sunday: closed'],
          'By the clock of India. Oracle and Astra answer at every hour.',
        ],
      },
      other: {
        title: 'What you can do yourself at once',
        text: [
          [
            'A payment: its state, its invoice and a refund are under Payments & invoices.',
            'An answer that failed costs nothing: the question is back in your balance within minutes.',
            'Something in AstroHub that should not stand there: report it where it stands.',
            'Your data: what is kept, what you agreed to, and your copy are under Your data.',
          ],
        ],
      },
    },
    noAddress:
      'An address for letters has not been set yet. Until then, what you write to a human astrologer reaches us too.',
    toConsult: 'Write to a human astrologer',
    whatsapp: 'WhatsApp help, 24x7',
    toPayments: 'Your payments & invoices',
    toYourData: 'Your data',
    toSecurity: 'Report a weakness',
  },
  shipping: {
    title: 'Shipping Policy',
    lede: 'Nothing is sent by post: all that Dhruva sells is in the app at once.',
    sections: {
      what: {
        title: 'What is delivered, and how',
        text: [
          'Dhruva sells questions, money in the wallet and subscriptions. They stand in your balance as soon as the payment is confirmed, mostly within seconds. There are no parcels and no charges for delivery.',
        ],
      },
      late: {
        title: 'When something has not arrived',
        text: [
          'A bank may take longer to confirm. What it confirms later is added by itself; look under Payments & invoices. What was paid and can not be added goes back to where it came from.',
        ],
      },
      papers: {
        title: 'Papers',
        text: ['Invoices, statements and the kundli as PDF are files to download. They are not printed or posted.'],
      },
    },
  },
}

export type Company = typeof company
