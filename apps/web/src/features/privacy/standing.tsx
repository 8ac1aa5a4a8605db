import type { ConsentState } from '@dhruva/contract'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { useLogin } from '#lib/login.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import css from './privacy-page.module.css'
import { privacyTexts } from './texts.ts'
import type { Consents } from './use-consents.ts'

const useWords = () => {
  const t = useTexts(privacyTexts)
  const format = useFormat()
  return (act: ConsentState['act']): string => {
    if (!act) return t.standing.none
    return t.standing[act.how](format.date(act.at), t.standing.languages[act.language])
  }
}

/** What a member agreed to with the notice, and the way to agree when that is not on record or was to an older one. */
const OfMember = ({ version, states, acts }: { version: string; states: readonly ConsentState[]; acts: Consents }) => {
  const t = useTexts(privacyTexts)
  const format = useFormat()
  const words = useWords()
  const act = states.find(({ purpose }) => purpose === 'account')?.act ?? null
  const isOld = act !== null && act.version !== version
  return (
    <>
      <p role="status">{words(act)}</p>
      {isOld ? <p>{t.standing.older(format.date(act.version))}</p> : null}
      {!act || isOld ? (
        <Button look="accent" busy={acts.busy} busyLabel={t.standing.agreeing} onClick={() => void acts.agree()}>
          {t.standing.agree}
        </Button>
      ) : null}
    </>
  )
}

type StandingProps = { version: string; states: readonly ConsentState[]; acts: Consents; isMember: boolean }

/** What stands on record of who looks at the page. */
export const Standing = ({ version, states, acts, isMember }: StandingProps) => {
  const t = useTexts(privacyTexts)
  const login = useLogin()
  return (
    <Card as="section" className={css.standing} aria-labelledby="standing">
      <h2 id="standing">{t.standing.title}</h2>
      {isMember ? (
        <OfMember version={version} states={states} acts={acts} />
      ) : (
        <>
          <p>{t.standing.visitor}</p>
          <p>{t.standing.toSee}</p>
          <Button onClick={() => login.open()}>{t.standing.logIn}</Button>
        </>
      )}
    </Card>
  )
}
