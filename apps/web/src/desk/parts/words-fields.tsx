import { languageNames, languages } from '#lib/i18n.ts'
import { Field, Textarea } from '#ui/field.tsx'
import css from './parts.module.css'

/** What people read, in each language. */
export type Words = { en: string; hi: string }

type Props = {
  label: string
  words: Words
  rows: number
  /** what is said at an empty field; null: nothing */
  missing: string | null
  onChange: (words: Words) => void
}

/** A field for what people will read in each language. */
export const WordsFields = ({ label, words, rows, missing, onChange }: Props) => (
  <div className={css.fields}>
    {languages.map((language) => (
      <Field
        key={language}
        label={`${label} (${languageNames[language]})`}
        error={words[language].trim() === '' ? missing : null}
      >
        <Textarea
          lang={language}
          rows={rows}
          maxLength={1_000}
          value={words[language]}
          onChange={({ target }) => onChange({ ...words, [language]: target.value })}
        />
      </Field>
    ))}
  </div>
)

/** Whether something is still to be written. */
export const hasGap = (words: Words): boolean => languages.some((language) => words[language].trim() === '')
