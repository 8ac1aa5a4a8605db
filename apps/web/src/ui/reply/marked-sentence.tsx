import { FactMark } from './fact-mark.tsx'
import css from './marked-sentence.module.css'
import type { Mark } from './marked-text.ts'

/** The last word of a sentence: its mark must not begin the next line alone. */
const LAST_WORD = /\S{1,24}$/

/** A sentence, and behind it the mark that opens what it rests on. */
export const MarkedSentence = ({ text, mark }: { text: string; mark: Mark }) => (
  <>
    {text.replace(LAST_WORD, '')}
    <span className={css.together}>
      {LAST_WORD.exec(text)?.[0]}
      <FactMark mark={mark} />
    </span>
  </>
)
