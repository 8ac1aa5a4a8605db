import type {
  GrahaId,
  KootaCancellation,
  KootaId,
  KootaReason,
  MaitriRelation,
  ManglikCancellation,
  MatchVerdict,
  Vashya,
} from '@dhruva/jyotish'
import { house, list, nth } from './vocab.ts'

type Of<C extends KootaReason['code']> =
  Extract<KootaReason, { code: C }> extends { groom: infer G extends string } ? G : never

export const KOOTAS: Record<KootaId, string> = {
  varna: 'Varna',
  vashya: 'Vashya',
  tara: 'Tara',
  yoni: 'Yoni',
  maitri: 'Graha Maitri',
  gana: 'Gana',
  bhakoot: 'Bhakoot',
  nadi: 'Nadi',
}

export const VARNAS: Record<Of<'varna'>, string> = {
  brahmin: 'Brahmin',
  kshatriya: 'Kshatriya',
  vaishya: 'Vaishya',
  shudra: 'Shudra',
}

export const VASHYAS: Record<Vashya, string> = {
  chatushpada: 'Chatushpada (four-footed)',
  manava: 'Manava (human)',
  jalachara: 'Jalachara (of the water)',
  vanachara: 'Vanachara (of the forest)',
  keeta: 'Keeta (insect)',
}

export const TARAS = [
  'Janma',
  'Sampat',
  'Vipat',
  'Kshema',
  'Pratyak',
  'Sadhaka',
  'Naidhana',
  'Mitra',
  'Parama Mitra',
] as const

export const YONIS: Record<Of<'yoni'>, string> = {
  horse: 'horse',
  elephant: 'elephant',
  sheep: 'sheep',
  serpent: 'serpent',
  dog: 'dog',
  cat: 'cat',
  rat: 'rat',
  cow: 'cow',
  buffalo: 'buffalo',
  tiger: 'tiger',
  deer: 'deer',
  monkey: 'monkey',
  mongoose: 'mongoose',
  lion: 'lion',
}

export const GANAS: Record<Of<'gana'>, string> = { deva: 'Deva', manushya: 'Manushya', rakshasa: 'Rakshasa' }
export const NADIS: Record<Of<'nadi'>, string> = { adi: 'Adi', madhya: 'Madhya', antya: 'Antya' }

export const RELATIONS: Record<MaitriRelation, string> = {
  friend: 'a friend',
  neutral: 'neutral',
  enemy: 'an opponent',
}

const YONI_WORDS: Record<number, string> = {
  4: 'the two are alike',
  3: 'the two are friends',
  2: 'the two are neutral to each other',
  1: 'the two are shy of each other',
  0: 'tradition counts the two as opposites',
}

/** Why a koota has its points. `g` and `b` are the names of groom and bride, `w` what each of them is, in words. */
export const reason = {
  varna: (g: string, b: string, [wg, wb]: readonly [string, string], points: number) =>
    `By Moon sign ${g} is of the ${wg} varna and ${b} of the ${wb}; the point ${points > 0 ? 'is given, since' : 'is given only when'} the groom's is level with the bride's or above it.`,
  vashya: (g: string, b: string, [wg, wb]: readonly [string, string], points: number) =>
    `${g}'s Moon is in the ${wg} group and ${b}'s in the ${wb} group: ${
      points === 2
        ? 'one group, so the full points'
        : points === 1
          ? 'two groups that go along with each other'
          : points > 0
            ? 'two groups that meet only in part'
            : 'two groups that go their own ways'
    }.`,
  tara: (g: string, b: string, [wg, wb]: readonly [string, string], points: number) =>
    `Counted from ${b}'s nakshatra, ${g}'s gives the tara ${wg}; counted from ${g}'s, ${b}'s gives ${wb}: ${
      points === 3
        ? 'both counts are favourable'
        : points > 0
          ? 'one of the two counts is favourable'
          : 'neither count is favourable'
    }.`,
  yoni: (g: string, b: string, [wg, wb]: readonly [string, string], points: number) =>
    `The yoni of ${g}'s nakshatra is the ${wg}, that of ${b}'s the ${wb}: ${YONI_WORDS[points] ?? ''}.`,
  maitri: (g: string, b: string, [wg, wb]: readonly [string, string], how: readonly [string, string] | null) =>
    how
      ? `${wg} rules ${g}'s Moon sign and ${wb} rules ${b}'s: to ${wg}, ${wb} is ${how[0]}, and to ${wb}, ${wg} is ${how[1]}.`
      : `${wg} rules the Moon signs of both ${g} and ${b}, which counts as friendship.`,
  gana: (g: string, b: string, [wg, wb]: readonly [string, string], points: number) =>
    `${g}'s nakshatra is of the ${wg} gana and ${b}'s of the ${wb}: ${
      points === 6
        ? 'tempers that agree'
        : points === 5
          ? 'tempers that agree but for a little'
          : 'tempers that ask for patience with each other'
    }.`,
  bhakoot: (g: string, b: string, [toBride, toGroom]: readonly [number, number], points: number) =>
    toBride === 1
      ? `Both Moons stand in one sign, which counts in full.`
      : `${b}'s Moon sign is the ${nth(toBride)} from ${g}'s, and ${g}'s the ${nth(toGroom)} from ${b}'s: ${
          points > 0 ? 'a distance that counts in full' : 'the distances 2/12, 5/9 and 6/8 get no points'
        }.`,
  nadi: (g: string, b: string, [wg, wb]: readonly [string, string], points: number) =>
    `${g}'s nakshatra is of the ${wg} nadi and ${b}'s of the ${wb}: ${
      points > 0 ? 'two different nadis get the full eight' : 'one and the same nadi gets no points'
    }.`,
}

