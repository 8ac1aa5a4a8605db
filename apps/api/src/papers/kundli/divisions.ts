import { drawnOf, type Varga } from '@dhruva/contract/drawing'
import { GREY, LEFT, NEEL, WIDTH } from '#papers/sheet.ts'
import { drawChart, drawSums } from './drawing.ts'
import { graha, sign, type Writing } from './paper.ts'

const [LARGE, SMALL] = [226, 148]
const LABEL = 26

/** The divisions that hold: the two that are read most large, the rest three beside each other. */
export const vargas = async ({ certain, flow, t, language }: Writing) => {
  await flow.begin(t.vargas)
  const isFirst = (varga: Varga) => varga === 'd9' || varga === 'd10'
  const divided = certain.vargas.filter((varga) => varga !== 'd1')
  const draw = (varga: (typeof divided)[number], x: number, y: number, side: number) => {
    const label = `D${varga.slice(1)} · ${t.vargaNames[varga]}`
    flow.sheet.pen.write(label, x, y + 12, { size: side > SMALL ? 11 : 9, weight: 600, color: NEEL })
    const drawn = drawnOf(certain.chart, varga)
    drawChart(flow.sheet, { x, y: y + 18, side }, { drawn, style: 'north', origin: certain.origin, language })
  }
  const rows = (list: typeof divided, across: number, side: number) => {
    list.forEach((varga, nth) => {
      if (nth % across === 0) flow.room(side + LABEL)
      draw(varga, LEFT + (nth % across) * ((WIDTH - side) / (across - 1)), flow.at(), side)
      if (nth % across === across - 1 || nth === list.length - 1) flow.gap(side + LABEL)
    })
  }
  rows(divided.filter(isFirst), 2, LARGE)
  rows(
    divided.filter((varga) => !isFirst(varga)),
    3,
    SMALL,
  )
  if (divided.length < 15) flow.say(t.vargasOpen, { size: 10, color: GREY, width: WIDTH })
}

const SEVEN = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const

/** The bindus of each planet and their sums; nothing where the lagna or a sign is open. */
export const bindus = async ({ paper, certain, flow, t, language }: Writing) => {
  await flow.begin(t.bindus)
  if (certain.origin !== 'lagna' || certain.open.length > 0)
    return flow.say(t.honesty.leftOut, { size: 10.5, color: GREY, width: WIDTH })
  const { ashtakavarga, ascendant } = paper.chart
  flow.say(t.binduLede, { size: 10.5, width: WIDTH })
  flow.gap(10)
  const side = 220
  drawSums(flow.sheet, { x: LEFT + (WIDTH - side) / 2, y: flow.at(), side }, ascendant.sign, ashtakavarga.sav)
  flow.gap(side + 20)
  const columns = [
    { title: t.houseColumns.sign, width: 98 },
    ...SEVEN.map((id) => ({ title: graha(id, language), width: 47, align: 'right' as const })),
    { title: t.sum, width: 56, align: 'right' as const },
  ]
  const rows = Array.from({ length: 12 }, (_, house) => {
    const at = (ascendant.sign + house) % 12
    const of = SEVEN.map((id) => String(ashtakavarga.bav[id][at] ?? 0))
    return [`${house + 1} · ${sign(at, language)}`, ...of, String(ashtakavarga.sav[at] ?? 0)]
  })
  flow.table(columns, rows)
}
