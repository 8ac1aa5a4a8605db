import { INDIA } from '@dhruva/common'
import type { Chart, SadeSati } from '@dhruva/jyotish'
import { grahaOf } from '#chart.ts'
import { dateIn } from '#dates.ts'
import { both } from '#facts/natal.ts'
import { type Season, saturnSeasons } from '#facts/seasons.ts'
import { TEXTS } from '#facts/texts.ts'
import { grahaName, signName } from '#names.ts'
import type { Both, Code, Fact, Theme } from '#types.ts'

const doshaFact = (part: string, opens: string, themes: Theme[], strength: number, text: Both): Fact => ({
  id: `dosha.${part}`,
  kind: 'dosha',
  text,
  opens: { kind: 'dosha', id: opens },
  themes,
  strength,
})

/** Why manglik is cancelled, in words; `name` as names stand in a sentence. */
export const cancellationsOf = (
  code: Code,
  chart: Chart,
  name: (given: string) => string = (given) => given,
): string[] => {
  const { house, reasons } = chart.doshas.manglik
  const mars = grahaOf(chart, 'mars')
  const of = (id: 'mars' | 'jupiter' | 'moon') => name(grahaName(code, id))
  const parts = {
    mars: of('mars'),
    jupiter: of('jupiter'),
    moon: of('moon'),
    sign: signName(code, mars.sign),
    h: house,
    lagna: signName(code, chart.ascendant.sign),
  }
  return reasons.map((reason) => TEXTS[code].doshas.cancellation(reason.code, parts))
}

const manglikFacts = (chart: Chart): Fact[] => {
  const { present, cancelled, house, from, reasons } = chart.doshas.manglik
  const mars = grahaOf(chart, 'mars')
  const make = (part: string, strength: number, text: (c: Code) => string) =>
    doshaFact(part, 'manglik', ['love_marriage'], strength, both(text))
  return [
    make('manglik', present ? 2 : 1, (c) =>
      TEXTS[c].doshas.manglikFact(present, cancelled, grahaName(c, 'mars'), signName(c, mars.sign), house),
    ),
    ...(from.length > 0
      ? [
          make('manglik.from', 1, (c) =>
            TEXTS[c].doshas.manglikLevel(grahaName(c, 'mars'), TEXTS[c].doshas.references(from)),
          ),
        ]
      : []),
    ...reasons.map(({ code }, index) =>
      make(`manglik.${code}`, 2, (c) => TEXTS[c].doshas.manglikCancelled(cancellationsOf(c, chart)[index] ?? '')),
    ),
  ]
}

/** Whether the rule holds, holds but for one graha, or does not. */
export const kaalSarpState = ({ doshas }: Chart): 'present' | 'partial' | 'absent' =>
  doshas.kaal_sarp.present ? 'present' : doshas.kaal_sarp.partial ? 'partial' : 'absent'

const kaalSarpFact = (chart: Chart): Fact => {
  const state = kaalSarpState(chart)
  const text = both((c) =>
    TEXTS[c].doshas.kaalSarpFact(state, chart.doshas.kaal_sarp.type, grahaName(c, 'rahu'), grahaName(c, 'ketu')),
  )
  return doshaFact('kaal_sarp', 'kaal_sarp', ['life'], 1, text)
}

const day = (c: Code, instant: string): string => dateIn(c, INDIA, instant)

const seasonFacts = (when: 'now' | 'next' | 'last', season: Season<SadeSati> | null): Fact[] => {
  if (!season) return []
  const make = (part: string, strength: number, text: Both) =>
    doshaFact(`sade_sati.${when}${part}`, 'sade_sati', ['life', 'health', 'career'], strength, text)
  const whole = make(
    '',
    when === 'now' ? 3 : 1,
    both((c) => TEXTS[c].doshas.seasonFact(when, day(c, season.from), day(c, season.to))),
  )
  if (when === 'last') return [whole]
  const phases = season.phases.map(({ phase, sign, start }) =>
    make(
      `.${phase}`,
      1,
      both((c) => TEXTS[c].doshas.phaseFact(phase, grahaName(c, 'saturn'), signName(c, sign), day(c, start))),
    ),
  )
  return [whole, ...phases]
}

const dhaiyaFacts = (chart: Chart, at: Date): Fact[] => {
  const { now, next } = saturnSeasons(chart, at).dhaiya
  return [['now', now] as const, ['next', next] as const].flatMap(([when, season]) => {
    const [first] = season?.phases ?? []
    if (!season || !first) return []
    const text = both((c) =>
      TEXTS[c].doshas.dhaiyaFact(
        when,
        first.phase,
        grahaName(c, 'saturn'),
        signName(c, first.sign),
        day(c, season.from),
        day(c, season.to),
      ),
    )
    return [doshaFact(`dhaiya.${when}`, 'sade_sati', ['life', 'health'], 1, text)]
  })
}

/** What is popularly called dosha: manglik with its cancellations, kaal sarp. */
export const natalDoshaFacts = (chart: Chart): Fact[] => [...manglikFacts(chart), kaalSarpFact(chart)]

/** Sade Sati and dhaiya, the running and the next ones, with their days. */
export const saturnFacts = (chart: Chart, at: Date): Fact[] => {
  const { now, next, last } = saturnSeasons(chart, at).sadeSati
  return [
    ...seasonFacts('now', now),
    ...seasonFacts('next', next),
    ...seasonFacts('last', last),
    ...dhaiyaFacts(chart, at),
  ]
}
