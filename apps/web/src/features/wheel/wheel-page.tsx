import { useEffect, useId, useRef, useState } from 'react'
import { to } from '#app/paths.ts'
import { RestNote } from '#app/rest-note.tsx'
import { useCameFrom } from '#lib/came-from.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Volume2, VolumeX } from '#ui/icons.ts'
import { Rule, SectionHead } from '#ui/marks.tsx'
import { Proof } from './proof.tsx'
import { keepSound, wantsSound } from './sound.ts'
import { wheelTexts } from './texts.ts'
import { useWheel } from './use-wheel.ts'
import { Wheel } from './wheel.tsx'
import css from './wheel-page.module.css'
import { WonDialog } from './won-dialog.tsx'

type WheelState = ReturnType<typeof useWheel>

const SoundSwitch = () => {
  const t = useTexts(wheelTexts)
  const [isOn, setOn] = useState(true)
  // the server does not know
  useEffect(() => setOn(wantsSound()), [])
  const change = () => {
    keepSound(!isOn)
    setOn(!isOn)
  }
  return (
    <Button look="text" size="sm" aria-pressed={isOn} onClick={change}>
      <Icon of={isOn ? Volume2 : VolumeX} />
      {t.sound}
    </Button>
  )
}

/** What the person has, or when they can spin again; said to screen readers when it changes. */
const Standing = ({ wheel: { wheel, isSpinning } }: { wheel: WheelState }) => {
  const t = useTexts(wheelTexts)
  const format = useFormat()
  const from = useCameFrom()
  const last = wheel?.spins[0]
  const isWaiting = wheel?.next_spin_at != null
  return (
    <div className={css.standing}>
      <div role="status">
        {isSpinning ? <p>{t.turning}</p> : null}
        {!isSpinning && isWaiting && last && !last.used ? (
          <p>{t.have(format.percent(last.percent / 100), format.dateTime(last.expires_at))}</p>
        ) : null}
        {!isSpinning && isWaiting && last?.used ? <p>{t.used(format.dateTime(wheel.next_spin_at ?? ''))}</p> : null}
      </div>
      {!isSpinning && isWaiting && last && !last.used ? (
        <LinkButton to={to('recharges')} state={{ ...from, finalValue: last.percent }}>
          {t.recharge}
        </LinkButton>
      ) : null}
    </div>
  )
}

/** Where a line of 64 digits is broken that has no room. */
const HALF = 32

/** What the next spin is bound to, and the person's own part in it. */
const Bound = ({ wheel: { wheel, nonce, setNonce } }: { wheel: WheelState }) => {
  const t = useTexts(wheelTexts)
  return (
    <section className={css.promise} aria-label={t.fairTitle}>
      <p className={css.fair}>{t.fair}</p>
      {wheel ? (
        <>
          <p className={css.label}>{t.promised}</p>
          <code className={css.hash} lang="en">
            {wheel.commitment.slice(0, HALF)}
            <wbr />
            {wheel.commitment.slice(HALF)}
          </code>
          <Field label={t.yourPart} hint={t.yourPartHint}>
            <Input
              value={nonce}
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setNonce(event.target.value.replace(/[^\w-]/g, ''))}
            />
          </Field>
        </>
      ) : null}
    </section>
  )
}

/** `/wheel-of-fortune`: a discount drawn by the service and the player together, and the way to reckon it again. */
export const WheelPage = () => {
  const t = useTexts(wheelTexts)
  const disc = useRef<SVGSVGElement>(null)
  const wheel = useWheel(disc)
  const odds = useId()
  return (
    <div className={`page ${css.page}`}>
      <SectionHead level={1} eyebrow={t.eyebrow} title={t.title}>
        {t.lede}
      </SectionHead>
      <RestNote of="wheel" />
      <div className={css.frame}>
        <div className={css.play}>
          <Wheel disc={disc} isSpinning={wheel.isSpinning} describedBy={odds} onSpin={() => void wheel.spin()} />
          <p id={odds} className={css.odds}>
            {t.odds}
          </p>
          <SoundSwitch />
        </div>
        <div className={css.side}>
          <Standing wheel={wheel} />
          <Bound wheel={wheel} />
        </div>
      </div>
      <Rule className={css.rule} />
      <Proof spins={wheel.wheel?.spins ?? []} />
      <WonDialog won={wheel.won} onClose={wheel.close} />
    </div>
  )
}
