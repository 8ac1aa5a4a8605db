import { horoscopes, panchangs, type Zodiac } from '@dhruva/contract'
import { useSearchParams } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { usePage } from '#lib/page.ts'
import { prefetched, type Screen } from '#lib/prefetch.ts'
import { LinkButton } from '#ui/button.tsx'
import { AiNote } from '#ui/marks.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import { zodiacTexts } from '#ui/zodiac/texts.ts'
import { askedOf, drawingOf, horoscopeAddress, horoscopeArgs, type When } from './asked.ts'
import css from './horoscope-page.module.css'
import { PanchangToday } from './panchang-today.tsx'
import { ScoreList } from './score-list.tsx'
import { SignStrip } from './sign-strip.tsx'
import { SkyBand } from './sky-band.tsx'
import { horoscopeTexts } from './texts.ts'

/** A page left open over midnight turns to the new day. */
const LOOK_AGAIN_MS = 600_000

const Reading = ({ zodiac, when }: { zodiac: Zodiac; when: When }) => {
  const t = useTexts(horoscopeTexts)
  const language = useLanguage()
  const asked = horoscopeArgs(zodiac, when, language)
  const { data, error, refetch } = useCall(horoscopes.getHoroscope, asked, { everyMs: LOOK_AGAIN_MS })
  const { name } = useTexts(zodiacTexts).signs[drawingOf(zodiac)]
  const day = when === 'Today' ? t.today : t.tomorrow
  usePage({
    title: t.title(name, day),
    description: t.description(name, day),
    canonical: horoscopeAddress(zodiac, when),
  })
  return (
    <>
      <SkyBand zodiac={zodiac} when={when} answer={data} />
      {data ? (
        <ScoreList answer={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()}>
          {t.failed}
        </ErrorState>
      ) : (
        <div className={css.waiting}>
          <Loading label={t.loading} lines={8} />
        </div>
      )}
    </>
  )
}

const Choose = () => {
  const t = useTexts(horoscopeTexts)
  usePage({ title: t.chooseHead, listed: false })
  return (
    <header className={css.choose}>
      <h1 tabIndex={-1}>{t.chooseTitle}</h1>
      <p>{t.chooseLede}</p>
    </header>
  )
}

const RashiNote = () => {
  const t = useTexts(horoscopeTexts)
  return (
    <section className={css.note}>
      <h2>{t.rashiTitle}</h2>
      <p>{t.rashiText}</p>
      <LinkButton look="line" to={to('freeKundli')}>
        {t.rashiAction}
      </LinkButton>
      <p className={css.how}>{t.how}</p>
      <AiNote />
    </section>
  )
}

/** `/horoscope?zodiac=&when=`: one sign on one day, and the panchang of today. */
export const HoroscopePage: Screen = () => {
  const [search] = useSearchParams()
  const { zodiac, when } = askedOf(search)
  return (
    <div className={`page ${css.page}`}>
      {zodiac === null ? <Choose /> : null}
      <SignStrip current={zodiac} when={when} />
      {zodiac === null ? null : <Reading zodiac={zodiac} when={when} />}
      <div className={css.below}>
        <PanchangToday />
        <RashiNote />
      </div>
    </div>
  )
}

HoroscopePage.prefetch = (search, language) => {
  const { zodiac, when } = askedOf(search)
  const today = prefetched(panchangs.getPanchang, {})
  if (zodiac === null)
    return { address: to('horoscope', { zodiac: 'none' }), calls: [today], isShared: true, suitsMembers: true }
  const horoscope = prefetched(horoscopes.getHoroscope, horoscopeArgs(zodiac, when, language))
  return { address: horoscopeAddress(zodiac, when), calls: [horoscope, today], isShared: true, suitsMembers: true }
}
