export const plain = {
  pages: 'Pages',
  needsScripts: 'Forms, chat and saved kundlis need JavaScript, which is off in this browser.',
  form: 'The form of this page needs JavaScript. Please turn it on in your browser and load the page again.',
  member:
    'This page belongs to your account and needs JavaScript. Please turn it on in your browser and load the page again.',
  otherDay: 'Other days and places need JavaScript.',
  moreComments: 'The further comments need JavaScript.',
}

export type Plain = typeof plain
