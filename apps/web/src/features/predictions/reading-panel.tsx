import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { LinkButton } from '#ui/button.tsx'
import { Dial } from '#ui/dial.tsx'
import { OpenMark } from '#ui/reply/fact-mark.tsx'
import { FactsDialog } from '#ui/reply/facts-dialog.tsx'
import type { Mark } from '#ui/reply/marked-text.ts'
import { ReplyText } from '#ui/reply/reply-text.tsx'
import { Orbit } from '#ui/spinner.tsx'
import css from './reading-panel.module.css'
import { predictionTexts } from './texts.ts'
import type { Reading } from './use-prediction.ts'

/** Beyond the site: the page of subscriptions. */
const SUBSCRIPTION = '/subscription'
const LINE_MS = 1_600

const Waiting = () => {
  const { placing } = useTexts(predictionTexts)
  const [line, setLine] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setLine((last) => last + 1), LINE_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={css.waiting}>
      <Orbit>{placing[line % placing.length]}</Orbit>
    </div>
  )
}

const Empty = () => {
  const t = useTexts(predictionTexts)
  return (
    <div className={css.empty}>
      <Dial className={css.dial} />
      <p>{t.empty}</p>
    </div>
  )
}

const Body = ({ reading }: { reading: Reading }) => {
  const t = useTexts(predictionTexts)
  const language = useLanguage()
  switch (reading.state) {
    case 'none':
      return <Empty />
    case 'running':
      return reading.text === '' ? (
        <Waiting />
      ) : (
        <div lang={reading.lang}>
          <ReplyText text={reading.text} growing />
        </div>
      )
    case 'done':
      return (
        <div lang={reading.lang}>
          <ReplyText text={reading.text} facts={reading.facts} />
          {reading.stopped ? (
            <p className={css.aside} lang={language}>
              {t.stopped}
            </p>
          ) : null}
        </div>
      )
    case 'refused':
      return (
        <div className={css.empty}>
          <Dial className={css.dial} />
          <div className={css.refused} role="alert">
            <p>{reading.message}</p>
            {reading.code === 'no_predictions_left' ? (
              <LinkButton look="line" to={SUBSCRIPTION}>
                {t.subscribe}
              </LinkButton>
            ) : null}
          </div>
        </div>
      )
    case 'lost':
      return (
        <>
          {reading.text === '' ? null : (
            <div lang={reading.lang}>
              <ReplyText text={reading.text} />
            </div>
          )}
          <p className={css.refused} role="alert">
            {t.exception}
          </p>
        </>
      )
  }
}

type PanelProps = { reading: Reading; bid: number | null; children?: ReactNode }

/** Where a prediction is read; its small numbers open what a sentence rests on. */
export const ReadingPanel = ({ reading, bid, children }: PanelProps) => {
  const t = useTexts(predictionTexts)
  const [mark, setMark] = useState<Mark | null>(null)
  const spoken = reading.state === 'running' ? t.isWriting : reading.state === 'done' ? t.isDone : ''
  return (
    <section className={css.panel} aria-label={t.panel} aria-busy={reading.state === 'running'}>
      {children}
      <OpenMark value={setMark}>
        <Body reading={reading} />
      </OpenMark>
      <FactsDialog mark={mark} bid={bid} onClose={() => setMark(null)} />
      <p className="vh" role="status">
        {spoken}
      </p>
    </section>
  )
}
