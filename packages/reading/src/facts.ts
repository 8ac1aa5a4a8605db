import type { Chart, Transits } from '@dhruva/jyotish'
import { binduFacts, gocharaFacts } from '#facts/bindus.ts'
import { natalDoshaFacts, saturnFacts } from '#facts/doshas.ts'
import { both, natalFacts, SAY } from '#facts/natal.ts'
import { taraFact } from '#facts/tara.ts'
import { timedFacts } from '#facts/timed.ts'
import { vargaFacts } from '#facts/vargas.ts'
import { yogaFacts } from '#facts/yogas.ts'
import { grahaName } from '#names.ts'
import type { Fact } from '#types.ts'

const birthFacts = (chart: Chart): Fact[] => [
  {
    id: 'birth.dasha',
    kind: 'dasha',
    text: both((c) => SAY[c].birthDasha(grahaName(c, chart.vimshottari.lord))),
    opens: { kind: 'dasha', id: 'birth' },
    themes: ['life'],
    strength: 1,
  },
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
