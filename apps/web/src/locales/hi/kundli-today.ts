import type { KundliToday } from '#locales/en/kundli-today.ts'

export const kundliToday: KundliToday = {
  title: 'सीधे शब्दों में',
  loading: 'कुंडली पढ़ी जा रही है',
  about: { who: 'स्वभाव', strongest: 'ताक़त', now: 'अभी', next: 'आगे', mind: 'ध्यान रखें' },
  asOf: (date) => `${date} की दोपहर (भारत) के अनुसार।`,

  layOver: 'आज के ग्रह इस पर',
  sky: (date) => `${date} का आकाश, भारत में दोपहर को`,
  legend: { birth: 'जन्म के समय', today: 'आज' },
  table: 'आज के ग्रह: राशि, लग्न से भाव, चंद्र से भाव और कब तक',
  planet: 'ग्रह',
  sign: 'राशि',
  house: 'भाव',
  fromMoon: 'चंद्र से',
  until: 'कब तक',
  retrograde: 'वक्री',
  houseNote: 'भाव जन्म के लग्न से और जन्म के चंद्र से गिने गए हैं; तारीख़ें भारत की हैं।',
}
