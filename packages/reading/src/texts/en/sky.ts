import type { Whose } from '#parts.ts'
import { them, your } from '#texts/forms/whose.ts'

/** What Jupiter does while it crosses house 1..12 from the ascendant; a clause after `and`. */
export const jupiter = (whom: Whose) => [
  `opens ${them(whom)} to new beginnings and better advice`,
  'helps speech, savings and family ties',
  'rewards initiative, writing and short journeys',
  'blesses home, mother and inner peace',
  'favours learning, love and creative work',
  'asks for good habits and careful handling of dues',
  'favours partnership and fair agreements',
  'brings insight through change and shared resources',
  'favours teachers, faith and long journeys',
  'widens work and brings seniors who help',
  'supports gains, friends and long-held wishes',
  'favours rest, giving and distant places',
]

/** The same for Saturn. */
export const saturn = (whom: Whose) => [
  `asks ${them(whom)} to simplify and look after ${your(whom)} strength`,
  'asks for order in money and measured words',
  'rewards long, patient effort',
  'asks for patience at home and repair of foundations',
  'makes learning and affection more serious',
  `strengthens ${them(whom)} through discipline and daily work`,
  'tests agreements and matures partnerships',
  'asks for patience with change and for plain papers',
  `tests beliefs and asks ${them(whom)} to earn ${your(whom)} luck`,
  `puts responsibility on ${your(whom)} desk and weighs ${your(whom)} work`,
  'builds gains slowly and sorts real friends from many',
  `asks ${them(whom)} to rest, finish and spend with care`,
]
