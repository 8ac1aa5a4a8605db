import { type DeskSwitch, desk } from '@dhruva/contract/desk'
import { type FormEvent, useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { languages, useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { deskApi, useDesk } from '../lib/api.ts'
import { deskHouseTexts, deskSwitchesTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import { Answer } from '../parts/answer.tsx'
import { PageHead } from '../parts/page-head.tsx'
import css from '../parts/parts.module.css'
import { SettingHistory } from '../parts/setting-history.tsx'
import { hasGap, type Words, WordsFields } from '../parts/words-fields.tsx'

/** What people will be told, and the button that closes. */
const CloseForm = ({ part: { what, text, usual, seen }, onDone }: { part: DeskSwitch; onDone: () => void }) => {
  const t = useTexts(deskSwitchesTexts)
  const [words, setWords] = useState<Words>(text ?? usual)
  const isMissing = hasGap(words)
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
      <WordsFields label={t.told} words={words} rows={3} missing={t.textMissing} onChange={setWords} />
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
