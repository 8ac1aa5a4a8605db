import { desk, ToldTestimonial } from '@dhruva/contract/desk'
import { useState } from 'react'
import * as z from 'zod/mini'
import { languageNames, languages, useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { Field, Input, Textarea } from '#ui/field.tsx'
import { deskApi } from '../lib/api.ts'
import { deskHouseTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import css from '../parts/parts.module.css'
import { SettingHistory } from '../parts/setting-history.tsx'
import type { House } from './house.ts'

/** One that is being written; `no` is its own while the page is open. */
type Draft = { no: number; told: ToldTestimonial }

const empty = { en: '', hi: '' }
const blank = (): ToldTestimonial => ({ name: '', designation: empty, comments: empty, complimentTag: empty })

const SPOKEN = ['designation', 'complimentTag', 'comments'] as const

type OneProps = { told: ToldTestimonial; onChange: (told: ToldTestimonial) => void; onDrop: () => void }

const OneTestimonial = ({ told, onChange, onDrop }: OneProps) => {
  const t = useTexts(deskHouseTexts)
  const isMissing = !z.safeParse(ToldTestimonial, told).success
  const spoken = (field: (typeof SPOKEN)[number], language: 'en' | 'hi') => {
    const Box = field === 'comments' ? Textarea : Input
    return (
      <Field key={field + language} label={`${t.testimonial[field]} (${languageNames[language]})`}>
        <Box
          lang={language}
          rows={field === 'comments' ? 3 : undefined}
          value={told[field][language]}
          onChange={({ target }: { target: { value: string } }) =>
            onChange({ ...told, [field]: { ...told[field], [language]: target.value } })
          }
        />
      </Field>
    )
  }
  return (
    <Card as="li" tight className={css.row}>
      <div className={css.fields}>
        <Field label={t.testimonial.name}>
          <Input value={told.name} onChange={({ target }) => onChange({ ...told, name: target.value })} />
        </Field>
        {SPOKEN.flatMap((field) => languages.map((language) => spoken(field, language)))}
      </div>
      <div className={css.acts}>
        {isMissing ? <Tag tone="bad">{t.allFields}</Tag> : null}
        <Button size="sm" look="danger" onClick={onDrop}>
          {t.leaveOut}
        </Button>
      </div>
    </Card>
  )
}

/** As home will tell them. */
const Preview = ({ told, language }: { told: readonly ToldTestimonial[]; language: 'en' | 'hi' }) => (
  <ul className={css.list} lang={language}>
    {told.map(({ name, designation, comments, complimentTag }) => (
      <li key={name + comments[language]}>
        <q>{comments[language]}</q> <b>{name}</b>, {designation[language]} · {complimentTag[language]}
      </li>
    ))}
  </ul>
)

/** What people said of the service, as home tells it. */
export const Testimonials = ({ testimonials: { value, from, seen } }: { testimonials: House['testimonials'] }) => {
  const t = useTexts(deskHouseTexts)
  const [drafts, setDrafts] = useState<Draft[]>(() => value.map((told, no) => ({ no, told })))
  const told = drafts.map((draft) => draft.told)
  const isWhole = told.every((one) => z.safeParse(ToldTestimonial, one).success)
  const hasChanged = JSON.stringify(told) !== JSON.stringify(value)
  const save = () =>
    void doAct({ title: t.sureTestimonials, description: t.testimonialsTrue, yes: t.save }, (reason) =>
      deskApi.call(desk.saveTestimonials, { testimonials: told, seen, reason }),
    )
  const reset = () =>
    void doAct({ title: t.sureReset(t.testimonialsTitle), yes: t.reset, destructive: true }, (reason) =>
      deskApi.call(desk.resetSetting, { name: 'site:testimonials', seen, reason }),
    )
  const change = (no: number, next: ToldTestimonial) =>
    setDrafts(drafts.map((draft) => (draft.no === no ? { no, told: next } : draft)))
  const add = () => setDrafts([...drafts, { no: Math.max(-1, ...drafts.map(({ no }) => no)) + 1, told: blank() }])
  return (
    <section className={css.section} aria-labelledby="testimonials">
      <div className={css.line}>
        <h2 id="testimonials">{t.testimonialsTitle}</h2>
        <Tag>{t.from[from]}</Tag>
      </div>
      <p className={css.quiet}>{t.testimonialsMore}</p>
      <ul className={css.list}>
        {drafts.map((draft) => (
          <OneTestimonial
            key={draft.no}
            told={draft.told}
            onChange={(next) => change(draft.no, next)}
            onDrop={() => setDrafts(drafts.filter(({ no }) => no !== draft.no))}
          />
        ))}
      </ul>
      {hasChanged && isWhole && told.length > 0 ? (
        <div className={css.preview}>
          <p className={css.quiet}>{t.readerSees}</p>
          {languages.map((language) => (
            <Preview key={language} told={told} language={language} />
          ))}
        </div>
      ) : null}
      <div className={css.acts}>
        <Button onClick={add}>{t.addTestimonial}</Button>
        <Button look="solid" inactive={!hasChanged || !isWhole} onClick={save}>
          {t.save}
        </Button>
        {from === 'desk' ? <Button onClick={reset}>{t.reset}</Button> : null}
        <SettingHistory name="site:testimonials" />
      </div>
    </section>
  )
}
