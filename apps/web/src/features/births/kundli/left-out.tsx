import { useTexts } from '#lib/i18n.ts'
import { shiftText } from './honesty-rows.ts'
import css from './section.module.css'
import { honestyTexts } from './texts.ts'

/** A part of the kundli that an inexact time of birth leaves nothing of, and why. */
export const LeftOut = ({ part }: { part: 'yogas' | 'doshas' | 'saturn' | 'bindus' }) => {
  const t = useTexts(honestyTexts)
  return <p className={css.lede}>{t.leftOut[part]}</p>
}

/** By how much the dates of the dashas may be off. */
export const ShiftNote = ({ days }: { days: number }) => shiftText(days, useTexts(honestyTexts))
