import { type ReactNode, useEffect, useState } from 'react'
import { to } from '#app/paths.ts'
import { useHere } from '#lib/came-from.ts'
import { useFormat } from '#lib/format.ts'
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
import type { Problem, Reading } from './use-prediction.ts'

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

const Empty = ({ children }: { children: ReactNode }) => (
  <div className={css.empty}>
    <Dial className={css.dial} />
    {children}
  </div>
)

/** Why nothing new was written, and what else there is. */
const ProblemNote = ({ problem }: { problem: Problem }) => {
  const t = useTexts(predictionTexts)
  const here = useHere()
  const isSpent = problem !== 'lost' && problem.code === 'no_predictions_left'
  return (
    <div className={css.refused} role="alert">
      <p>{problem === 'lost' ? t.exception : problem.message}</p>
      {isSpent ? (
        <>
          <p>{t.refill}</p>
          <div className={css.ways}>
            <LinkButton look="line" to={to('createKundli', { type: 'Oracle' })}>
              {t.askOracle}
            </LinkButton>
            <LinkButton look="line" to={to('subscription')} state={here}>
              {t.subscribe}
            </LinkButton>
            <LinkButton look="line" to={`${to('recharges')}#oracle`} state={here}>
              {t.buyQuestions}
            </LinkButton>
            <LinkButton look="line" to={to('horoscope')}>
              {t.readHoroscope}
            </LinkButton>
          </div>
        </>
      ) : null}
    </div>
  )
}

/** What is said under a text: that it was stopped, and that it stays. */
const Asides = ({ reading }: { reading: Extract<Reading, { state: 'done' }> }) => {
  const t = useTexts(predictionTexts)
  const language = useLanguage()
  const format = useFormat()
  return (
    <div lang={language}>
      {reading.stopped ? <p className={css.aside}>{t.stopped}</p> : null}
      {reading.writtenAt ? (
        <p className={css.aside}>
          {reading.stopped
            ? t.keptStopped(format.dateTime(reading.writtenAt))
            : t.kept(format.dateTime(reading.writtenAt))}
        </p>
      ) : null}
    </div>
  )
}

const Body = ({ reading, problem }: { reading: Reading; problem: Problem | undefined }) => {
  const t = useTexts(predictionTexts)
  switch (reading.state) {
    case 'none':
      return <Empty>{problem ? <ProblemNote problem={problem} /> : <p>{t.empty}</p>}</Empty>
    case 'opening':
      return (
        <Empty>
          <p className="vh">{t.opening}</p>
        </Empty>
      )
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
        <>
          <div lang={reading.lang}>
            <ReplyText text={reading.text} facts={reading.facts} />
            <Asides reading={reading} />
          </div>
          {problem ? <ProblemNote problem={problem} /> : null}
        </>
      )
    case 'lost':
      return (
        <>
          <div lang={reading.lang}>
            <ReplyText text={reading.text} />
          </div>
          {problem ? <ProblemNote problem={problem} /> : null}
        </>
      )
  }
}

type PanelProps = { reading: Reading; problem?: Problem | undefined; bid: number | null; children?: ReactNode }

/** Where a prediction is read; its small numbers open what a sentence rests on. */
export const ReadingPanel = ({ reading, problem, bid, children }: PanelProps) => {
  const t = useTexts(predictionTexts)
  const [mark, setMark] = useState<Mark | null>(null)
  // what was kept is not announced: nobody waited for it
  const isFresh = reading.state === 'done' && !reading.writtenAt
  const spoken = reading.state === 'running' ? t.isWriting : isFresh ? t.isDone : ''
  return (
    <section className={css.panel} aria-label={t.panel} aria-busy={reading.state === 'running'}>
      {children}
      <OpenMark value={setMark}>
        <Body reading={reading} problem={problem} />
      </OpenMark>
      <FactsDialog mark={mark} bid={bid} onClose={() => setMark(null)} />
      <p className="vh" role="status">
        {spoken}
      </p>
    </section>
  )
}
