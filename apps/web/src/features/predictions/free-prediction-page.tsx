import { LeadOn } from '#app/lead-on.tsx'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { useLogin } from '#lib/login.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { Tag } from '#ui/chip.tsx'
import { AiNote, Eyebrow } from '#ui/marks.tsx'
import { Portrait } from '#ui/portrait.tsx'
import css from './free-prediction-page.module.css'
import { ReadingPanel } from './reading-panel.tsx'
import { sampleReading } from './sample.ts'
import { predictionTexts } from './texts.ts'

/** `/free-prediction`: one sample for a visitor; a member goes on to choose a kundli. */
export const FreePredictionPage = () => {
  const { free, portrait } = useTexts(predictionTexts)
  const sample = useTexts(sampleReading)
  const login = useLogin()
  if (useSession()) return <LeadOn to={to('createKundli', { predictions: 'true' })} />
  return (
    <div className={`page ${css.page}`}>
      <header className={css.head}>
        <Portrait of="Oracle" alt={portrait} className={css.portrait} />
        <Eyebrow>{free.eyebrow}</Eyebrow>
        <h1 tabIndex={-1}>{free.title}</h1>
        <p>{free.lede}</p>
        <Button look="accent" size="lg" onClick={() => login.open()}>
          {free.login}
        </Button>
        <AiNote />
      </header>
      <ReadingPanel reading={{ state: 'done', ...sample }} bid={null}>
        <div className={css.label}>
          <Tag>{free.sample}</Tag>
          <h2>{free.sampleTitle}</h2>
          <p>{free.sampleNote}</p>
        </div>
      </ReadingPanel>
    </div>
  )
}
