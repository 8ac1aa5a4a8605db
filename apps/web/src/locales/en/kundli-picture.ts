export const kundliPicture = {
  title: 'Share picture',
  lede: 'The chart as a picture for a chat. Once it is sent, it cannot be taken back.',
  alt: 'The picture of this kundli',
  making: 'The picture is being drawn',
  failed: 'The picture could not be drawn.',
  again: 'Try again',
  choices: 'What stands on it',
  withName: 'First name',
  withBirth: 'Date, time and place of birth',
  share: 'Share',
  save: 'Save picture',
  notShared: 'The picture could not be shared. Save it and send it from there.',
}

export type KundliPicture = typeof kundliPicture
