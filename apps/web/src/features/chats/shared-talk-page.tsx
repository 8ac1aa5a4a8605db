import { chats } from '@dhruva/contract'
import { to } from '#app/paths.ts'
import { ApiFail, useCall } from '#lib/api.ts'
import { useFormat } from '#lib/format.ts'
import { useHashToken } from '#lib/hash-token.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { LinkButton } from '#ui/button.tsx'
import { AiNote, Eyebrow } from '#ui/marks.tsx'
import { Avatar } from '#ui/portrait.tsx'
import { ReplyText } from '#ui/reply/reply-text.tsx'
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx'
import css from './shared-talk-page.module.css'
import { chatTexts } from './texts.ts'

const Gone = () => {
  const t = useTexts(chatTexts)
  return (
    <div className={css.page}>
      <EmptyState
        title={<h1 tabIndex={-1}>{t.shareGone}</h1>}
        action={<LinkButton to={to('home')}>{t.shareHome}</LinkButton>}
      >
        {t.shareGoneLede}
      </EmptyState>
    </div>
  )
}

const Shared = ({ token }: { token: string }) => {
  const t = useTexts(chatTexts)
  const format = useFormat()
  const { data, error, refetch } = useCall(chats.getSharedChat, { token })
  if (error instanceof ApiFail && error.failure.code === 'share_gone') return <Gone />
  if (error || !data)
    return (
      <div className={css.page}>
        <h1 className="vh" tabIndex={-1}>
          {t.sharedTitle}
        </h1>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading lines={8} />}
      </div>
    )
  const isAstra = data.astrologer === 'Astra'
  const by = isAstra ? t.astra : t.oracle
  return (
    <article className={css.page} data-tone={isAstra ? 'astra' : 'oracle'}>
      <Eyebrow>{t.sharedEyebrow}</Eyebrow>
      <h1 tabIndex={-1}>{t.sharedHeading(by, data.name)}</h1>
      <AiNote />
      <p className={css.until}>{t.sharedNote(format.day(data.expires_at))}</p>
      {data.chats.map(({ role, message, chat_time }, index) =>
        role === 'user' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its order
          <p key={index} className={css.own} lang={languageOf(message)}>
            {message}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its order
          <section key={index} className={css.said}>
            <p className={css.by}>
              <Avatar of={data.astrologer} size="sm" />
              {by} <time dateTime={chat_time}>{format.day(chat_time)}</time>
            </p>
            <ReplyText text={message} />
          </section>
        ),
      )}
      <p className={css.on}>
        <LinkButton look="accent" to={to('freeKundli', { type: data.astrologer })}>
          {t.shareOwn}
        </LinkButton>
      </p>
    </article>
  )
}

/** `/shared-talk#…`: a talk that somebody shared, to read. */
export const SharedTalkPage = () => {
  const token = useHashToken()
  return token === null ? <Gone /> : <Shared key={token} token={token} />
}
