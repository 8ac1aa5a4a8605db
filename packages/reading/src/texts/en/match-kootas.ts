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
import { capital, the } from './horoscope-words.ts'
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

/** Mars is exalted there; the other two signs of that rule are its own. */
const CAPRICORN = 9

const YONI_WORDS: Record<number, string> = {
  4: 'the two are alike',
  3: 'the two are friends',
  2: 'the two are neutral to each other',
  1: 'the two keep away from each other',
  0: 'tradition counts the two as opposed',
}

/** Why a koota has its points. `g` and `b` are the names of groom and bride, `w` what each of them is, in words. */
export const reason = {
  varna: (g: string, b: string, [wg, wb]: readonly [string, string], points: number) =>
    wg === wb
      ? `By Moon sign ${g} and ${b} are both of the ${wg} varna, so the point is given.`
      : `By Moon sign ${g} is of the ${wg} varna and ${b} of the ${wb}; the point is given ${points > 0 ? "as the groom's is not below the bride's" : "only when the groom's is not below the bride's"}.`,
  vashya: (g: string, b: string, [wg, wb]: readonly [string, string], points: number) =>
    wg === wb
      ? `The Moons of ${g} and ${b} are both in the ${wg} group${points === 2 ? ', so the points are full' : ''}.`
      : `${g}'s Moon is in the ${wg} group and ${b}'s in the ${wb} group: ${
          points >= 1
            ? 'two groups that get along'
            : points > 0
              ? 'two groups that get along only in part'
              : 'two groups that go their own ways'
        }.`,
  tara: (g: string, b: string, [wg, wb]: readonly [string, string], points: number) =>
    `Counted from ${b}'s nakshatra, ${g}'s gives the tara ${wg}; counted from ${g}'s, ${b}'s gives ${wg === wb ? `${wb} too` : wb}: ${
      points === 3
        ? 'both counts are favourable'
        : points > 0
          ? 'one of the two counts is favourable'
          : 'neither count is favourable'
    }.`,
  yoni: (g: string, b: string, [wg, wb]: readonly [string, string], points: number) =>
    wg === wb
      ? `The nakshatras of ${g} and ${b} both have the ${wg} as their yoni (animal): ${YONI_WORDS[points] ?? ''}.`
      : `The yoni (animal) of ${g}'s nakshatra is the ${wg}, and of ${b}'s the ${wb}: ${YONI_WORDS[points] ?? ''}.`,
  maitri: (g: string, b: string, [wg, wb]: readonly [string, string], how: readonly [string, string] | null) =>
    how
      ? `${capital(the(wg))} rules ${g}'s Moon sign and ${the(wb)} rules ${b}'s: ${
          how[0] === how[1]
            ? `each counts the other as ${how[0]}`
            : `${the(wg)} counts ${the(wb)} as ${how[0]}, and ${the(wb)} counts ${the(wg)} as ${how[1]}`
        }.`
      : `${capital(the(wg))} rules the Moon signs of both ${g} and ${b}, which counts as friendship.`,
  gana: (g: string, b: string, [wg, wb]: readonly [string, string], points: number) =>
    wg === wb
      ? `The nakshatras of ${g} and ${b} are both of the ${wg} gana: the two temperaments agree.`
      : `${g}'s nakshatra is of the ${wg} gana and ${b}'s of the ${wb}: ${
          points === 6
            ? 'the two temperaments agree'
            : points === 5
              ? 'the two temperaments very nearly agree'
              : 'the two temperaments need patience with each other'
        }.`,
  bhakoot: (g: string, b: string, [toBride, toGroom]: readonly [number, number], points: number) =>
    toBride === 1
      ? `Both Moons are in the same sign, which gets the full points.`
      : `${b}'s Moon sign is the ${nth(toBride)} from ${g}'s, and ${g}'s the ${nth(toGroom)} from ${b}'s: ${
          points > 0 ? 'this distance gets the full points' : 'the distances 2/12, 5/9 and 6/8 get no points'
        }.`,
  nadi: (g: string, b: string, [wg, wb]: readonly [string, string], points: number) =>
    wg === wb
      ? `The nakshatras of ${g} and ${b} are both of the ${wg} nadi${points > 0 ? '' : ', and one nadi for both gets no points'}.`
      : `${g}'s nakshatra is of the ${wg} nadi and ${b}'s of the ${wb}: ${
          points > 0 ? 'two different nadis get all eight points' : 'they get no points'
        }.`,
}

