import { INCIDENT_PARTS } from '@dhruva/contract'
import { type DeskIncident, desk } from '@dhruva/contract/desk'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { languages, useLanguage, useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { Check, Field, Input, Select } from '#ui/field.tsx'
import { deskApi } from '../lib/api.ts'
import { deskHealthTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import css from '../parts/parts.module.css'
import { hasGap, type Words, WordsFields } from '../parts/words-fields.tsx'

type Part = DeskIncident['part']

const NONE: Words = { en: '', hi: '' }

type WordsProps = {
  yes: string
  children?: ReactNode
  /** @returns whether it was done */
  onSend: (text: Words) => Promise<boolean>
}

/** What people read, in both languages. */
const WordsForm = ({ yes, children, onSend }: WordsProps) => {
  const t = useTexts(deskHealthTexts)
  const [words, setWords] = useState(NONE)
  const isMissing = hasGap(words)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!isMissing && (await onSend(words))) setWords(NONE)
  }
  return (
    <form className={css.form} noValidate onSubmit={send}>
      {children}
      <WordsFields label={t.told} words={words} rows={2} missing={null} onChange={setWords} />
      <div className={css.acts}>
        <Button look="solid" type="submit" inactive={isMissing}>
          {yes}
        </Button>
      </div>
    </form>
  )
}

const bothOf = (text: Words) => languages.map((language) => text[language]).join(' / ')

const Update = ({ id }: { id: number }) => {
  const t = useTexts(deskHealthTexts)
  const [ends, setEnds] = useState(false)
  const tell = async (text: Words) => {
    const words = { title: ends ? t.sureEnd : t.sureTell, description: bothOf(text), yes: t.tell }
    const done = await doAct(words, (reason) => deskApi.call(desk.tellIncident, { incident: id, text, ends, reason }))
    return done !== null
  }
  return (
    <WordsForm yes={t.tell} onSend={tell}>
      <Check checked={ends} onChange={({ target }) => setEnds(target.checked)}>
        {t.itIsOver}
      </Check>
    </WordsForm>
  )
}

const OneIncident = ({ incident, canTell }: { incident: DeskIncident; canTell: boolean }) => {
  const t = useTexts(deskHealthTexts)
  const format = useFormat()
  const language = useLanguage()
  const { id, part, began_at, ended_at, updates } = incident
  return (
    <Card as="li" tight className={css.row}>
      <div className={css.line}>
        <h3>{t.parts[part]}</h3>
        <Tag tone={ended_at ? 'plain' : 'bad'}>{ended_at ? t.over : t.goesOn}</Tag>
        <span className={`${css.quiet} num`}>
          {format.dateTime(began_at)}
          {ended_at ? ` – ${format.dateTime(ended_at)}` : ''}
        </span>
      </div>
      <ol className={css.list}>
        {updates.map(({ at, text }) => (
          <li key={at}>
            <span className={`${css.quiet} num`}>{format.dateTime(at)}</span> {text[language]}
          </li>
        ))}
      </ol>
      {ended_at || !canTell ? null : <Update id={id} />}
    </Card>
  )
}

const NewIncident = () => {
  const t = useTexts(deskHealthTexts)
  const [part, setPart] = useState<Part>('all')
  const [at, setAt] = useState('')
  const open = async (text: Words) => {
    const done = await doAct({ title: t.sureOpen, description: bothOf(text), yes: t.open }, (reason) =>
      deskApi.call(desk.openIncident, { part, text, at, reason }),
    )
    return done !== null
  }
  return (
    <section className={css.section} aria-labelledby="new-incident">
      <h2 id="new-incident">{t.newIncident}</h2>
      <WordsForm yes={t.open} onSend={open}>
        <div className={css.bar}>
          <Field label={t.about}>
            <Select
              value={part}
              onChange={({ target }) => setPart(INCIDENT_PARTS.find((one) => one === target.value) ?? 'all')}
            >
              {INCIDENT_PARTS.map((one) => (
                <option key={one} value={one}>
                  {t.parts[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t.began} hint={t.beganHint}>
            <Input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
          </Field>
        </div>
      </WordsForm>
    </section>
  )
}

/** What people are told at /status of things that go wrong. */
export const Incidents = ({ incidents, canTell }: { incidents: readonly DeskIncident[]; canTell: boolean }) => {
  const t = useTexts(deskHealthTexts)
  return (
    <>
      <section className={css.section} aria-labelledby="incidents">
        <h2 id="incidents">{t.incidents}</h2>
        {incidents.length === 0 ? <p className={css.quiet}>{t.noIncidents}</p> : null}
        <ul className={css.list}>
          {incidents.map((incident) => (
            <OneIncident key={incident.id} incident={incident} canTell={canTell} />
          ))}
        </ul>
      </section>
      {canTell ? <NewIncident /> : null}
    </>
  )
}
