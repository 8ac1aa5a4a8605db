import { type Lead, leads } from '@dhruva/contract'
import { ApiFail, refreshCalls, useAct, useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { useConfirm } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { ErrorState } from '#ui/states.tsx'
import { toast } from '#ui/toast.tsx'
import css from './consult-page.module.css'
import { consultTexts } from './texts.ts'

const OPEN = new Set<Lead['state']>(['new', 'contacted', 'scheduled'])

const useTakeBack = () => {
  const t = useTexts(consultTexts)
  const confirm = useConfirm()
  const { mutateAsync, isPending } = useAct(leads.cancelLead)
  const takeBack = async (id: number) => {
    if (!(await confirm({ message: t.sureTakeBack, yes: t.takeBack, destructive: true }))) return
    try {
      toast.success((await mutateAsync({ id })).message)
    } catch (error) {
      toast.error(error instanceof ApiFail ? error.message : t.takeBackFailed)
    }
    await refreshCalls(leads.getLeads)
  }
  return { takeBack, isPending }
}

/** How the person's requests stand; nothing while there are none. */
export const MyRequests = () => {
  const t = useTexts(consultTexts)
  const format = useFormat()
  const { data, error, refetch } = useCall(leads.getLeads, {}, { staleTimeMs: 0 })
  const { takeBack, isPending } = useTakeBack()
  if (error && !data)
    return (
      <ErrorState error={error} onRetry={() => void refetch()}>
        {t.mineFailed}
      </ErrorState>
    )
  if (!data || data.leads.length === 0) return null
  return (
    <section className={css.mine} aria-labelledby="my-requests">
      <h2 id="my-requests">{t.mine}</h2>
      <ul className={css.requests}>
        {data.leads.map(({ id, astrologer, state, scheduled_at, created_at }) => (
          <Card as="li" tight key={id} className={css.request}>
            <div>
              <strong>{astrologer ?? t.any}</strong>
              <span className={css.when}>
                {state === 'scheduled' && scheduled_at
                  ? t.callAt(format.dateTime(scheduled_at))
                  : t.asked(format.dateTime(created_at))}
              </span>
            </div>
            <Chip>{t.states[state]}</Chip>
            {OPEN.has(state) ? (
              <Button size="sm" busy={isPending} onClick={() => void takeBack(id)}>
                {t.takeBack}
              </Button>
            ) : null}
          </Card>
        ))}
      </ul>
    </section>
  )
}
