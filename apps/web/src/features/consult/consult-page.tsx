import { type Consultant, leads } from '@dhruva/contract'
import { useState } from 'react'
import { to } from '#app/paths.ts'
import { refreshCalls, useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useLogin } from '#lib/login.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { useSession } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { SectionHead } from '#ui/marks.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import css from './consult-page.module.css'
import { ConsultantCard } from './consultant-card.tsx'
import { MyRequests } from './my-requests.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { consultTexts } from './texts.ts'

type Ask = (one: Consultant | null) => void

const People = ({ people, ask }: { people: readonly Consultant[]; ask: Ask }) => {
  const t = useTexts(consultTexts)
  if (people.length === 0)
    return (
      <div className={css.nobody}>
        <p>{t.nobody}</p>
        <Button look="accent" size="lg" onClick={() => ask(null)}>
          {t.request}
        </Button>
      </div>
    )
  return (
    <>
      <ul className={css.people}>
        {people.map((one) => (
          <ConsultantCard key={one.id} one={one} onAsk={() => ask(one)} />
        ))}
      </ul>
      {people.some(({ is_sample }) => is_sample) ? <p className={css.sampleNote}>{t.sampleNote}</p> : null}
    </>
  )
}

/** `/consult-astrologer`: the people one can consult, the form of a request, and how one's requests stand. */
export const ConsultPage: Screen = () => {
  const t = useTexts(consultTexts)
  const session = useSession()
  const login = useLogin()
  const { data, error, refetch } = useCall(leads.getConsultants, {})
  const [asked, setAsked] = useState<{ one: Consultant | null; open: boolean }>({ one: null, open: false })
  // also after a change of language
  const one = data?.astrologers.find(({ id }) => id === asked.one?.id) ?? asked.one
  const open: Ask = (whom) => setAsked({ one: whom, open: true })
  const ask: Ask = (whom) => (session ? open(whom) : login.open({ onDone: () => open(whom) }))
  return (
    <div className={`page ${css.page}`}>
      <SectionHead eyebrow={t.eyebrow} title={t.title} level={1}>
        {t.lede}
      </SectionHead>
      {session ? <MyRequests /> : null}
      {data ? (
        <People people={data.astrologers} ask={ask} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()}>
          {t.failed}
        </ErrorState>
      ) : (
        <Loading label={t.loading} lines={12} />
      )}
      {session ? (
        <RequestDialog
          key={`${one?.id}`}
          one={one}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
          onSaved={() => void refreshCalls(leads.getLeads)}
        />
      ) : null}
    </div>
  )
}

ConsultPage.prefetch = () => ({
  address: to('consult'),
  calls: [prefetched(leads.getConsultants, {})],
  isShared: true,
})
