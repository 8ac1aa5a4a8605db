import { type ConsentPurpose, type ConsentState, type SwitchedPurpose, switchedPurposes } from '@dhruva/contract'
import { Link } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import type { Privacy } from '#locales/en/privacy.ts'
import { Button } from '#ui/button.tsx'
import { preloadDialogs } from '#ui/dialog.tsx'
import css from './privacy-page.module.css'
import { privacyTexts } from './texts.ts'
import type { Consents } from './use-consents.ts'

/** Where a member finds what is kept for a purpose. */
const WAYS: Partial<Record<ConsentPurpose, readonly { text: keyof Privacy['ways']; to: string }[]>> = {
  account: [{ text: 'logins', to: to('logins') }],
  births: [{ text: 'births', to: to('createKundli') }],
  talks: [
    { text: 'talks', to: to('chats') },
    { text: 'reading', to: to('logins') },
  ],
  payments: [
    { text: 'payments', to: to('payments') },
    { text: 'statement', to: to('statement') },
  ],
  daily_note: [{ text: 'note', to: to('device') }],
  forum: [{ text: 'profile', to: to('profile') }],
  consultation: [{ text: 'consult', to: to('consult') }],
}

/** What is asked before an optional purpose is withdrawn: what that does. */
const useWithdrawal = (): Record<SwitchedPurpose, { sure: string; sureMore: string }> => {
  const { model } = useTexts(privacyTexts)
  return { language_model: model }
}

const switchOf = (purpose: ConsentPurpose): SwitchedPurpose | null =>
  switchedPurposes.find((one) => one === purpose) ?? null

/** How it stands, in a sentence. */
const useStateWords = () => {
  const t = useTexts(privacyTexts)
  const format = useFormat()
  return ({ state, act, allowed }: ConsentState): string => {
    if (!act || state === 'not_asked') return allowed ? t.states.notAsked : t.states.off
    return (state === 'given' ? t.states.given : t.states.withdrawn)(format.date(act.at))
  }
}

/** The switch of an optional purpose, with how it stands. */
const Choice = ({ one, purpose, acts }: { one: ConsentState; purpose: SwitchedPurpose; acts: Consents }) => {
  const t = useTexts(privacyTexts)
  const words = useStateWords()
  const withdrawal = useWithdrawal()
  return (
    <div className={css.choice} data-purpose={purpose}>
      <p role="status">{words(one)}</p>
      {one.allowed ? (
        <Button
          size="sm"
          busy={acts.busy}
          onPointerEnter={preloadDialogs}
          onClick={() => void acts.withdraw(purpose, withdrawal[purpose])}
        >
          {t.withdraw}
        </Button>
      ) : (
        <Button size="sm" look="solid" busy={acts.busy} onClick={() => void acts.give(purpose)}>
          {t.give}
        </Button>
      )}
    </div>
  )
}

/** Whether a language model of others is set up here, and used for this person. */
const ModelNote = ({ one }: { one: ConsentState }) => {
  const { model } = useTexts(privacyTexts)
  if (!one.in_use) return <p className={css.note}>{model.unused}</p>
  return <p className={css.note}>{one.state === 'withdrawn' ? model.own : model.used}</p>
}

type PurposeProps = { one: ConsentState; acts: Consents; isMember: boolean }

/** One purpose: what is kept, what for, how long, who else gets it; for a member how it stands and what they can do. */
export const Purpose = ({ one, acts, isMember }: PurposeProps) => {
  const t = useTexts(privacyTexts)
  const { purpose, need, in_use } = one
  const words = t.purposes[purpose]
  const stateWords = useStateWords()
  const switched = switchOf(purpose)
  const ways = isMember ? (WAYS[purpose] ?? []) : []
  return (
    <section className={css.purpose} id={purpose} aria-labelledby={`${purpose}-title`}>
      <header>
        <h2 id={`${purpose}-title`}>{words.title}</h2>
        <p className={css.need} data-need={in_use ? need : 'unused'}>
          {in_use ? t.needs[need] : t.needs.unused}
        </p>
      </header>
      <div className={css.body}>
        <dl className={css.facts}>
          {(['what', 'why', 'until', 'others'] as const).map((name) => (
            <div key={name}>
              <dt>{t.labels[name]}</dt>
              <dd>{words[name]}</dd>
            </div>
          ))}
        </dl>
        {purpose === 'language_model' ? <ModelNote one={one} /> : null}
        {isMember && need === 'optional' && !switched ? <p className={css.note}>{stateWords(one)}</p> : null}
        {isMember && switched ? <Choice one={one} purpose={switched} acts={acts} /> : null}
        {ways.length > 0 ? (
          <p className={css.ways}>
            {ways.map((way) => (
              <Link key={way.text} to={way.to}>
                {t.ways[way.text]}
              </Link>
            ))}
            {purpose === 'talks' ? (
              <Button look="text" size="sm" busy={acts.busy} onClick={() => void acts.deleteTalks()}>
                {t.talks.deleteAll}
              </Button>
            ) : null}
          </p>
        ) : null}
      </div>
    </section>
  )
}
