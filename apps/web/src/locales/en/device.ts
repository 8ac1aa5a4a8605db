export const device = {
  eyebrow: 'On this device',
  title: 'Dhruva without a connection',
  lede: 'What you have read stays on this device and opens without a connection: the horoscope, your kundlis, discussions, articles.',
  kept: 'Kept on this device',
  keptNone: 'Nothing yet. What you read next can be read again without a connection.',
  keptOwn: 'Your kundlis are kept for you alone and go when you log out.',
  horoscope: (sign: string, day: string) => `Horoscope of ${sign}, ${day}`,
  kundlis: 'Saved Kundli',
  kundliOf: (name: string) => `Kundli of ${name}`,
  forget: 'Remove all of it',
  forgotten: 'Nothing is kept on this device any more.',
  install: 'Put Dhruva on the home screen',
  installText: 'It opens like an app, takes no room worth naming and needs no store.',
  installAct: 'Install',
  installHow: 'In the menu of your browser, choose “Add to Home screen” or “Install app”.',
  note: 'A quiet note each morning',
  noteText:
    'Two lines on your day from your own kundli: how easy it is, and what runs now. Once a day, without a sound. Your name and your health stay off the screen.',
  noteSwitch: 'Send it to this device',
  noteOn: (time: string) => `On. It comes to this device each day at ${time}, India time.`,
  noteOff: 'Off. Your browser is asked only when you switch it on.',
  noteElsewhere: 'It comes to another device of yours. Switch it on here and it moves here.',
  noteStop: 'Stop the notes',
  noteBlocked:
    'Your browser blocks notes from Dhruva. Allow notifications for this site in its settings, then come back here.',
  noteUnsupported:
    'This browser cannot show notes. On an iPhone, first put Dhruva on the home screen and open it from there.',
  noteNoKundli: 'The note is made from your kundli. Save your birth details first.',
  noteAddKundli: 'Add birth details',
  noteHour: 'Time',
  noteLanguage: 'Language of the note',
  noteFailed: 'That did not work. Please try again in a moment.',
}

export type Device = typeof device
