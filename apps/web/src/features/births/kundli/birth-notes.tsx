import type { Chart } from '@dhruva/contract'
import { useTexts } from '#lib/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { Info } from '#ui/icons.ts'
import css from './kundli-view.module.css'
import { pageTexts } from './texts.ts'

/** What was unusual about the clock or the place of a birth. */
export const BirthNotes = ({ chart }: { chart: Chart }) => {
  const t = useTexts(pageTexts)
  const { input } = chart
  const notes = [
    input.wall === 'gap' ? t.gap : '',
    input.wall === 'repeated' ? t.repeated : '',
    input.polar ? t.polar : '',
  ].filter((note) => note !== '')
  return notes.map((note) => (
    <p key={note} className={css.notice}>
      <Icon of={Info} />
      {note}
    </p>
  ))
}
