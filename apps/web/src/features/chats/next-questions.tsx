import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { Chip } from '#ui/chip.tsx'
import css from './next-questions.module.css'
import { chatTexts } from './texts.ts'

type NextQuestionsProps = { of: readonly string[]; onAsk: (question: string) => void }

/** The questions that lead on from the last reply, above the composer: one press asks. */
export const NextQuestions = ({ of, onAsk }: NextQuestionsProps) => {
  const t = useTexts(chatTexts)
  return (
    <ul className={css.next} aria-label={t.nextQuestions}>
      {of.map((question) => (
        <li key={question}>
          <Chip lang={languageOf(question)} onClick={() => onAsk(question)}>
            {question}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
