import { type KundliLine, kundli } from '@dhruva/contract'
import { useState } from 'react'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { AiNote } from '#ui/marks.tsx'
import { OpenMark } from '#ui/reply/fact-mark.tsx'
import { FactsDialog } from '#ui/reply/facts-dialog.tsx'
import { MarkedSentence } from '#ui/reply/marked-sentence.tsx'
import type { Mark } from '#ui/reply/marked-text.ts'
import { Loading } from '#ui/states.tsx'
import { Part } from './part.tsx'
import css from './plain-lines.module.css'
import { todayTexts } from './texts.ts'

type ListProps = { lines: readonly KundliLine[] }

const List = ({ lines }: ListProps) => {
  const t = useTexts(todayTexts)
  return (
    <dl className={css.list}>
      {lines.map(({ about, text, facts }, index) => (
        <div key={about}>
          <dt>{t.about[about]}</dt>
          <dd>
            <MarkedSentence text={text} mark={{ number: index + 1, facts }} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What a kundli says first: plain sentences, each with a mark that opens its facts. Where they do not come the kundli stands without them. */
export const PlainLines = ({ bid, level }: { bid: number; level: 2 | 3 }) => {
  const t = useTexts(todayTexts)
  const { date } = useFormat()
  const [mark, setMark] = useState<Mark | null>(null)
  const { data, error } = useCall(kundli.getToday, { bid })
  if (error && !data) return null
  return (
    <Part id="kundli-words" title={t.title} level={level} className={css.lines}>
      {data ? (
        <>
          <OpenMark value={setMark}>
            <List lines={data.lines} />
          </OpenMark>
          <div className={css.foot}>
            <p className="num">{t.asOf(date(data.at))}</p>
            <AiNote />
          </div>
        </>
      ) : (
        <Loading label={t.loading} lines={10} />
      )}
      <FactsDialog mark={mark} bid={bid} onClose={() => setMark(null)} />
    </Part>
  )
}
