import { type DeskSwitch, desk } from '@dhruva/contract/desk'
import { type FormEvent, useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { languageNames, languages, useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { Field, Textarea } from '#ui/field.tsx'
import { deskApi, useDesk } from '../lib/api.ts'
import { deskHouseTexts, deskSwitchesTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import { Answer } from '../parts/answer.tsx'
import { PageHead } from '../parts/page-head.tsx'
import css from '../parts/parts.module.css'
import { SettingHistory } from '../parts/setting-history.tsx'

type Words = DeskSwitch['usual']

/** What people will be told, and the button that closes. */
const CloseForm = ({ part: { what, text, usual, seen }, onDone }: { part: DeskSwitch; onDone: () => void }) => {
  const t = useTexts(deskSwitchesTexts)
  const [words, setWords] = useState<Words>(text ?? usual)
  const isMissing = languages.some((language) => words[language].trim() === '')
  const close = async (event: FormEvent) => {
    event.preventDefault()
    if (isMissing) return
    const description = `${t.effects[what]} ${t.theyRead} ${languages.map((language) => words[language]).join(' / ')}`
    const done = await doAct(
      { title: t.sureClose(t.parts[what]), description, yes: t.close, destructive: true },
      (reason) => deskApi.call(desk.closePart, { what, text: words, seen, reason }),
    )
    if (done) onDone()
  }
  return (
    <form className={css.form} noValidate onSubmit={close}>
      <div className={css.fields}>
        {languages.map((language) => (
          <Field
            key={language}
            label={`${t.told} (${languageNames[language]})`}
            error={words[language].trim() === '' ? t.textMissing : null}
          >
            <Textarea
              lang={language}
              rows={3}
              maxLength={1_000}
              value={words[language]}
              onChange={({ target }) => setWords({ ...words, [language]: target.value })}
            />
          </Field>
        ))}
      </div>
      <div className={css.acts}>
        <Button look="danger" type="submit" inactive={isMissing}>
          {text ? t.changeText : t.close}
        </Button>
      </div>
    </form>
  )
}

const OnePart = ({ part }: { part: DeskSwitch }) => {
  const t = useTexts(deskSwitchesTexts)
  const house = useTexts(deskHouseTexts)
  const format = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const { what, text, since, seen } = part
  const open = () =>
    void doAct({ title: t.sureOpen(t.parts[what]), yes: t.open }, (reason) =>
      deskApi.call(desk.openPart, { what, seen, reason }),
    )
  return (
    <Card as="li" tight className={css.row}>
      <div className={css.line}>
        <h2>{t.parts[what]}</h2>
        <Tag tone={text ? 'bad' : 'ok'}>{text ? t.rests : t.works}</Tag>
        {since ? <span className={`${css.quiet} num`}>{t.since(format.dateTime(since))}</span> : null}
      </div>
      <p className={css.quiet}>{t.effects[what]}</p>
      {text ? (
        <div className={css.preview}>
          {languages.map((language) => (
            <p key={language} lang={language}>
              {text[language]}
            </p>
          ))}
        </div>
      ) : null}
      <div className={css.acts}>
        {text ? (
          <Button size="sm" look="solid" onClick={open}>
            {t.open}
          </Button>
        ) : null}
        <Button size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {text ? house.change : t.closeWith}
        </Button>
        <SettingHistory name={`switch:${what}`} say={() => t.rests} asWas={t.opened} />
      </div>
      {isOpen ? <CloseForm part={part} onDone={() => setIsOpen(false)} /> : null}
    </Card>
  )
}

/** `/desk/switches`: what can rest without a new release. */
export const SwitchesPage = () => {
  const t = useTexts(deskSwitchesTexts)
  const found = useDesk(desk.getSwitches, {})
  return (
    <>
      <PageHead title={t.title}>{t.lede}</PageHead>
      <Answer of={found}>
        {({ switches }) => (
          <ul className={css.list}>
            {switches.map((part) => (
              <OnePart key={`${part.what} ${part.seen}`} part={part} />
            ))}
          </ul>
        )}
      </Answer>
    </>
  )
}
