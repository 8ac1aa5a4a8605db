import type { Focus, ReadingTopic } from '@dhruva/intent'
import { pickVariant } from '#texts/forms/pick-variant.ts'
import { dashaReason, leaning, listItem, reasons, roles, skyReason, verdict } from './frames-judgement.ts'
import { colour, focus, focusNamed, karaka, lord, lordBrief, marks, navamsa } from './frames-places.ts'
import { FOCUS_NAMES, KARAKA_OF, subject } from './frames-subjects.ts'
import { antar, item, maha, pratyantar, sadeSati, transit, windowLead, windowNext } from './frames-times.ts'
import { inPada } from './vocab.ts'

/** Lines that colour an answer as Oracle's or Astra's. */
const manner = {
  Oracle: (v: number) =>
    pickVariant(v, [
      'I read this against the longer arc of your life first.',
      'Let me begin with what does not change, and come to the present after it.',
      'The long view first, since it explains the short one.',
    ]),
  Astra: (v: number) =>
    pickVariant(v, [
      'The dates first, then the reasons.',
      'Here is what comes next, in order.',
      'Briefly, and with dates.',
    ]),
}

/** What stands before the action that is suggested, and what after it. */
const suggestion = (v: number, day: string, graha: string, why: 'antar' | 'lagna'): readonly [string, string] => {
  const whose =
    why === 'antar' ? `the day of ${graha}, whose antardasha you are in` : `the day of your lagna lord ${graha}`
  const before = pickVariant(v, [
    `One thing you can do: this ${day}, ${whose}, `,
    `A simple step, free of cost: on ${day}, ${whose}, `,
    `Begin on ${day}, ${whose}: `,
    `For the coming ${day}, ${whose}, take up one small thing: `,
  ])
  return [before, '.']
}

const notes = {
  doctor: (v: number) =>
    pickVariant(v, [
      'A chart shows habits and seasons, not diagnoses: for anything that hurts or lasts, please see a doctor.',
      'All this is about rhythm and rest; whatever hurts or does not go away belongs before a doctor.',
      'A doctor, and no chart, is the one to ask about anything that hurts or stays.',
    ]),
  money: 'Take these as tendencies to plan with, not as promises.',
  otherHeart: 'What another person decides is not in your chart; it shows how open your own season is for closeness.',
  married: 'You are married, so I read the next seasons of the bond you have.',
  minorLove: (age: number) =>
    `At ${age}, study and friendship come first, and I do not read marriage or children before eighteen.`,
  elderChildren: (age: number) =>
    `At ${age} this house is read for the children and young people who are already part of your life.`,
  /** to one who asks why, where nothing in the birth chart stands against the matter */
  whyTime: 'Where it presses, look to the running time rather than to the birth chart.',
  minorWork: (age: number) => `At ${age}, the houses of work and money speak of study first, so that is what I read.`,
}

/** `Ananya, your chart …` */
const hail = (name: string, sentence: string): string =>
  name ? `${name}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence

/**
 * English says `the Sun` and `the Moon` but not `your the Moon`. Names are put into templates with the article; what is
 * too much of it is taken out here, and a sentence that now begins with one gets its capital.
 */
const tidy = (text: string): string =>
  text
    .replace(/\b(the|your|natal|a) the (Sun|Moon)\b/gi, '$1 $2')
    .replace(/\bthe (Sun|Moon)\/(?:the )?/g, '$1/')
    .replace(/\/the (Sun|Moon)\b/g, '/$1')
    .replace(/, the (Sun|Moon) (antardasha|pratyantar):\*\*/g, ', $1 $2:**')
    .replace(/\b([Aa]) (?=[AEIOU])/g, '$1n ')
    .replace(/^(the)\b/, 'The')
    .replace(/(?<=[.?] )the (?=Sun|Moon)/g, 'The ')

export const frames = {
  periods: { antar: 'antardasha', pratyantar: 'pratyantar' },
  tidy,
  join: (a: string, b: string) => `${a}, and ${b}`,
  grahaName: (name: string) => (name === 'Sun' || name === 'Moon' ? `the ${name}` : name),
  subject,
  focusName: (name: Focus) => FOCUS_NAMES[name],
  karakaOf: (topic: ReadingTopic) => KARAKA_OF[topic],
  verdict,
  leaning,
  reasons,
  roles,
  lord,
  lordBrief,
  karaka,
  marks,
  colour,
  navamsa,
  focus,
  focusNamed,
  maha,
  antar,
  pratyantar,
  transit,
  sadeSati,
  item,
  windowLead,
  windowNext,
  manner,
  listItem,
  dashaReason,
  skyReason,
  suggestion,
  notes,
  hail,
  gift: (v: number, moon: string, nakshatra: string, pada: number | null, gift: string) =>
    pickVariant(v, [
      `Your ${moon} in ${nakshatra}${inPada(pada)}, gives ${gift}.`,
      `Underneath it all is a ${moon} in ${nakshatra}${inPada(pada)}, which gives ${gift}.`,
    ]),
}
