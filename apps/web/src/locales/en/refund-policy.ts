export const refundPolicy = {
  toPayments: 'Your payments & invoices',
  title: 'Refund Policy',
  lede: 'When money comes back, how much of it, and how long it takes.',
  sections: {
    itself: {
      title: 'What comes back by itself',
      text: [
        [
          'A question that gets no complete answer: it is back in your balance within minutes.',
          'A payment that could not be added, because it came twice or with another amount: the whole of it goes back to where it came from.',
          'A payment that failed: if your bank took money for it, your bank gives it back.',
        ],
      ],
    },
    ask: {
      title: 'What you can ask for',
      text: [
        'Within 7 days of a recharge you can have back what is unused of it. You do it yourself under Payments & invoices; nobody has to agree first.',
        [
          'Questions: for each one that is unused, its part of what you paid. Of ten questions with three used, seven tenths of it come back.',
          'Wallet: for the money that is unused, its part of what you paid.',
          'Never more than you paid, and nothing for what was used or given to others. Less than one rupee cannot be sent back.',
        ],
        'The questions or the money leave your balance when you ask. If the bank does not take the refund, they come back to it.',
      ],
    },
    long: {
      title: 'How long it takes',
      text: [
        'The money goes back the way it was paid, in up to 10 business days (Monday to Friday). The day by which it is there is shown before you confirm and stays in your list. You get a credit note with the GST on it.',
      ],
    },
    else: {
      title: 'Something else went wrong',
      text: [
        'Write to us within 7 days of the payment, with the payment reference from your list. You have an answer within 5 business days. Please never send a code or the number of a card.',
      ],
    },
    account: {
      title: 'If you delete your account',
      text: [
        'Unused questions and money lapse with it: ask for what you want back before. A refund that is on its way still arrives.',
      ],
    },
  },
}

export type RefundPolicy = typeof refundPolicy
