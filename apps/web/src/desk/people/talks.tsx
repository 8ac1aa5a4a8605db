import { desk } from '@dhruva/contract/desk'
import { type FormEvent, useState } from 'react'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field, Input } from '#ui/field.tsx'
import { deskApi } from '../lib/api.ts'
import { deskPeopleTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import css from '../parts/parts.module.css'

type Opened = Awaited<ReturnType<typeof openBy>>
type Read = Awaited<ReturnType<typeof readOne>> & { asst_id: string }

const openBy = (uid: number, code: string, reason: string) => deskApi.call(desk.openTalks, { uid, code, reason })
const readOne = (uid: number, consent: number, asst_id: string, reason: string) =>
  deskApi.call(desk.readTalk, { uid, consent, asst_id, reason })

const Messages = ({ messages }: { messages: Read['messages'] }) => {
  const t = useTexts(deskPeopleTexts)
  const format = useFormat()
  return (
    <ol className={css.talk}>
      {messages.map(({ mid, role, text, at }) => (
        <li key={mid} className={css.said} data-mine={role === 'user' || undefined}>
          <span className={css.quiet}>
            {role === 'user' ? t.person : t.astrologer} · {format.dateTime(at)}
          </span>
          {'\n'}
          {text}
        </li>
      ))}
    </ol>
  )
}

/** Talks, by the code that the person reads out, and in no other way. */
export const Talks = ({ uid }: { uid: number }) => {
  const t = useTexts(deskPeopleTexts)
  const format = useFormat()
  const [code, setCode] = useState('')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [read, setRead] = useState<Read | null>(null)
  const open = async (event: FormEvent) => {
    event.preventDefault()
    const words = { title: t.sureOpen, description: t.openMore, yes: t.open }
    const done = await doAct(words, (reason) => openBy(uid, code, reason))
    if (done) setOpened(done)
    setCode('')
  }
  const readTalk = async (asst_id: string) => {
    if (!opened) return
    const words = { title: t.sureRead, yes: t.read }
    const done = await doAct(words, (reason) => readOne(uid, opened.consent, asst_id, reason))
    if (done) setRead({ ...done, asst_id })
  }
  return (
    <section className={css.section} aria-labelledby="talks">
      <h2 id="talks">{t.talks}</h2>
      <p className={css.quiet}>{opened ? t.openUntil(format.time(opened.until)) : t.talksMore}</p>
      {opened ? (
        <ul className={css.list}>
          {opened.talks.map(({ asst_id, title, astrologer, at }) => (
            <Card as="li" tight key={asst_id} className={css.row}>
              <div className={css.line}>
                <strong>{title}</strong>
                <span className={css.quiet}>
                  {astrologer === 'Astra' ? t.astra : t.oracle} · {format.dateTime(at)}
                </span>
                <Button size="sm" onClick={() => void readTalk(asst_id)}>
                  {t.read}
                </Button>
              </div>
              {read?.asst_id === asst_id ? <Messages messages={read.messages} /> : null}
            </Card>
          ))}
        </ul>
      ) : (
        <form className={css.bar} noValidate onSubmit={open}>
          <Field label={t.consentCode} hint={t.consentHint}>
            <Input
              className="num"
              inputMode="numeric"
              autoComplete="off"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
          <Button size="lg" type="submit" inactive={code.replace(/\D/g, '').length !== 8}>
            {t.open}
          </Button>
        </form>
      )}
    </section>
  )
}
