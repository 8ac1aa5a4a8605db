import { astrologers, site } from '@dhruva/contract'
import { use } from 'react'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { formatIn } from '#lib/format.ts'
import { type Language, languageNames } from '#lib/i18n.ts'
import type { Learn } from '#locales/en/astrohub-learn.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowLeft } from '#ui/icons.ts'
import { Eyebrow, Rule } from '#ui/marks.tsx'
import { SegmentedLinks } from '#ui/segmented.tsx'
import { ErrorState, Loading } from '#ui/states.tsx'
import { type Figures, figuresOf } from './figures.ts'
import css from './learn-more-page.module.css'
import { learnTexts } from './texts.ts'

const Earning = ({ t, figures }: { t: Learn; figures: Figures }) => (
  <table className={css.table}>
    <caption>{t.tableTitle}</caption>
    <thead>
      <tr>
        <th scope="col">{t.action}</th>
        <th scope="col">{t.earns}</th>
      </tr>
    </thead>
    <tbody>
      {figures.actions.map(({ action, points }) => (
        <tr key={action}>
          <th scope="row">{t.actions[action]}</th>
          <td>+{points}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const Worth = ({ t, figures }: { t: Learn; figures: Figures }) => (
  <section className={css.part}>
    <h2>{t.worthTitle}</h2>
    <div className={css.worth}>
      <p>
        <strong>{figures.per}</strong> {t.worthPoints}
      </p>
      <p>
        <span>=</span> {t.worthQuestion}
      </p>
    </div>
    <p>{t.minimum(figures.min, figures.per)}</p>
  </section>
)

const Steps = ({ t }: { t: Learn }) => (
  <section className={css.part}>
    <h2>{t.howTitle}</h2>
    <ol className={css.steps}>
      {t.how.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
)

const Rules = ({ t }: { t: Learn }) => (
  <section className={css.part}>
    <h2>{t.rulesTitle}</h2>
    <ul className={css.points}>
      {t.rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </section>
)

const Article = ({ t, language }: { t: Learn; language: Language }) => {
  const settings = useCall(site.getSiteInfo, {})
  const info = useCall(astrologers.getAstrologerInfo, {})
  const error = settings.error ?? info.error
  const retry = () => void Promise.all([settings.refetch(), info.refetch()])
  if (!settings.data || !info.data)
    return error ? <ErrorState onRetry={retry}>{t.failed}</ErrorState> : <Loading label={t.loading} lines={8} />
  const figures = figuresOf(settings.data.points, info.data, formatIn(language).number)
  return (
    <>
      <Earning t={t} figures={figures} />
      <section className={css.part}>
        <h2>{t.capTitle}</h2>
        <p>{t.cap(figures.cap)}</p>
      </section>
      <Worth t={t} figures={figures} />
      <Steps t={t} />
      <Rules t={t} />
      <section className={css.part}>
        <h2>{t.freeTitle}</h2>
        <p>{t.free(figures.oracle, figures.astra)}</p>
      </section>
    </>
  )
}

/** How points are earned and used, in the language of the address. */
const LearnMore = ({ language }: { language: Language }) => {
  const t = use(learnTexts.load(language))
  const back = (
    <LinkButton to={to('forum', { page: 1 })} className={css.back}>
      <Icon of={ArrowLeft} />
      {t.back}
    </LinkButton>
  )
  return (
    <article className={`page-narrow ${css.page}`} lang={language}>
      <div className={css.top}>
        {back}
        <SegmentedLinks
          label={t.language}
          options={[
            { to: to('learnMore'), label: <span lang="en">{languageNames.en}</span>, current: language === 'en' },
            { to: to('learnMoreHindi'), label: <span lang="hi">{languageNames.hi}</span>, current: language === 'hi' },
          ]}
        />
      </div>
      <header className={css.head}>
        <Eyebrow>{t.eyebrow}</Eyebrow>
        <h1 tabIndex={-1}>{t.title}</h1>
        <p>{t.lede}</p>
      </header>
      <Article t={t} language={language} />
      <Rule />
      <div className={css.foot}>
        <LinkButton look="accent" to={to('forumCreate')}>
          {t.start}
        </LinkButton>
        {back}
      </div>
    </article>
  )
}

/** `/forum/learn-more` */
export const LearnMorePage = () => <LearnMore language="en" />

/** `/forum/learn-more-hindi` */
export const LearnMoreHindiPage = () => <LearnMore language="hi" />
