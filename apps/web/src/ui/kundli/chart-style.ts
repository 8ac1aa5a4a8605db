import { type ChartStyle, chartStyles } from '@dhruva/contract/drawing'
import { remember } from '#lib/storage.ts'
import { createStore, useStore } from '#lib/store.ts'

const KEY = 'kundli-style'

const store = createStore<ChartStyle | null>(null)

const remembered = (): ChartStyle => chartStyles.find((style) => style === remember.read(KEY)) ?? 'north'

/** North, South or East Indian drawing: one choice for the whole product, kept in this browser. */
export const useChartStyle = (): [ChartStyle, (style: ChartStyle) => void] => {
  const chosen = useStore(store) ?? remembered()
  const choose = (style: ChartStyle) => {
    remember.write(KEY, style)
    store.set(style)
  }
  return [chosen, choose]
}