/** What tradition says undoes a lost koota. */
export const undone = (koota: KootaCancellation['koota'], code: KootaCancellation['code'], lords: readonly string[]) =>
  `${KOOTAS[koota]}: ${
    {
      same_nakshatra_other_pada: 'both Moons share a nakshatra but stand in different padas of it',
      same_sign_other_nakshatra: 'both Moons share a sign but stand in different nakshatras',
      same_nakshatra_other_sign: 'both Moons share a nakshatra but stand in different signs',
      same_lord: `${lords[0]} rules both Moon signs`,
      lords_friends: `${lords[0]} and ${lords[1]}, who rule the two Moon signs, are friends of each other`,
    }[code]
  }, which tradition takes to make up for the lost points.`

/** A cancellation of Manglik as a clause. */
export const softened = (why: ManglikCancellation, sign: (index: number) => string, graha: (id: GrahaId) => string) => {
  switch (why.code) {
    case 'own_or_exalted':
      return `${graha('mars')} is at home or exalted in ${sign(why.sign)}`
    case 'in_simha_or_kumbha':
      return `${graha('mars')} is in ${sign(why.sign)}`
    case 'harmless_in_house':
      return `${graha('mars')} does no harm in ${sign(why.sign)} in the ${house(why.house)}`
    case 'with_jupiter':
      return `${graha('jupiter')} stands with ${graha('mars')}`
    case 'aspected_by_jupiter':
      return `${graha('jupiter')} looks on ${graha('mars')}`
    case 'with_moon':
      return `the ${graha('moon')} stands with ${graha('mars')}`
    case 'yogakaraka_for_ascendant':
      return `${graha('mars')} is a friend of a lagna in ${sign(why.sign)}`
  }
}

export const manglik = {
  no: (name: string, mars: string, h: number) =>
    `${name} is not manglik: ${mars} is in the ${house(h)}, which the rule does not name.`,
  yes: (name: string, mars: string, h: number) =>
    `${name} is manglik by the common rule: ${mars} is in the ${house(h)} from the lagna.`,
  cancelled: (name: string, mars: string, h: number, why: readonly string[]) =>
    `${name} is manglik by the common rule, with ${mars} in the ${house(h)}, but the tradition itself cancels it: ${list(why)}.`,
  neither: 'Neither chart has it.',
  mutual: 'Both charts have it, and tradition takes the two to balance each other.',
  settled: 'Where it is present it is cancelled in the chart itself.',
  stands: (name: string) =>
    `It stands in ${name}'s chart alone. It speaks of a quick temper and much energy, is found in nearly half of all charts, and is no reason to fear or to refuse a match.`,
}

export const VERDICTS: Record<MatchVerdict, (total: string) => string> = {
  not_advised: (total) =>
    `${total} of 36 is under the 18 that tradition looks for: the two temperaments differ in much, and talking early about what differs matters more here than the number.`,
  acceptable: (total) =>
    `${total} of 36 is above the 18 that tradition looks for: enough in common to build on, with some points to be patient about.`,
  good: (total) => `${total} of 36 is a good count: most of what the two Moons ask for goes well together.`,
  excellent: (total) => `${total} of 36 is a rare, high count: the two Moons agree in nearly everything.`,
}

export const UNCERTAIN = {
  moon_sign: (name: string) =>
    `With the time of birth as uncertain as it is, ${name}'s rashi is not certain, so most of the kootas could change.`,
  nakshatra: (name: string) =>
    `With the time of birth as uncertain as it is, ${name}'s nakshatra is not certain: Tara, Yoni, Gana and Nadi could change.`,
  pada: (name: string) =>
    `With the time of birth as uncertain as it is, the pada of ${name}'s nakshatra is not certain; the points do not depend on it, a cancellation of Nadi may.`,
  manglik: (name: string) =>
    `With the time of birth as uncertain as it is, ${name}'s lagna is not certain, and so Manglik is not either.`,
}
