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

export const JUPITER = jupiter('you')
export const SATURN = saturn('you')

/** The day's Moon in house 1..12 from the natal Moon; a clause of its own. */
export const MOON_DAY = [
  'feelings are close to the surface and people notice you',
  'small money matters and careful words suit the day',
  'initiative pays, so make the call you have been thinking about',
  'the mind wants home and quiet, so keep expectations low outside',
  'the mind is busy with plans and dear ones, so leave room for play',
  'you get through work and small obstacles well',
  'company does you good and meetings go smoothly',
  'it is a day for care and routine rather than for big decisions',
  'advice, reading and a little faith lift the day',
  'work goes well and your effort is seen',
  'friends and small gains brighten the day',
  'energy is low by evening, so close the day early and spend little',
]

/** The manner of each sign; follows `a nature that is`. */
export const SIGN_NATURES = [
  'direct, quick to begin and happiest with a clear goal',
  'steady, loyal and fond of comfort that lasts',
  'curious, talkative and quick to see two sides',
  'caring, protective and moved by memory',
  'proud, generous and made to be responsible for others',
  'exact, helpful and hard on its own mistakes',
  'fair, sociable and uneasy until things are balanced',
  'intense, private and able to start again',
  'hopeful, frank and in need of a wide horizon',
  'patient, practical and ready for long climbs',
  'independent, humane and ahead of its surroundings',
  'gentle, imaginative and open to what others feel',
]

/** The gift of each nakshatra of the Moon; follows `gives`. */
export const NAKSHATRAS = [
  'a quick start and a wish to help at once',
  'strong feeling and the strength to carry a burden to its end',
  'a sharp mind that cuts through what is false',
  'charm, taste and the patience to make things grow',
  'a searching mind that is never quite done asking',
  'emotional depth and clarity that comes after storms',
  'the gift of returning, again and again, to what is good',
  'a nourishing nature that people lean on',
  'insight into motives and a careful tongue',
  'dignity and a bond with ancestors and tradition',
  'warmth, ease and a love of good company',
  'reliability in friendship and in promises',
  'clever hands and a quick, practical wit',
  'an eye for beauty and for how things are built',
  'independence and the ability to bend without breaking',
  'determination that does not rest before the goal',
  'devotion and a talent for friendship far from home',
  'a protective pride and early responsibility',
  'the courage to go to the root of a matter',
  'conviction and a spirit that is hard to defeat',
  'endurance and victories that come late and last',
  'the gift of listening and learning from many',
  'rhythm, generosity and skill in groups',
  'an independent mind with a healing streak',
  'intensity and ideals that are not for sale',
  'depth, calm and a wisdom beyond the years',
  'kindness and a feeling for those who are on the way',
]

/** The bond as the sign of Venus or of the 7th lord in the navamsa shows it, by element fire, earth, air, water. */
export const NAVAMSA_ELEMENTS = [
  'the bond lives on enthusiasm, honesty and shared aims',
  'the bond lives on reliability, deeds and a common household',
  'the bond lives on conversation, friendship and mutual freedom',
  'the bond lives on tenderness, trust and being understood without words',
]
