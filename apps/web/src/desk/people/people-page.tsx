import { ApiFail } from '@dhruva/contract'
import { desk } from '@dhruva/contract/desk'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTexts } from '#lib/i18n.ts'
import { isMobile, mobileDigits } from '#lib/mobile.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { EmptyState } from '#ui/states.tsx'
import { deskApi, useDesk, useMay } from '../lib/api.ts'
import { deskPeopleTexts } from '../lib/texts.ts'
import { doAct } from '../parts/act.ts'
import { Answer } from '../parts/answer.tsx'
import { PageHead } from '../parts/page-head.tsx'
import css from '../parts/parts.module.css'
import { PersonView } from './person-view.tsx'

/** A number or a uid, as it was typed; null for neither. */
const whoOf = (typed: string): string | null => {
  const digits = mobileDigits(typed)
  if (isMobile(digits)) return digits
  return /^\d{1,10}$/.test(typed.trim()) ? typed.trim() : null
}

/** A number that has no account can be suspended all the same, for when it makes one. */
const NoAccount = ({ who }: { who: string }) => {
  const t = useTexts(deskPeopleTexts)
  const isModerator = useMay()('moderator')
  const may = isMobile(who) && isModerator
  const ban = (call: typeof desk.suspendPerson | typeof desk.unsuspendPerson, yes: string, destructive: boolean) =>
    doAct({ title: t.numberTitle(who), description: t.numberMark, yes, destructive }, (reason) =>
      deskApi.call(call, { who, reason }),
    )
  return (
    <EmptyState
      title={t.nobody}
      action={
        may ? (
          <div className={css.acts}>
            <Button look="danger" onClick={() => void ban(desk.suspendPerson, t.suspend, true)}>
              {t.suspendNumber}
            </Button>
            <Button onClick={() => void ban(desk.unsuspendPerson, t.unsuspend, false)}>{t.unsuspendNumber}</Button>
          </div>
        ) : null
      }
    />
  )
}

const Found = ({ who }: { who: string }) => {
  // a uid is a number to the call; a mobile number is text
  const found = useDesk(desk.findPerson, { who: isMobile(who) ? who : Number(who) })
  if (found.error instanceof ApiFail && found.error.failure.code === 'person_not_found') return <NoAccount who={who} />
  return <Answer of={found}>{({ person }) => <PersonView key={person.uid} person={person} />}</Answer>
}

/** `/desk/people?who=…`: a person by number or uid, and what can be done about them. */
export const PeoplePage = () => {
  const t = useTexts(deskPeopleTexts)
  const [search, setSearch] = useSearchParams()
  const who = whoOf(search.get('who') ?? '')
  const [typed, setTyped] = useState(who ?? '')
  const [wrong, setWrong] = useState(false)
  const find = (event: FormEvent) => {
    event.preventDefault()
    const asked = whoOf(typed)
    setWrong(asked === null)
    if (asked) setSearch({ who: asked })
  }
  return (
    <>
      <PageHead title={t.title}>{t.lede}</PageHead>
      <form className={css.bar} noValidate onSubmit={find}>
        <Field className={css.grow} label={t.who} hint={t.whoHint} error={wrong ? t.whoWrong : null}>
          <Input inputMode="tel" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button look="solid" size="lg" type="submit">
          {t.find}
        </Button>
      </form>
      {who ? <Found key={who} who={who} /> : null}
    </>
  )
}
