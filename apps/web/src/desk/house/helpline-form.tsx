import { dayInIndia, type HelplineKey } from '@dhruva/common'
import { desk, Helpline } from '@dhruva/contract/desk'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { useDesk } from '../lib/api.ts'
import { deskHouseTexts } from '../lib/texts.ts'
import { Answer } from '../parts/answer.tsx'
import css from '../parts/parts.module.css'

type Kind = '24h' | 'between' | 'unverified'

const kindOf = (hours: string): Kind => (hours === '24h' || hours === 'unverified' ? hours : 'between')

/** What people in danger will read, in both languages. */
const Preview = ({ of, line }: { of: HelplineKey; line: Helpline }) => {
  const t = useTexts(deskHouseTexts)
  const found = useDesk(desk.previewHelpline, { key: of, number: line.number, hours: line.hours })
  return (
    <Answer of={found}>
      {({ en, hi }) => (
        <div className={css.preview}>
          <p className={css.quiet}>{en.length === 0 ? t.inNoSentence : t.willRead}</p>
          {en.map((text) => (
            <p key={text} lang="en">
              {text}
            </p>
          ))}
          {hi.map((text) => (
            <p key={text} lang="hi">
              {text}
            </p>
          ))}
        </div>
      )}
    </Answer>
  )
}

type Props = { of: HelplineKey; line: Helpline | null; onSave: (line: Helpline) => void }

/** A number with its hours, its languages and the day it was called; looked at before it is saved. */
export const HelplineForm = ({ of, line, onSave }: Props) => {
  const t = useTexts(deskHouseTexts)
  const before = line?.hours ?? '24h'
  const [number, setNumber] = useState(line?.number ?? '')
  const [kind, setKind] = useState<Kind>(kindOf(before))
  const [between, setBetween] = useState<string>(kindOf(before) === 'between' ? before : '8-20')
  const [languages, setLanguages] = useState((line?.languages ?? ['hi', 'en']).join(', '))
  const [calledOn, setCalledOn] = useState(dayInIndia(new Date()))
  const typed = z.safeParse(Helpline, {
    number: number.trim(),
    hours: kind === 'between' ? between.trim() : kind,
    languages: languages.split(/[\s,]+/).filter(Boolean),
    checked_on: calledOn,
  })
  const wrong = new Set(typed.error?.issues.map(({ path: [field] }) => field))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.success) onSave(typed.data)
  }
  const kinds = (['24h', 'between', 'unverified'] as const).map((value) => ({
    value,
    label: t.hourKinds[value === '24h' ? 'always' : value],
  }))
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <div className={css.line}>
        <Segmented label={t.hours} options={kinds} value={kind} onChange={setKind} />
      </div>
      <div className={css.fields}>
        <Field label={t.number} error={wrong.has('number') ? t.numberWrong : null}>
          <Input className="num" inputMode="tel" value={number} onChange={({ target }) => setNumber(target.value)} />
        </Field>
        {kind === 'between' ? (
          <Field label={t.fromTo} hint={t.fromToHint} error={wrong.has('hours') ? t.fromToWrong : null}>
            <Input className="num" value={between} onChange={({ target }) => setBetween(target.value)} />
          </Field>
        ) : null}
        <Field label={t.languages} hint={t.languagesHint} error={wrong.has('languages') ? t.languagesWrong : null}>
          <Input value={languages} onChange={({ target }) => setLanguages(target.value)} />
        </Field>
        <Field label={t.calledDay} error={wrong.has('checked_on') ? t.dayWrong : null}>
          <Input
            type="date"
            max={dayInIndia(new Date())}
            value={calledOn}
            onChange={({ target }) => setCalledOn(target.value)}
          />
        </Field>
      </div>
      {typed.success ? <Preview of={of} line={typed.data} /> : null}
      <div className={css.acts}>
        <Button look="solid" type="submit" inactive={!typed.success}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
