import type { Chart, Transits } from '@dhruva/jyotish'
import type { Fact } from '#types.ts'
import { binduFacts, gocharaFacts } from './bindus.ts'
import { createFact } from './create-fact.ts'
import { natalDoshaFacts, saturnFacts } from './doshas.ts'
import { natalFacts } from './natal.ts'
import { taraFact } from './tara.ts'
import { timedFacts } from './timed.ts'
import { vargaFacts } from './vargas.ts'
import { yogaFacts } from './yogas.ts'

const birthFacts = (chart: Chart): Fact[] => [
  createFact({
    id: 'birth.dasha',
    kind: 'dasha',
    parts: { says: 'first_dasha', maha: chart.vimshottari.lord },
    whose: 'you',
    opens: { kind: 'dasha', id: 'birth' },
    strength: 1,
  }),
]

/**
 * Everything a reading may rest on: what the chart fixes at birth and what runs on the day of `at`. Ids are stable
 * (`moon.nakshatra`, `house.10.lord`, `dasha.antar`, `dasha.next.1`, `transit.saturn`) and unique.
 */
export const factsOf = (chart: Chart, transits: Transits, at: Date): Fact[] => [
  ...natalFacts(chart),
  ...birthFacts(chart),
  ...binduFacts(chart),
  ...yogaFacts(chart),
  ...natalDoshaFacts(chart),
  ...vargaFacts(chart),
  ...timedFacts(chart, transits, at),
  ...gocharaFacts(chart, transits),
  ...saturnFacts(chart, at),
  taraFact(chart, transits),
]
