import type { Birth } from '@dhruva/contract'
import { useEffect, useState } from 'react'
import { birthDay } from '#lib/birth-day.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field, Select } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowLeftRight } from '#ui/icons.ts'
import type { Chosen } from './address.ts'
import css from './chooser.module.css'
import { matchTexts } from './texts.ts'

type OneProps = {
  label: string
  births: readonly Birth[]
  value: number | null
  error: string | undefined
  onChange: (bid: number | null) => void
}

const One = ({ label, births, value, error, onChange }: OneProps) => {
  const t = useTexts(matchTexts)
  const format = useFormat()
  const known = births.some(({ bid }) => bid === value) ? value : null
  return (
    <Field label={label} error={error} className={css.one}>
      <Select value={known ?? ''} onChange={(event) => onChange(Number(event.currentTarget.value) || null)}>
        <option value="">{t.choose}</option>
        {births.map((birth) => (
          <option key={birth.bid} value={birth.bid} lang={languageOf(birth.full_name)}>
            {t.option(birth.full_name, birthDay(birth.dob, format))}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type ChooserProps = { births: readonly Birth[]; chosen: Chosen; onMatch: (pair: { one: number; two: number }) => void }

/** The two kundlis of a match, to choose and to swap. */
export const Chooser = ({ births, chosen, onMatch }: ChooserProps) => {
  const t = useTexts(matchTexts)
  const [picked, setPicked] = useState(chosen)
  const [wrong, setWrong] = useState<'same' | 'both' | null>(null)
  useEffect(() => setPicked({ one: chosen.one, two: chosen.two }), [chosen.one, chosen.two])
  const pick = (next: Chosen) => {
    setPicked(next)
    setWrong(null)
  }
  const match = () => {
    const { one, two } = picked
    if (one === null || two === null) return setWrong('both')
    if (one === two) return setWrong('same')
    onMatch({ one, two })
  }
  const swap = () => {
    const swapped = { one: picked.two, two: picked.one }
    pick(swapped)
    const { one, two } = swapped
    if (chosen.one !== null && chosen.two !== null && one !== null && two !== null && one !== two) onMatch({ one, two })
  }
  const missing = (value: number | null) => (wrong === 'both' && value === null ? t.both : undefined)
  return (
    <Card className={css.card}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          match()
        }}
      >
        <One
          label={t.first}
          births={births}
          value={picked.one}
          error={missing(picked.one)}
          onChange={(one) => pick({ ...picked, one })}
        />
        <IconButton framed label={t.swap} className={css.swap} onClick={swap}>
          <Icon of={ArrowLeftRight} />
        </IconButton>
        <One
          label={t.second}
          births={births}
          value={picked.two}
          error={wrong === 'same' ? t.same : missing(picked.two)}
          onChange={(two) => pick({ ...picked, two })}
        />
        <Button type="submit" look="accent" className={css.submit}>
          {t.submit}
        </Button>
      </form>
    </Card>
  )
}
