import { type AtDesk, desk } from '@dhruva/contract/desk'
import { useQuery } from '@tanstack/react-query'
import encodeQR from 'qr'
import { useState } from 'react'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { deskApi, whoIsHere } from '../lib/api.ts'
import { deskTexts } from '../lib/texts.ts'
import { Answer } from '../parts/answer.tsx'
import { AppCode } from './app-code.tsx'
import css from './entry.module.css'

/** Drawn here: the secret goes to nobody who draws pictures. */
const Picture = ({ text, label }: { text: string; label: string }) => {
  const rows = encodeQR(text, 'raw', { border: 3 })
  const size = rows.length
  const dots = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={css.picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dots.join('')} fill="currentColor" />
    </svg>
  )
}

const Recovery = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const t = useTexts(deskTexts)
  return (
    <>
      <p>{t.recoveryKeep}</p>
      <ul className={`${css.codes} num`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button look="accent" size="lg" wide onClick={onKept}>
        {t.recoveryKept}
      </Button>
    </>
  )
}

/** The first login: the app takes up the secret and proves it with a code; then the recovery codes, once. */
export const SetUp = () => {
  const t = useTexts(deskTexts)
  const asked = useQuery({
    queryKey: ['secret'],
    queryFn: ({ signal }) => deskApi.call(desk.setUpCodes, {}, signal),
    // another one would make the first picture worthless
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const [entered, setEntered] = useState<(AtDesk & { recovery_codes?: string[] | undefined }) | null>(null)
  if (entered?.recovery_codes) return <Recovery codes={entered.recovery_codes} onKept={() => whoIsHere.set(entered)} />
  if (!asked.data) return <Answer of={asked}>{() => null}</Answer>
  const secret = asked.data
  return (
    <>
      <p className={css.quiet}>{t.setUpIntro}</p>
      <Picture text={secret.otpauth} label={t.picture} />
      <p className={css.quiet}>{t.asText}</p>
      <p className={`${css.secret} num`}>{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      <AppCode
        label={t.appCode}
        hint={t.firstCodeHint}
        onCode={async (code) => setEntered(await deskApi.call(desk.enterCode, { code }))}
      />
    </>
  )
}
