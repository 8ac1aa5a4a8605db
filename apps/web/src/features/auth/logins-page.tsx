import { type Login, users } from '@dhruva/contract'
import { useState } from 'react'
import { ApiFail, refreshCalls, useAct, useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { useConfirm } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { SectionHead } from '#ui/marks.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import { toast } from '#ui/toast.tsx'
import { ConfirmLogin } from './confirm-login.tsx'
import css from './logins-page.module.css'
import { ReadingConsents } from './reading-consents.tsx'
import rows from './rows.module.css'
import { loginsTexts } from './texts.ts'

const useDeviceName = () => {
  const t = useTexts(loginsTexts)
  return ({ device, agent }: Login): string => {
    if (device === 'android') return t.android
    if (device === 'ios') return t.ios
    return agent || t.browser
  }
}

const OneLogin = ({ login, onEnd, busy }: { login: Login; onEnd: () => void; busy: boolean }) => {
  const t = useTexts(loginsTexts)
  const format = useFormat()
  const name = useDeviceName()(login)
  const { agent, current, place, seen_at, created_at } = login
  return (
    <Card as="li" className={rows.row}>
      <div className={rows.words}>
        <h2 className={css.name}>
          {name === agent ? <span lang="en">{name}</span> : name}
          {current ? <Tag>{t.current}</Tag> : null}
        </h2>
        <p>{t.seen(format.dateTime(seen_at))}</p>
        <p>{t.since(format.dateTime(created_at))}</p>
        {place ? (
          <p>
            {t.network} <span lang="en">{place}</span>
          </p>
        ) : null}
        {current ? <p>{t.endCurrent}</p> : null}
      </div>
      {current ? null : (
        <Button size="sm" aria-label={t.endOne(name)} busy={busy} onClick={onEnd}>
          {t.end}
        </Button>
      )}
    </Card>
  )
}

type Act = { run: () => Promise<unknown>; done: string }

const needsCode = (error: unknown) => error instanceof ApiFail && error.failure.code === 'login_code_needed'

const useEnding = () => {
  const t = useTexts(loginsTexts)
  const confirm = useConfirm()
  const one = useAct(users.endSession)
  const others = useAct(users.endOtherSessions)
  const nameOf = useDeviceName()
  /** what waits for a code */
  const [waiting, setWaiting] = useState<Act | null>(null)
  const run = async (act: Act) => {
    setWaiting(null)
    try {
      await act.run()
      toast.success(act.done)
    } catch (error) {
      if (needsCode(error)) return setWaiting(act)
      toast.error(error instanceof ApiFail ? error.message : t.actFailed)
    }
    await refreshCalls(users.getSessions)
  }
  const sure = (message: string, yes: string) => confirm({ message, description: t.sureMore, yes, destructive: true })
  return {
    busy: one.isPending || others.isPending,
    waits: waiting !== null,
    forget: () => setWaiting(null),
    goOn: () => void (waiting && run(waiting)),
    endOne: async (login: Login) => {
      if (await sure(t.sureOne(nameOf(login)), t.end))
        await run({ run: () => one.mutateAsync({ id: login.id }), done: t.ended })
    },
    endOthers: async () => {
      if (await sure(t.sureOthers, t.endOthers)) await run({ run: () => others.mutateAsync({}), done: t.othersEnded })
    },
  }
}

/** `/logins`: where one is logged in; what is not recognised can be ended. */
export const LoginsPage = () => {
  const t = useTexts(loginsTexts)
  const { data, error, refetch } = useCall(users.getSessions, {}, { staleTimeMs: 0 })
  const { busy, endOne, endOthers, ...code } = useEnding()
  const sessions = data?.sessions
  return (
    <div className={`page-narrow ${css.page}`}>
      <SectionHead eyebrow={t.eyebrow} title={t.title} level={1}>
        {t.lede}
      </SectionHead>
      {sessions ? (
        <>
          <ul className={css.list}>
            {sessions.map((login) => (
              <OneLogin key={login.id} login={login} busy={busy} onEnd={() => void endOne(login)} />
            ))}
          </ul>
          {sessions.length > 1 ? (
            <Button look="danger" busy={busy} onClick={() => void endOthers()}>
              {t.endOthers}
            </Button>
          ) : (
            <p className={css.alone}>{t.alone}</p>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()}>
          {t.failed}
        </ErrorState>
      ) : (
        <Loading label={t.loading} />
      )}
      <ConfirmLogin open={code.waits} onClose={code.forget} onConfirmed={code.goOn} />
      <ReadingConsents />
    </div>
  )
}
