import type { StatementUnit } from '@dhruva/contract'

const units: Record<StatementUnit, string> = {
  oracle: 'Oracle questions',
  astra: 'Astra questions',
  subscription: 'Subscription questions',
  wallet: 'Wallet',
  points: 'Astro Points',
  daily: 'Daily predictions',
  weekly: 'Weekly predictions',
  monthly: 'Monthly predictions',
  yearly: 'Yearly predictions',
}

export const statement = {
  eyebrow: 'Your account',
  title: 'Statement',
  lede: 'Every question, prediction, point and rupee that came or went, and why. All lines together are your balance.',
  balance: 'Balance',
  download: 'Download as CSV',
  downloading: 'downloading..',
  filters: 'What the statement shows',
  unit: 'Show',
  everything: 'Everything',
  units,
  from: 'From',
  to: 'Until',
  clear: 'Show everything',
  loading: 'Loading your statement',
  failed: 'Your statement did not load. Nothing of it is lost.',
  none: 'Nothing has come or gone yet',
  noneFound: 'Nothing came or went here',
  recharge: 'Recharge',
  more: 'Show older lines',
  moreFailed: 'The older lines did not load.',
  left: (balance: string) => `${balance} after this`,
  plus: (amount: string) => `+${amount}`,
  minus: (amount: string) => `−${amount}`,
  chat: 'Open the chat',
  held: 'In progress',
}

export type Statement = typeof statement
