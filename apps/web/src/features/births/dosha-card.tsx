import type { Chart } from '@dhruva/contract'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { kundliTexts } from '#ui/kundli/texts.ts'
import { isKaalSarp, manglikOf } from './doshas.ts'
import css from './kundli-view.module.css'
import { Part } from './part.tsx'

/** The two doshas people ask about, in calm words. */
export const DoshaCard = ({ chart, level }: { chart: Chart; level: 2 | 3 }) => {
  const t = useTexts(kundliTexts)
  const format = useFormat()
  const manglik = manglikOf(chart)
  const softened = manglik?.softened.map((why) => t.manglikReasons[why]) ?? []
  return (
    <Part title={t.doshas} level={level}>
      <dl className={css.doshas}>
        {manglik ? (
          <div>
            <dt>{t.manglik}</dt>
            <dd>
              {manglik.present ? t.manglikYes(manglik.house) : t.manglikNo(manglik.house)}
              {softened.length > 0 ? ` ${t.manglikSoftened(format.list(softened))}` : null}
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t.kaalSarp}</dt>
          <dd>{isKaalSarp(chart) ? t.kaalSarpYes : t.kaalSarpNo}</dd>
        </div>
      </dl>
    </Part>
  )
}
