export const device = {
  eyebrow: 'On this phone',
  title: 'Dhruva without a connection',
  lede: 'What you have read stays on this phone and opens without a connection: the horoscope, your kundlis, discussions.',
  kept: 'Kept on this phone',
  keptNone: 'Nothing yet. What you read next can be read again without a connection.',
  keptOwn: 'Your kundlis are kept for you alone and go when you log out.',
  horoscope: (sign: string, day: string) => `Horoscope of ${sign}, ${day}`,
  kundlis: 'Saved Kundli',
  kundliOf: (name: string) => `Kundli of ${name}`,
  forget: 'Remove all of it',
  forgotten: 'Nothing is kept on this phone any more.',
  install: 'Put Dhruva on the home screen',
  installText: 'It opens like an app, takes no room worth naming and needs no store.',
  installAct: 'Install',
  installHow: 'In the menu of your browser, choose "Add to Home screen" or "Install app".',
}

export type Device = typeof device
