export const invite = {
  open: 'Invite friends',
  title: 'Invite as many Friends',
  reward: (count: string, isOne: boolean) =>
    `You will get ${count} ${isOne ? 'question' : 'questions'} for both Astra and Oracle free`,
  when: 'They come when your friend logs in here for the first time. We send your friend one text message, and keep no number.',
  mobile: 'Your friend’s mobile number',
  hint: 'With or without hyphens',
  missing: 'Please enter the mobile number of your friend.',
  invalid: 'Please enter ten digits starting with 6, 7, 8 or 9, such as 987-654-3210.',
  send: 'Send',
  sending: 'Sending',
  appTitle: (count: string, isOne: boolean) => `Want ${count} extra Astra ${isOne ? 'question' : 'questions'} at free?`,
  appText: 'Install our APP using same mobile number',
  appLink: (count: string, isOne: boolean) =>
    `Download our APP / Get ${count} extra ${isOne ? 'question' : 'questions'} for Astra`,
}

export type Invite = typeof invite
