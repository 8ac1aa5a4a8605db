import { isDrawnFrom, spinOf } from '@dhruva/common'
import { useId, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button } from '#ui/button.tsx'
import { Field, Input } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Check, X } from '#ui/icons.ts'
import css from './proof.module.css'
import { wheelTexts } from './texts.ts'
import type { Past } from './use-wheel.ts'

type Parts = Pick<Past, 'seed' | 'nonce' | 'commitment'>

const NOTHING: Parts = { seed: '', nonce: '', commitment: '' }
const HEX = /^[0-9a-f]{64}$/

/** What the numbers come to, reckoned here, in the browser. */
const Finding = ({ seed, nonce, commitment }: Parts) => {
  const t = useTexts(wheelTexts)
  const format = useFormat()
  if (!HEX.test(seed)) return seed === '' ? null : <p>{t.seedInvalid}</p>
  const isKept = isDrawnFrom(seed, commitment)
  return (
    <>
      {commitment === '' ? null : (
        <p className={cx(css.line, isKept ? css.right : css.wrong)}>
          <Icon of={isKept ? Check : X} />
          {isKept ? t.kept : t.broken}
        </p>
      )}
      <p className={css.line}>
        <Icon of={Check} />
        {t.gives(format.percent(spinOf(seed, nonce).percent / 100))}
      </p>
    </>
  )
}

const PastRow = ({ spin, onCheck }: { spin: Past; onCheck: () => void }) => {
  const t = useTexts(wheelTexts)
  const format = useFormat()
  const when = format.dateTime(spin.spun_at)
  const percent = format.percent(spin.percent / 100)
  return (
    <li className={css.row}>
      <span>
        <b>{percent}</b> <span className={css.when}>{when}</span>
      </span>
      <Button size="sm" onClick={onCheck} aria-label={t.checkOf(percent, when)}>
        {t.check}
      </Button>
    </li>
  )
}

/** Lets anybody reckon a spin again: one of their own, or any three numbers. */
export const Proof = ({ spins }: { spins: readonly Past[] }) => {
  const t = useTexts(wheelTexts)
  const [parts, setParts] = useState(NOTHING)
  const id = useId()
  const type = (part: Partial<Parts>) => setParts((was) => ({ ...was, ...part }))
  const field = (name: keyof Parts, label: string) => (
    <Field label={label}>
      <Input
        className={css.code}
        value={parts[name]}
        spellCheck={false}
        autoComplete="off"
        maxLength={100}
        onChange={(event) => type({ [name]: event.target.value.trim() })}
      />
    </Field>
  )
  return (
    <section className={css.proof} aria-labelledby={id}>
      <h2 id={id}>{t.checkTitle}</h2>
      <p className={css.how}>{t.checkHow}</p>
      {spins.length > 0 ? (
        <>
          <h3>{t.past}</h3>
          <ul className={css.list}>
            {spins.map((spin) => (
              <PastRow
                key={spin.coupon}
                spin={spin}
                onCheck={() => setParts({ seed: spin.seed, nonce: spin.nonce, commitment: spin.commitment })}
              />
            ))}
          </ul>
        </>
      ) : null}
      <div className={css.fields}>
        {field('seed', t.seed)}
        {field('nonce', t.nonce)}
        {field('commitment', t.promise)}
      </div>
      <div className={css.finding} role="status">
        <Finding {...parts} />
      </div>
      <p>{t.recipe}</p>
      <pre className={css.recipe} lang="en">
        {RECIPE}
      </pre>
    </section>
  )
}

const RECIPE = `printf %s "$seed" | sha256sum                    # the promise
h=$(printf %s "$seed:$part" | sha256sum | cut -c1-12)
echo $((0x$h % 15 + 1))                         # per cent`
