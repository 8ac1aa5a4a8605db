import { dayInIndia, LOCALES } from '@dhruva/common'
import { desk, type Helpline } from '@dhruva/contract/desk'
import { useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { deskApi, useMay } from '../lib/api.ts'
import { deskHouseTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import css from '../parts/parts.module.css'
import { SettingHistory } from '../parts/setting-history.tsx'
import { HelplineForm } from './helpline-form.tsx'
import type { House } from './house.ts'

type Told = House['helplines'][number]

const numberOf = (value: unknown): string | null => {
  const line: unknown = typeof value === 'object' && value !== null && 'line' in value ? value.line : null
  return typeof line === 'object' && line !== null && 'number' in line ? String(line.number) : null
}

/** One number as it is told, and what can be done with it. */
const OneHelpline = ({ told: { key, line, from, is_old, seen } }: { told: Told }) => {
  const t = useTexts(deskHouseTexts)
  const format = useFormat()
  const isOwner = useMay()()
  const [isOpen, setIsOpen] = useState(false)
  const name = t.helplines[key]
  const languageNames = new Intl.DisplayNames(LOCALES[useLanguage()], { type: 'language' })
  const save = async (next: Helpline | null) => {
    const words = next
      ? { title: t.sureNumber(name, next.number), yes: t.save }
      : { title: t.sureNoNumber(name), description: t.noNumberMore, yes: t.tellNone, destructive: true }
    const done = await doAct(words, (reason) =>
      deskApi.call(desk.saveHelpline, { key, line: next ?? undefined, seen, reason }),
    )
    if (done) setIsOpen(false)
  }
  const called = () =>
    line &&
    doAct({ title: t.sureCalled(name), description: t.calledMore, yes: t.called }, (reason) =>
      deskApi.call(desk.saveHelpline, { key, line: { ...line, checked_on: dayInIndia(new Date()) }, seen, reason }),
    )
  const reset = () =>
    doAct({ title: t.sureReset(name), yes: t.reset }, (reason) =>
      deskApi.call(desk.resetSetting, { name: `helpline:${key}`, seen, reason }),
    )
  return (
    <Card as="li" tight className={css.row}>
      <div className={css.line}>
        <h3>{name}</h3>
        <strong className="num">{line?.number ?? t.notTold}</strong>
        <Tag>{t.from[from]}</Tag>
        {is_old ? <Tag tone="bad">{t.callIt}</Tag> : null}
      </div>
      {line ? (
        <p className={css.quiet}>
          {t.hoursOf(line.hours)} ·{' '}
          {t.answersIn(format.list(line.languages.map((code) => languageNames.of(code) ?? code)))} ·{' '}
          {t.calledOn(format.shortDate(line.checked_on))}
        </p>
      ) : null}
      <div className={css.acts}>
        {line ? (
          <Button size="sm" onClick={() => void called()}>
            {t.called}
          </Button>
        ) : null}
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t.change}
        </Button>
        {line && key !== 'emergency' ? (
          <Button size="sm" onClick={() => void save(null)}>
            {t.tellNone}
          </Button>
        ) : null}
        {from === 'desk' && isOwner ? (
          <Button size="sm" onClick={() => void reset()}>
            {t.reset}
          </Button>
        ) : null}
        <SettingHistory name={`helpline:${key}`} say={({ value }) => numberOf(value) ?? t.notTold} />
      </div>
      {isOpen ? <HelplineForm of={key} line={line} onSave={(next) => void save(next)} /> : null}
    </Card>
  )
}

/** The numbers for people in danger. */
export const Helplines = ({ told }: { told: House['helplines'] }) => {
  const t = useTexts(deskHouseTexts)
  return (
    <section className={css.section} aria-labelledby="helplines">
      <h2 id="helplines">{t.helplinesTitle}</h2>
      <p className={css.quiet}>{t.helplinesMore}</p>
      <ul className={css.list}>
        {told.map((one) => (
          <OneHelpline key={one.key} told={one} />
        ))}
      </ul>
    </section>
  )
}
