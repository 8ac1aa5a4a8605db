import { births, kundli, type PredictionType, predictions, predictionTypes } from '@dhruva/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LeadOn } from '#app/lead-on.tsx'
import { to } from '#app/paths.ts'
import { RestNote } from '#app/rest-note.tsx'
import { ApiFail, useAct, useCall } from '#lib/api.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Square } from '#ui/icons.ts'
import { AiNote, Eyebrow } from '#ui/marks.tsx'
import { Portrait } from '#ui/portrait.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { toast } from '#ui/toast.tsx'
import { bidOf, periodOf } from './asked.ts'
import { Counters } from './counters.tsx'
import css from './prediction-page.module.css'
import { ReadingPanel } from './reading-panel.tsx'
import { predictionTexts } from './texts.ts'
import { usePrediction } from './use-prediction.ts'

type WrittenIn = 'English' | 'Hindi'

/** Whose prediction it is. Birth details that are not in the own list may be a celebrity's, or someone else's: the service says. */
const useBirth = (bid: number) => {
  const { data } = useCall(births.getBirths, {})
  const own = data?.births.find((birth) => birth.bid === bid)
  const other = useCall(kundli.getChart, { bid }, { enabled: data !== undefined && !own })
  return { name: own?.full_name ?? null, error: other.error instanceof ApiFail ? other.error : null }
}

const Head = ({ name }: { name: string | null }) => {
  const t = useTexts(predictionTexts)
  return (
    <header className={css.head}>
      <Portrait of="Oracle" alt={t.portrait} className={css.portrait} />
      <div>
        <Eyebrow>{t.oracle}</Eyebrow>
        <h1 tabIndex={-1}>{t.title}</h1>
        <p>{name ? t.forName(name) : t.lede}</p>
        <AiNote className={css.note} />
      </div>
    </header>
  )
}

const StopButton = () => {
  const t = useTexts(predictionTexts)
  const stop = useAct(predictions.stopPrediction)
  return (
    <Button
      wide
      size="lg"
      inactive={stop.isPending}
      onClick={() => stop.mutate({}, { onError: () => toast.error(t.stopFailed) })}
    >
      <Icon of={Square} />
      {t.stop}
    </Button>
  )
}

type ControlsProps = {
  type: PredictionType
  onType: (type: PredictionType) => void
  language: WrittenIn
  onLanguage: (language: WrittenIn) => void
}

const Choices = ({ type, onType, language, onLanguage }: ControlsProps) => {
  const t = useTexts(predictionTexts)
  return (
    <>
      <Segmented
        wide
        className={css.periods ?? ''}
        label={t.period}
        options={predictionTypes.map((value) => ({ value, label: t.periods[value] }))}
        value={type}
        onChange={onType}
      />
      <Segmented
        wide
        label={t.language}
        options={[
          { value: 'English', label: t.english },
          { value: 'Hindi', label: t.hindi },
        ]}
        value={language}
        onChange={onLanguage}
      />
    </>
  )
}

const Unknown = ({ message }: { message: string }) => {
  const t = useTexts(predictionTexts)
  return (
    <div className={`page-narrow ${css.unknown}`}>
      <Portrait of="Oracle" alt="" className={css.portrait} />
      <h1 tabIndex={-1}>{message}</h1>
      <LinkButton look="accent" to={to('createKundli', { predictions: 'true' })}>
        {t.chooseKundli}
      </LinkButton>
    </div>
  )
}

const Predictions = ({ bid }: { bid: number }) => {
  const t = useTexts(predictionTexts)
  const [search, setSearch] = useSearchParams()
  const type = periodOf(search)
  const site = useLanguage()
  const [chosen, setLanguage] = useState<WrittenIn | null>(null)
  const language: WrittenIn = chosen ?? (site === 'hi' ? 'Hindi' : 'English')
  const { name, error } = useBirth(bid)
  const chosenNow = { type, language }
  const { reading, problem, isRunning, generate } = usePrediction(bid, chosenNow, () => toast.success(t.again))
  const choose = (next: PredictionType) => {
    const query = new URLSearchParams(search)
    query.set('p_type', next)
    setSearch(query, { replace: true, preventScrollReset: true })
  }
  if (error) return <Unknown message={error.message} />
  return (
    <div className={`page ${css.page}`}>
      <div className={css.side}>
        <Head name={name} />
        <Choices type={type} onType={choose} language={language} onLanguage={setLanguage} />
        <Counters chosen={type} />
        <RestNote of="questions" />
        <div className={css.acts}>
          <Button
            look="accent"
            size="lg"
            wide
            busy={isRunning}
            busyLabel={t.generating}
            onClick={() => void generate()}
          >
            {t.generate}
          </Button>
          {isRunning ? <StopButton /> : null}
        </div>
        <LinkButton look="text" size="sm" to={to('createKundli', { predictions: 'true', p_type: type })}>
          {t.otherKundli}
        </LinkButton>
      </div>
      <ReadingPanel reading={reading} problem={problem} bid={bid} />
    </div>
  )
}

/** `/daily-prediction?bid=&p_type=`: a prediction for one saved kundli. */
export const PredictionPage = () => {
  const [search] = useSearchParams()
  const bid = bidOf(search)
  if (bid === null) return <LeadOn to={to('createKundli', { predictions: 'true' })} />
  return <Predictions key={bid} bid={bid} />
}
