import { chats, consents, type TalkConsent } from '@dhruva/contract'
import { useState } from 'react'
import { ApiFail, refreshCalls, useAct, useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { Field, Select } from '#ui/field.tsx'
import { toast } from '#ui/toast.tsx'
import css from './reading-consents.module.css'
import rows from './rows.module.css'
import { loginsTexts } from './texts.ts'

/** `1234 5678`: as it is read out. */
const spaced = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`

const OneConsent = ({ consent, onEnd }: { consent: TalkConsent; onEnd: () => void }) => {
  const t = useTexts(loginsTexts)
  const format = useFormat()
  const { asst_id, title, made_at, until, state, opened_at, read_at, reads } = consent
  const name = asst_id === null ? t.allTalks : title || t.oneTalk
  return (
    <Card as="li" tight className={rows.row}>
      <div className={rows.words}>
        <h3>
          <span lang={languageOf(name)}>{name}</span>{' '}
          <Tag tone={state === 'open' ? 'ok' : 'plain'}>{t.consentStates[state]}</Tag>
        </h3>
        <p>{t.consentSince(format.dateTime(made_at), format.time(until))}</p>
        <p>
          {opened_at ? t.openedAt(format.dateTime(opened_at)) : t.notOpened}
          {read_at ? ` ${t.readAt(reads, format.dateTime(read_at))}` : ''}
        </p>
      </div>
      {state === 'over' ? null : (
        <Button size="sm" onClick={onEnd}>
          {t.takeBack}
        </Button>
      )}
    </Card>
  )
}

const useConsents = () => {
  const t = useTexts(loginsTexts)
  const give = useAct(consents.allowReading)
  const end = useAct(consents.endReading)
  const [code, setCode] = useState<{ id: number; code: string; until: string } | null>(null)
  const run = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      toast.error(error instanceof ApiFail ? error.message : t.consentFailed)
    }
    await refreshCalls(consents.getConsents)
  }
  return {
    code,
    busy: give.isPending || end.isPending,
    give: (asst_id: string) => run(async () => setCode(await give.mutateAsync({ asst_id }))),
    end: (id: number) =>
      run(async () => {
        toast.success((await end.mutateAsync({ id })).message ?? '')
        setCode((shown) => (shown?.id === id ? null : shown))
      }),
  }
}

/** Lets support read one talk or all, by a code that is read out; and says what became of earlier ones. */
export const ReadingConsents = () => {
  const t = useTexts(loginsTexts)
  const format = useFormat()
  const [talk, setTalk] = useState('')
  const talks = useCall(chats.getAllChats, {})
  const given = useCall(consents.getConsents, {}, { staleTimeMs: 0 })
  const { code, busy, give, end } = useConsents()
  return (
    <section className={css.section} aria-labelledby="reading">
      <h2 id="reading">{t.readingTitle}</h2>
      <p>{t.readingLede}</p>
      <div className={css.ask}>
        <Field label={t.whichTalk} className={css.which}>
          <Select value={talk} onChange={(event) => setTalk(event.target.value)}>
            <option value="">{t.allTalks}</option>
            {talks.data?.chats.map(({ asst_id, title, question, user_name }) => {
              const name = title ?? (question || user_name)
              return (
                <option key={asst_id} value={asst_id} lang={languageOf(name)}>
                  {name}
                </option>
              )
            })}
          </Select>
        </Field>
        <Button className={css.make} busy={busy} onClick={() => void give(talk)}>
          {t.makeCode}
        </Button>
      </div>
      <div role="status">
        {code ? (
          <Card tight className={css.code}>
            <strong className="num">{spaced(code.code)}</strong>
            <p>{t.readOut(format.time(code.until))}</p>
          </Card>
        ) : null}
      </div>
      {given.data && given.data.consents.length > 0 ? (
        <ul className={css.list}>
          {given.data.consents.map((consent) => (
            <OneConsent key={consent.id} consent={consent} onEnd={() => void end(consent.id)} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}
