import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '@dhruva/contract'
import { type ChangeEvent, type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input, Textarea } from '#ui/field.tsx'
import { discussionTexts } from '../shared/texts.ts'
import css from './post-form.module.css'
import { lengthOf, type PostValues, type Refusals, refusalsOf } from './post-values.ts'
import { TagFields } from './tag-fields.tsx'

type PostFormProps = {
  values: PostValues
  onChange: (change: Partial<PostValues>) => void
  onSubmit: () => void
  proposed: boolean
  busy: boolean
  submitLabel: string
  busyLabel: string
  /** beside the button */
  children?: ReactNode
}

/** Hint or error at the left, how much of the room is used at the right. */
const Below = ({ typed, limit, children }: { typed: string; limit: number; children: ReactNode }) => {
  const t = useTexts(discussionTexts)
  const format = useFormat()
  const length = lengthOf(typed)
  return (
    <span className={css.below}>
      <span>{children}</span>
      <span className="num" data-over={length > limit || undefined}>
        {t.countOf(length, limit).replace(/\d+/g, (digits) => format.number(Number(digits)))}
      </span>
    </span>
  )
}

type Typed = 'title' | 'description'

type TypedFieldProps = {
  label: string
  hint: string
  /** what is wrong, said in the hint's place */
  wrong: string | undefined
  typed: string
  limit: number
  children: ReactNode
}

const TypedField = ({ label, hint, wrong, typed, limit, children }: TypedFieldProps) => {
  const below = (words: string) => (
    <Below typed={typed} limit={limit}>
      {words}
    </Below>
  )
  return (
    <Field label={label} hint={below(hint)} error={wrong && below(wrong)}>
      {children}
    </Field>
  )
}

type TextsProps = Pick<PostFormProps, 'values' | 'onChange' | 'busy'> & {
  shown: Refusals
  onLeft: (name: Typed) => void
}

const Texts = ({ values, onChange, busy, shown, onLeft }: TextsProps) => {
  const t = useTexts(discussionTexts)
  const { title, description } = shown
  const control = (name: Typed) => ({
    name,
    value: values[name],
    readOnly: busy,
    onBlur: () => onLeft(name),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange({ [name]: event.target.value }),
  })
  const titleWords = { missing: t.titleMissing, short: t.titleShort, long: t.titleLong }
  const descriptionWords = { missing: t.descriptionMissing, short: t.descriptionShort, long: t.descriptionLong }
  return (
    <>
      <TypedField
        label={t.title}
        hint={t.titleHint}
        wrong={title && titleWords[title]}
        typed={values.title}
        limit={TITLE_LENGTH.max}
      >
        <Input {...control('title')} autoComplete="off" />
      </TypedField>
      <TypedField
        label={t.description}
        hint={t.descriptionHint}
        wrong={description && descriptionWords[description]}
        typed={values.description}
        limit={DESCRIPTION_LENGTH.max}
      >
        <Textarea {...control('description')} rows={9} className={css.text} />
      </TypedField>
    </>
  )
}

/** Shows what is wrong after a field was left or the form sent, then follows the typing. */
const useRefusals = (values: PostValues) => {
  const [looked, setLooked] = useState<Partial<Record<Typed, boolean>>>({})
  const all = refusalsOf(values)
  const shown: Refusals = {
    ...(looked.title && all.title ? { title: all.title } : {}),
    ...(looked.description && all.description ? { description: all.description } : {}),
  }
  // a field that was only passed through is not called wrong before a try
  const left = (name: Typed) => {
    if (values[name] !== '') setLooked((before) => ({ ...before, [name]: true }))
  }
  const first = (): Typed | null => (all.title ? 'title' : all.description ? 'description' : null)
  return { shown, left, first, showAll: () => setLooked({ title: true, description: true }) }
}

/** Title, text and tags of a discussion. */
export const PostForm = ({ values, onChange, onSubmit, proposed, ...look }: PostFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const { shown, left, first, showAll } = useRefusals(values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (look.busy) return
    const wrong = first()
    showAll()
    if (wrong === null) onSubmit()
    else form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
  }
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <Texts values={values} onChange={onChange} busy={look.busy} shown={shown} onLeft={left} />
      <TagFields values={values} proposed={proposed} onChange={(tag, value) => onChange({ [tag]: value })} />
      <div className={css.actions}>
        {look.children}
        <Button type="submit" look="accent" busy={look.busy} busyLabel={look.busyLabel}>
          {look.submitLabel}
        </Button>
      </div>
    </form>
  )
}
