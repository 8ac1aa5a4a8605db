import type { Chart } from '@dhruva/contract'
import { houseFrom } from '@dhruva/contract/drawing'
import { useTexts } from '#lib/i18n.ts'
import type { Kundli } from '#locales/en/kundli.ts'
import type { KundliDoshas } from '#locales/en/kundli-doshas.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { exceptionOf } from './dosha-words.ts'
import css from './section.module.css'
import { doshaTexts } from './texts.ts'

type Level = 3 | 4
type DoshaProps = { chart: Chart; level: Level; k: Kundli; t: KundliDoshas }

const Facts = ({ facts }: { facts: readonly string[] }) => (
  <ul className={css.facts}>
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
)

const POINTS = ['ascendant', 'moon', 'venus'] as const

/** House of Mars from the ascendant, the Moon and Venus, and whether it counts there. */
const countedFrom = ({ chart, k, t }: DoshaProps): string[] => {
  const signOf = (id: 'mars' | 'moon' | 'venus') => chart.grahas.find((graha) => graha.id === id)?.sign ?? 0
  const { from } = chart.doshas.manglik
  return POINTS.map((point) => {
    const sign = point === 'ascendant' ? chart.ascendant.sign : signOf(point)
    const house = k.houseNth(houseFrom(signOf('mars'), sign))
    return `${t.points[point]}: ${t.inHouse(house, from.includes(point))}`
  })
}

const Manglik = (props: DoshaProps) => {
  const { chart, level, k, t } = props
  const { present, house, strength, level: count, reasons } = chart.doshas.manglik
  const exceptions = reasons.map((reason) => exceptionOf({ k, t }, reason)).filter((sentence) => sentence !== '')
  const Heading = `h${level}` as const
  return (
    <section className={css.item}>
      <Heading>{t.manglik}</Heading>
      <p className={css.reads}>
        {present ? t.manglikYes(k.houseNth(house)) : t.manglikNo(k.houseNth(house))}{' '}
        {strength === 'high' ? t.manglikHigh : ''}
      </p>
      <p className={css.label}>{t.countedFrom}</p>
      <Facts facts={countedFrom(props)} />
      <p className={css.plain}>{t.level(count)}</p>
      {exceptions.length > 0 ? (
        <>
          <p className={css.label}>{t.setAside}</p>
          <Facts facts={exceptions} />
        </>
      ) : null}
      {present && exceptions.length === 0 ? <p className={css.reads}>{t.notSetAside}</p> : null}
      <p className={css.source}>{t.manglikSource}</p>
    </section>
  )
}

const kaalSarpSentences = ({ chart, k, t }: DoshaProps): string[] => {
  const { present, partial, type, direction, outside } = chart.doshas.kaal_sarp
  if (!present && !partial) return [t.kaalSarpNo]
  const rahu = chart.grahas.find(({ id }) => id === 'rahu')?.house ?? 1
  const names: Readonly<Record<string, string>> = t.kaalSarpTypes
  return [
    present ? t.kaalSarpYes : t.kaalSarpPartial(outside ? k.grahas[outside] : ''),
    type && direction ? t.kaalSarpName(names[type] ?? '', k.houseNth(rahu), t.directions[direction]) : '',
    t.kaalSarpMeaning,
  ].filter((sentence) => sentence !== '')
}

const KaalSarp = (props: DoshaProps) => {
  const { level, t } = props
  const Heading = `h${level}` as const
  return (
    <section className={css.item}>
      <Heading>{t.kaalSarp}</Heading>
      <p className={css.reads}>{kaalSarpSentences(props).join(' ')}</p>
      <p className={css.source}>{t.kaalSarpModern}</p>
    </section>
  )
}

/** The two doshas people ask about, in calm words. */
export const DoshaSection = ({ chart, level }: { chart: Chart; level: 2 | 3 }) => {
  const k = useTexts(kundliTexts)
  const t = useTexts(doshaTexts)
  const props: DoshaProps = { chart, level: level === 2 ? 3 : 4, k, t }
  return (
    <div className={css.grid}>
      <Manglik {...props} />
      <KaalSarp {...props} />
    </div>
  )
}
