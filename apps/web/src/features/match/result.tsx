import { type Match, matching } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { type ApiFail, useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight, Printer } from '#ui/icons.ts'
import { AiNote } from '#ui/marks.tsx'
import { EmptyState, ErrorState, Loading, Skeleton } from '#ui/states.tsx'
import { KootaTable } from './koota-table.tsx'
import { openOf } from './open-parts.ts'
import css from './result.module.css'
import { Summary } from './summary.tsx'
import { matchTexts } from './texts.ts'

const Cancellations = ({ match }: { match: Match }) => {
  const t = useTexts(matchTexts)
  const lost = match.kootas.some(
    ({ id, points, maximum }) => ['nadi', 'bhakoot', 'gana'].includes(id) && points <= maximum / 6,
  )
  return (
    <Card as="section" className={css.part} aria-labelledby="cancellations">
      <h2 id="cancellations">{t.cancellations}</h2>
      {match.cancellations.length > 0 ? (
        <>
          <ul className={css.list}>
            {match.cancellations.map(({ koota, code, text }) => (
              <li key={`${koota} ${code}`}>{text}</li>
            ))}
          </ul>
          <p className={css.quiet}>{t.cancellationsNote}</p>
        </>
      ) : (
        <p>{lost ? t.noCancellations : t.nothingLost}</p>
      )}
    </Card>
  )
}

const Manglik = ({ match }: { match: Match }) => {
  const t = useTexts(matchTexts)
  const { manglik } = match
  const isOpen = openOf(match, 'groom').manglik || openOf(match, 'bride').manglik
  return (
    <Card as="section" className={css.part} aria-labelledby="manglik">
      <h2 id="manglik">{t.manglik}</h2>
      <dl className={css.both}>
        {(['groom', 'bride'] as const).map((partner) => {
          const { present, cancelled, text } = manglik[partner]
          const open = openOf(match, partner).manglik
          const said = present ? (cancelled ? t.isCancelled : t.isManglik) : t.isNot
          return (
            <div key={partner}>
              <dt>
                <span lang={languageOf(match[partner].full_name)}>{match[partner].full_name}</span>{' '}
                <Tag>{open ? t.notCertain : said}</Tag>
              </dt>
              <dd>{open ? t.manglikOpen : text}</dd>
            </div>
          )
        })}
      </dl>
      {isOpen ? null : <p>{manglik.text}</p>}
    </Card>
  )
}

const Ask = ({ match, one }: { match: Match; one: number }) => {
  const t = useTexts(matchTexts)
  const other = match.groom.bid === one ? match.bride : match.groom
  const name = other.full_name.split(' ', 1)[0] ?? other.full_name
  return (
    <Card as="section" className={css.ask} aria-labelledby="ask">
      <h2 id="ask">{t.ask}</h2>
      <p>{t.askText(name)}</p>
      <p className={css.actions}>
        <LinkButton look="solid" to={to('chats', { type: 'Astra', bid: one, ask: t.askExample(name) })}>
          {t.askButton}
          <Icon of={ArrowRight} />
        </LinkButton>
        <Button look="text" onClick={() => window.print()}>
          <Icon of={Printer} />
          {t.print}
        </Button>
      </p>
    </Card>
  )
}

const Found = ({ match, one }: { match: Match; one: number }) => {
  const t = useTexts(matchTexts)
  return (
    <div className={css.result}>
      <Summary match={match} />
      <KootaTable match={match} />
      <div className={css.columns}>
        <Manglik match={match} />
        <Cancellations match={match} />
      </div>
      <section className={css.note} aria-labelledby="note">
        <h2 id="note">{t.note}</h2>
        <p>{t.noteText}</p>
        <AiNote className={css.ai} />
      </section>
      <Ask match={match} one={one} />
    </div>
  )
}

const isNotFound = (error: Error): error is ApiFail => 'httpStatus' in error && error.httpStatus === 404

/** The match of two saved kundlis. */
export const Result = ({ one, two }: { one: number; two: number }) => {
  const t = useTexts(matchTexts)
  const call = useCall(matching.matchKundli, { bid_one: one, bid_two: two })
  if (call.data) return <Found match={call.data} one={one} />
  if (!call.error)
    return (
      <Loading label={t.loading}>
        <Skeleton height="24rem" />
        <Skeleton height="16rem" />
      </Loading>
    )
  if (isNotFound(call.error))
    return (
      <EmptyState action={<LinkButton to={to('createKundli')}>{t.toSaved}</LinkButton>}>
        {call.error.message}
      </EmptyState>
    )
  return <ErrorState title={t.failedTitle} error={call.error} onRetry={() => void call.refetch()} />
}
