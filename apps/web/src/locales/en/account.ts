export const account = {
  eyebrow: 'Your account',
  title: 'Delete Account',
  lede: 'A six-digit code, sent to your number for this purpose alone, deletes your account at once. It cannot be undone.',
  goes: 'What goes',
  going: [
    'Your login, on every device.',
    'Saved birth details and their charts.',
    'Every talk with Oracle and Astra. A reply that is being written is stopped.',
    'Your AstroHub profile, votes, notifications and points, and discussions that nobody else has commented on.',
    'Unused questions, predictions and money, and an active subscription.',
  ],
  stays: 'What stays',
  staying: [
    'Where others have answered you in AstroHub: “[deleted]” by “Deleted user”, so that their words keep their place.',
    'The entries of our books, payments and their invoices under the bare account number, without your name or mobile number. A refund that is on its way still arrives.',
    'A fingerprint that remembers that this number had its welcome gift. The number cannot be read from it.',
    'Until the day, week, month or year is over, another that remembers how many of its free predictions were used.',
    'For thirty days a fingerprint of your AstroHub name: meanwhile nobody can register it, not even you.',
  ],
  invoicesTitle: 'Invoices that stay',
  invoicesKept: (count: number) => (count === 1 ? '1 invoice stays' : `${count} invoices stay`),
  invoicesWhy:
    'Tax law wants every invoice kept for 72 months after the annual return of its year is due. They name the account number, never you. Save what you need before you go: nobody can send them to you later.',
  invoiceKept: (issued: string, until: string) => `Issued ${issued}, kept until ${until}`,
  invoicesNone: 'There are no invoices of this account.',
  receiptTitle: 'Receipt of the deletion',
  receiptOf: (uid: number, at: string) => `Account ${uid}, deleted on ${at} (India)`,
  receiptSave: 'Save the receipt',
  receiptClose: 'Close',
  start: 'Delete Account',
  keep: 'Keep my account',
  numberTitle: 'Delete Account',
  numberIntro: 'Confirm with the number of the account. The code in the message is for deleting only.',
  lost: 'Lost for good: birth details, talks, your AstroHub profile and texts, unused questions, predictions and money, and an active subscription. The books stay, without your name or number.',
  codeIntro: 'With the right code your account is deleted at once.',
}

export type Account = typeof account
