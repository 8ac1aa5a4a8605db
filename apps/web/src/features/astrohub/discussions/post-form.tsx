import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '@dhruva/contract'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input, Textarea } from '#ui/field.tsx'
import css from './post-form.module.css'
import { lengthOf, type PostValues, type Refusals, refusalsOf } from './post-values.ts'
import { TagFields } from './tag-fields.tsx'
import { discussionTexts } from './texts.ts'

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

const useWords = () => {
  const t = useTexts(discussionTexts)
  return {
    title: { missing: t.titleMissing, short: t.titleShort, long: t.titleLong },
    description: { missing: t.descriptionMissing, short: t.descriptionShort, long: t.descriptionLong },
  }
}

type Typed = 'title' | 'description'

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
  const t = useTexts(discussionTexts)
  const words = useWords()
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
  const error = (name: Typed, limit: number) => {
    const refusal = shown[name]
    if (refusal === undefined) return undefined
    return (
      <Below typed={values[name]} limit={limit}>
        {words[name][refusal]}
      </Below>
    )
  }
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <Field
        label={t.title}
        error={error('title', TITLE_LENGTH.max)}
        hint={
          <Below typed={values.title} limit={TITLE_LENGTH.max}>
            {t.titleHint}
          </Below>
        }
      >
        <Input
          name="title"
          value={values.title}
          autoComplete="off"
          onBlur={() => left('title')}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field
        label={t.description}
        error={error('description', DESCRIPTION_LENGTH.max)}
        hint={
          <Below typed={values.description} limit={DESCRIPTION_LENGTH.max}>
            {t.descriptionHint}
          </Below>
        }
      >
        <Textarea
          name="description"
          rows={9}
          className={css.text}
          value={values.description}
          onBlur={() => left('description')}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
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
