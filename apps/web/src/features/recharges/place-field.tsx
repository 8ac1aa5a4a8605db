import { STATE_NAMES } from '@dhruva/common'
import { useState } from 'react'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { useOwner } from '#lib/session.ts'
import { remember } from '#lib/storage.ts'
import { Field, Select } from '#ui/field.tsx'
import { rechargeTexts } from './texts.ts'

/** The state the buyer is in, as they said it last in this browser; '' when they did not. */
export const usePlace = () => {
  const key = `state:${useOwner()}`
  const [place, setPlace] = useState(() => remember.read(key) ?? '')
  const choose = (code: string) => {
    setPlace(code)
    if (code === '') remember.remove(key)
    else remember.write(key, code)
  }
  return { place, choose }
}

/** Where the buyer is: the place of supply on the invoice. It changes no price. */
export const PlaceField = ({ place, choose }: ReturnType<typeof usePlace>) => {
  const t = useTexts(rechargeTexts)
  const language = useLanguage()
  const byName = new Intl.Collator(language)
  const states = Object.entries(STATE_NAMES)
    .map(([code, [en, hi]]) => ({ code, name: language === 'hi' ? hi : en }))
    .toSorted((one, other) => byName.compare(one.name, other.name))
  return (
    <Field label={t.place} hint={t.placeHint}>
      <Select value={place} autoComplete="address-level1" onChange={(event) => choose(event.target.value)}>
        <option value="">{t.placeUnsaid}</option>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