/** What tradition says undoes a lost koota. */
export const undone = (koota: KootaCancellation['koota'], code: KootaCancellation['code'], lords: readonly string[]) =>
  `${KOOTAS[koota]}: ${
    {
      same_nakshatra_other_pada: 'both Moons share a nakshatra but are in different padas of it',
      same_sign_other_nakshatra: 'both Moons share a sign but are in different nakshatras',
      same_nakshatra_other_sign: 'both Moons share a nakshatra but are in different signs',
      same_lord: `${the(lords[0] ?? '')} rules both Moon signs`,
      lords_friends: `${the(lords[0] ?? '')} and ${the(lords[1] ?? '')}, the lords of the two Moon signs, are friends`,
    }[code]
  }, which in tradition makes up for the lost points.`

/** A cancellation of Manglik as a clause. */
export const softened = (why: ManglikCancellation, sign: (index: number) => string, graha: (id: GrahaId) => string) => {
  switch (why.code) {
    case 'own_or_exalted':
      return why.sign === CAPRICORN
        ? `${graha('mars')} is exalted in ${sign(why.sign)}`
        : `${graha('mars')} is in its own sign, ${sign(why.sign)}`
    case 'in_simha_or_kumbha':
      return `${graha('mars')} is in ${sign(why.sign)}`
    case 'harmless_in_house':
      return `${graha('mars')} does no harm in ${sign(why.sign)} in the ${house(why.house)}`
    case 'with_jupiter':
      return `${graha('jupiter')} is with ${graha('mars')}`
    case 'aspected_by_jupiter':
      return `${graha('jupiter')} aspects ${graha('mars')}`
    case 'with_moon':
      return `the ${graha('moon')} is with ${graha('mars')}`
    case 'yogakaraka_for_ascendant':
      return `${graha('mars')} is a friend to the ${sign(why.sign)} lagna`
  }
}

export const manglik = {
  no: (name: string, mars: string, h: number) =>
    `${name} is not manglik: ${mars} is in the ${house(h)}, which the rule does not name.`,
  yes: (name: string, mars: string, h: number) =>
    `${name} is manglik by the common rule: ${mars} is in the ${house(h)} from the lagna.`,
  cancelled: (name: string, mars: string, h: number, why: readonly string[]) =>
    `${name} is manglik by the common rule, with ${mars} in the ${house(h)}, but tradition itself cancels it: ${list(why)}.`,
  neither: 'Neither chart is manglik.',
  mutual: 'Both charts are manglik, and in tradition the two then balance each other.',
  settled: 'Where a chart is manglik, something in the same chart cancels it.',
  stands: (name: string) =>
    `Only ${name}'s chart stays manglik. That speaks of a quick temper and much energy, is found in nearly half of all charts, and is no reason to fear or to refuse a match.`,
}

export const VERDICTS: Record<MatchVerdict, (total: string) => string> = {
  not_advised: (total) =>
    `${total} of 36 points is under the 18 that tradition looks for: the two temperaments differ in many ways, and talking about these early matters more than the number.`,
  acceptable: (total) =>
    `${total} of 36 points ${total === '18' ? 'is just what' : 'is above the 18 that'} tradition looks for: there is enough in common to build on, and some things will need patience.`,
  good: (total) => `${total} of 36 points is a good match: most of what the two Moons need goes well together.`,
  excellent: (total) => `${total} of 36 points is a rare, high match: the two Moons agree on nearly everything.`,
}

const soUncertain = (name: string) => `As ${name}'s time of birth is not exact,`

export const UNCERTAIN = {
  moon_sign: (name: string) =>
    `${soUncertain(name)} the rashi (Moon sign) is not certain, and most of the kootas could change.`,
  nakshatra: (name: string) =>
    `${soUncertain(name)} the nakshatra is not certain: Tara, Yoni, Gana and Nadi could change.`,
  pada: (name: string) =>
    `${soUncertain(name)} the pada of the nakshatra is not certain; the points do not depend on it, but a cancellation of Nadi may.`,
  manglik: (name: string) => `${soUncertain(name)} the lagna is not certain, and so neither is Manglik.`,
}
