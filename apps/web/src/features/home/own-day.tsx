import { firstName } from '@dhruva/common'
import { births, chats, kundli } from '@dhruva/contract'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { AiNote, Meter, SectionHead } from '#ui/marks.tsx'
import { OpenMark } from '#ui/reply/fact-mark.tsx'
import { FactsDialog } from '#ui/reply/facts-dialog.tsx'
import { MarkedSentence } from '#ui/reply/marked-sentence.tsx'
import type { Mark } from '#ui/reply/marked-text.ts'
import { Loading } from '#ui/states.tsx'
import css from './own-day.module.css'
import { homeTexts } from './texts.ts'

/** What a day brings: who the person is, what runs now, what to mind. */
const ABOUT: ReadonlySet<string> = new Set(['who', 'now', 'mind'])

/** As high as a day is: what stands below does not move when it comes. */
const DayLoading = () => {
  const t = useTexts(homeTexts)
  return (
    <div className={css.awaited}>
      <Loading label={t.dayLoading} lines={8} />
    </div>
  )
}

const Day = ({ bid }: { bid: number }) => {
  const t = useTexts(homeTexts)
  const [mark, setMark] = useState<Mark | null>(null)
  const { data, error } = useCall(kundli.getToday, { bid })
  if (!data) return error ? null : <DayLoading />
  const { score } = data
  return (
    <>
      {score === null ? null : (
        <div className={css.score}>
          <p>
            {t.dayScore} <b className="num">{t.ofHundred(score)}</b>
          </p>
          <Meter label={t.dayScore} value={score / 100} text={t.ofHundred(score)} />
        </div>
      )}
      <div className={css.words}>
        <OpenMark value={setMark}>
          <ul className={css.lines}>
            {data.lines
              .filter(({ about }) => ABOUT.has(about))
              .map(({ about, text, facts }, index) => (
                <li key={about}>
                  <MarkedSentence text={text} mark={{ number: index + 1, facts }} />
                </li>
              ))}
          </ul>
        </OpenMark>
        <AiNote />
      </div>
      <FactsDialog mark={mark} bid={bid} onClose={() => setMark(null)} />
    </>
  )
}

const LastTalk = () => {
  const t = useTexts(homeTexts)
  const format = useFormat()
  const { data } = useCall(chats.getAllChats, { start: 0 })
  const [last] = (data?.chats ?? []).toSorted((one, other) => other.chat_time.localeCompare(one.chat_time))
  if (!last) return null
  const name = last.title ?? last.question
  return (
    <p className={css.talk}>
      <span>{t.lastTalk(last.to_name === 'Astra' ? t.astra : t.oracle, format.day(last.chat_time))}</span>
      <Link to={to('chats', { chat: last.asst_id })} lang={languageOf(name)}>
        {name}
      </Link>
    </p>
  )
}

/** A member's day, from the first kundli they saved: most save their own first. */
export const OwnDay = () => {
  const t = useTexts(homeTexts)
  const { data, error } = useCall(births.getBirths, {})
  const own = data?.births.at(-1)
  if (!data && error) return null
  if (data && !own)
    return (
      <section className={`page ${css.section}`} data-own>
        <Card className={css.card}>
          <h2>{t.noKundli}</h2>
          <p>{t.noKundliText}</p>
          <LinkButton look="solid" to={to('createKundli')}>
            {t.addKundli}
          </LinkButton>
        </Card>
      </section>
    )
  return (
    <section className={`page ${css.section}`} data-own>
      <SectionHead eyebrow={t.dayEyebrow} title={own ? t.dayOf(firstName(own.full_name)) : t.ownDay} />
      <Card className={css.card}>
        {own ? (
          <>
            <Day bid={own.bid} />
            <div className={css.onward}>
              <p className={css.ways}>
                <Link to={to('createKundli', { predictions: 'true', p_type: 'daily' })}>{t.dayMore}</Link>
                <Link to={to('kundli', { bid: own.bid })}>{t.dayKundli}</Link>
              </p>
              <LastTalk />
            </div>
          </>
        ) : (
          <DayLoading />
        )}
      </Card>
    </section>
  )
}
