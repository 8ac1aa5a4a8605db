import type { Code } from '@dhruva/common'
import type { TaraId } from '@dhruva/jyotish'
import type { Spoken } from '../types.ts'

type Star = {
  name: Spoken
  /** what it is, as a noun */
  means: Spoken
  /** what it is to a person, behind its name */
  kind: Record<Code, string>
}

/** The nine taras by name and meaning (Muhurta Chintamani 4). */
export const STARS: Readonly<Record<TaraId, Star>> = {
  janma: {
    name: { en: 'Janma', hi: 'जन्म', hing: 'Janma' },
    means: { en: 'your birth star, which tires', hi: 'जन्म तारा, जो थकाती है', hing: 'janma tara, jo thakati hai' },
    kind: { en: 'tiring for you', hi: 'थकाने वाली' },
  },
  sampat: {
    name: { en: 'Sampat', hi: 'संपत', hing: 'Sampat' },
    means: { en: 'your star of gain', hi: 'आपकी संपत तारा, लाभ की', hing: 'aapki Sampat tara, labh ki' },
    kind: { en: 'good for gain', hi: 'लाभ देने वाली' },
  },
  vipat: {
    name: { en: 'Vipat', hi: 'विपत', hing: 'Vipat' },
    means: { en: 'a star of hurdles for you', hi: 'विपत तारा, अड़चन वाली', hing: 'Vipat tara, adchan wali' },
    kind: { en: 'one of hurdles', hi: 'अड़चन वाली' },
  },
  kshema: {
    name: { en: 'Kshema', hi: 'क्षेम', hing: 'Kshema' },
    means: { en: 'a safe star for you', hi: 'आपकी क्षेम तारा, सुरक्षित', hing: 'aapki Kshema tara, safe wali' },
    kind: { en: 'safe for you', hi: 'सुरक्षा देने वाली' },
  },
  pratyak: {
    name: { en: 'Pratyak', hi: 'प्रत्यक', hing: 'Pratyak' },
    means: { en: 'a star of resistance for you', hi: 'प्रत्यक तारा, रुकावट वाली', hing: 'Pratyak tara, rukawat wali' },
    kind: { en: 'one of resistance', hi: 'रुकावट वाली' },
  },
  sadhana: {
    name: { en: 'Sadhaka', hi: 'साधक', hing: 'Sadhaka' },
    means: {
      en: 'your star of results',
      hi: 'आपकी साधक तारा, काम बनाने वाली',
      hing: 'aapki Sadhaka tara, kaam banane wali',
    },
    kind: { en: 'good for results', hi: 'काम बनाने वाली' },
  },
  naidhana: {
    name: { en: 'Naidhana', hi: 'नैधन', hing: 'Naidhana' },
    means: {
      en: 'a star for finishing, not for beginning',
      hi: 'नैधन तारा, पुराना निपटाने की',
      hing: 'Naidhana tara, purana niptane ki',
    },
    kind: { en: 'for finishing, not for beginning', hi: 'पुराना निपटाने वाली' },
  },
  mitra: {
    name: { en: 'Mitra', hi: 'मित्र', hing: 'Mitra' },
    means: { en: 'a friendly star for you', hi: 'आपकी मित्र तारा', hing: 'aapki Mitra tara' },
    kind: { en: 'friendly to you', hi: 'साथ देने वाली' },
  },
  parama_mitra: {
    name: { en: 'Parama Mitra', hi: 'परम मित्र', hing: 'Parama Mitra' },
    means: { en: 'your friendliest star', hi: 'आपकी परम मित्र तारा', hing: 'aapki Param Mitra tara' },
    kind: { en: 'the friendliest to you', hi: 'सबसे ज़्यादा साथ देने वाली' },
  },
}
