import type { horoscopes, ResultOf, Zodiac } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { Dial } from '#ui/dial.tsx'
import { Disc } from '#ui/glyph.tsx'
import { Eyebrow } from '#ui/marks.tsx'
import { SegmentedLinks } from '#ui/segmented.tsx'
import { zodiacTexts } from '#ui/zodiac/texts.ts'
import { drawingOf, type When } from './asked.ts'
import css from './sky-band.module.css'
import { horoscopeTexts } from './texts.ts'

export type Answer = ResultOf<typeof horoscopes.getHoroscope>

/** The sign on its day: disc, date, one line, and the choice of the day. */
export const SkyBand = ({ zodiac, when, answer }: { zodiac: Zodiac; when: When; answer: Answer | undefined }) => {
  const t = useTexts(horoscopeTexts)
  const { weekday } = useFormat()
  const sign = drawingOf(zodiac)
  const { name, dates } = useTexts(zodiacTexts).signs[sign]
  const days = [
    { label: t.today, value: 'Today' },
    { label: t.tomorrow, value: 'Tomorrow' },
  ]
  return (
    <header className={css.band}>
      <Dial className={css.dial} />
      <div className={css.inner}>
        <div className={css.head}>
          <Disc sign={sign} className={css.disc} />
          <div>
            <Eyebrow className={css.date}>{answer ? weekday(`${answer.date}T06:30:00Z`) : '\u00a0'}</Eyebrow>
            <h1 tabIndex={-1}>{t.heading(name)}</h1>
            <p className={`num ${css.dates}`}>{dates.replace('-', ' – ')}</p>
          </div>
        </div>
        <p className={css.gist} data-waiting={!answer || undefined}>
          {answer?.gist ?? '\u00a0'}
        </p>
        <SegmentedLinks
          label={t.dayLabel}
          options={days.map(({ label, value }) => ({
            to: to('horoscope', { zodiac, when: value }),
            label,
            current: value === when,
          }))}
        />
      </div>
    </header>
  )
}
