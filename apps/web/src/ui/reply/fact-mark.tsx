import { createContext, use } from 'react'
import { useTexts } from '#lib/i18n.ts'
import css from './fact-mark.module.css'
import type { Mark } from './marked-text.ts'
import { replyTexts } from './texts.ts'

/** Opens the facts behind a sentence; the conversation decides where they are shown. */
export const OpenMark = createContext<(mark: Mark) => void>(() => {})

/** The small reference after a sentence: pressed, it opens the computed facts the sentence rests on. */
export const FactMark = ({ mark }: { mark: Mark }) => {
  const t = useTexts(replyTexts)
  const open = use(OpenMark)
  return (
    <button
      type="button"
      className={css.mark}
      aria-label={t.reasons(mark.number, mark.facts.length)}
      onClick={() => open(mark)}
    >
      {mark.number}
    </button>
  )
}
