import { remember } from '#lib/storage.ts'
import { createStore, useStore } from '#lib/store.ts'
import type { ChartStyle } from './geometry.ts'

const KEY = 'kundli-style'

const store = createStore<ChartStyle | null>(null)

const remembered = (): ChartStyle => (remember.read(KEY) === 'south' ? 'south' : 'north')

/** North or South Indian drawing: one choice for the whole product, kept in this browser. */
export const useChartStyle = (): [ChartStyle, (style: ChartStyle) => void] => {
  const chosen = useStore(store) ?? remembered()
  const choose = (style: ChartStyle) => {
    remember.write(KEY, style)
    store.set(style)
  }
  return [chosen, choose]
}
