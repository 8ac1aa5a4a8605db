export const plain = {
  needsScripts: 'Forms, chat and saved kundlis need JavaScript, which is off in this browser.',
  member:
    'This page belongs to your account and needs JavaScript. Please turn it on in your browser and load the page again.',
}

export type Plain = typeof plain
