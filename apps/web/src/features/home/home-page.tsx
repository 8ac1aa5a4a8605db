import { astrologers, births, blogs, kundli, site } from '@dhruva/contract'
import { useNavigate } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { firstCall, prefetched, type Screen } from '#lib/prefetch.ts'
import { useSession } from '#lib/session.ts'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Rule, SectionHead } from '#ui/marks.tsx'
import { ZodiacStrip } from '#ui/zodiac/zodiac-strip.tsx'
import { AppPrompt } from './app-prompt.tsx'
import { AstrologerSection } from './astrologer-section.tsx'
import { ForumBanner } from './forum-banner.tsx'
import { Greeting } from './greeting.tsx'
import { Hero } from './hero.tsx'
import css from './home.module.css'
import { HumanLink } from './human-link.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { LATEST, LatestPosts } from './latest-posts.tsx'
import { OwnDay } from './own-day.tsx'
import { PredictionCards } from './prediction-cards.tsx'
import { SampleAnswer } from './sample-answer.tsx'
import { Testimonials } from './testimonials.tsx'
import { homeTexts } from './texts.ts'
import { Videos } from './videos.tsx'

const HowItWorks = () => {
  const t = useTexts(homeTexts)
  return (
    <section className={`page ${css.section}`}>
      <SectionHead eyebrow={t.howEyebrow} title={t.howTitle} />
      <ol className={css.steps}>
        {t.steps.map((step) => (
          <Card as="li" key={step.title} className={css.step}>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </Card>
        ))}
      </ol>
    </section>
  )
}

const Why = () => {
  const t = useTexts(homeTexts)
  return (
    <section className={`page ${css.section}`}>
      <SectionHead
        eyebrow={t.whyEyebrow}
        title={t.whyTitle}
        aside={
          <LinkButton look="line" to={to('aboutUs')}>
            {t.aboutUs}
          </LinkButton>
        }
      />
      <div className={css.why}>
        {t.why.map((reason) => (
          <div key={reason.title}>
            <h3>{reason.title}</h3>
            <p>{reason.text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

const Figures = () => {
  const t = useTexts(homeTexts)
  const { data } = useCall(site.getSiteInfo, {})
  if (!data) return null
  const { predictions, users, chats, astrologers: count } = data.figures
  // that there are two astrologers says nothing by itself
  if (predictions === null && users === null && chats === null) return null
  const figures = [
    { value: predictions, label: t.figurePredictions },
    { value: users, label: t.figureUsers },
    { value: chats, label: t.figureChats },
    { value: count, label: t.figureAstrologers },
  ].filter(({ value }) => value !== null)
  return (
    <section className="page" aria-label={t.figuresLabel}>
      <Rule />
      <dl className={css.figures}>
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
      <Rule />
    </section>
  )
}

const Page = ({ promptsApp }: { promptsApp: boolean }) => {
  const isMember = useSession() !== null
  if (isMember)
    return (
      <>
        <Greeting />
        <OwnDay />
        <AstrologerSection withHeading={false} />
        <PredictionCards />
        <ZodiacStrip linkOf={(zodiac) => to('horoscope', { zodiac, when: 'Today' })} />
        <LatestPosts />
        <Videos />
        <ForumBanner />
        <HumanLink />
        {promptsApp ? <AppPrompt /> : null}
      </>
    )
  return (
    <>
      <Hero />
      <SampleAnswer />
      <AstrologerSection withHeading />
      <ZodiacStrip linkOf={(zodiac) => to('horoscope', { zodiac, when: 'Today' })} />
      <HowItWorks />
      <Why />
      <Figures />
      <LatestPosts />
      <Videos />
      <Testimonials />
      <ForumBanner />
      <HumanLink />
    </>
  )
}

/** `/`: what the product is, with one answer to read, for visitors; the day of their own kundli for members. */
export const HomePage: Screen = () => <Page promptsApp />

// the day of the first kundli that was saved, which stands last
HomePage.firstCalls = () => [
  {
    ...firstCall(births.getBirths, {}),
    next: { method: kundli.getToday.method, path: kundli.getToday.path, arg: 'bid', at: ['births', -1, 'bid'] },
  },
]

HomePage.own = OwnDay

HomePage.prefetch = () => ({
  address: to('home'),
  calls: [prefetched(astrologers.getSampleAnswer, {}), prefetched(blogs.getBlogPosts, LATEST)],
  isShared: true,
  suitsMembers: true,
})

/** `/invite-earn`: home, with the invitation open over it. */
export const InvitePage = () => {
  const navigate = useNavigate()
  return (
    <>
      <Page promptsApp={false} />
      <InviteDialog open onClose={() => void navigate(to('home'))} />
    </>
  )
}
