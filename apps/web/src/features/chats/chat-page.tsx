import type { Astrologer } from '@dhruva/common'
import type { ChatSummary } from '@dhruva/contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LeadOn } from '#app/lead-on.tsx'
import { to } from '#app/paths.ts'
import { useTexts } from '#lib/i18n.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { X } from '#ui/icons.ts'
import type { Mark } from '#ui/reply/marked-text.ts'
import { EmptyState, Loading } from '#ui/states.tsx'
import { ActiveChat } from './active-chat.tsx'
import css from './chat-page.module.css'
import { Frame } from './frame.tsx'
import { useHistory } from './history.tsx'
import { LandingCards } from './landing-cards.tsx'
import { OldChat } from './old-chat.tsx'
import { chatTexts } from './texts.ts'
import { useChatActions } from './use-chat-actions.ts'
import { type OpenChatState, useOpenChat } from './use-open-chat.ts'
import { WaysOn, type WaysOnProps } from './ways-on.tsx'

/** A chat that is not open: still starting, refused in the service's words, or failed. */
const Closed = ({ state, chat, onAgain }: { state: OpenChatState; chat: WaysOnProps; onAgain: () => void }) => {
  const t = useTexts(chatTexts)
  if (state.state === 'starting') return <Loading />
  if (state.state !== 'refused') {
    return <EmptyState title={t.startFailed} action={<Button onClick={onAgain}>{t.tryAgain}</Button>} />
  }
  return (
    <EmptyState
      title={state.message}
      action={
        state.code === 'no_questions_left' ? (
          <WaysOn {...chat} centred />
        ) : (
          <LinkButton to={to('createKundli')}>{t.savedKundlis}</LinkButton>
        )
      }
    />
  )
}

const Active = ({ astrologer, bid, celebrity }: { astrologer: Astrologer; bid: number; celebrity: boolean }) => {
  const t = useTexts(chatTexts)
  const history = useHistory()
  const { state, setRemaining, startAgain } = useOpenChat({ astrologer, bid, celebrity })
  const { quit, blocked } = useChatActions()
  const [mark, setMark] = useState<Mark | null>(null)
  const [search] = useSearchParams()
  const asstId = state.state === 'open' ? state.chat.asstId : null
  const stopLabel = search.get('layout') === 'legacy' ? t.stopChat : t.stopButton
  const onOpen = async (chat: ChatSummary) => {
    if (asstId === null || chat.asst_id === asstId) return
    if (await blocked()) await quit(asstId, chat.asst_id)
  }
  return (
    <Frame history={history} current={asstId} onOpen={(chat) => void onOpen(chat)} bid={bid} mark={mark}>
      {(before) =>
        state.state === 'open' ? (
          <ActiveChat
            key={state.chat.asstId}
            chat={state.chat}
            summary={history.chats.find((one) => one.asst_id === state.chat.asstId)}
            remaining={state.remaining}
            onRemaining={setRemaining}
            celebrity={celebrity}
            before={before}
            onMark={setMark}
            actions={
              <Button size="sm" className={css.stop} onClick={() => void quit(state.chat.asstId)}>
                <Icon of={X} />
                <span className={css.label}>{stopLabel}</span>
              </Button>
            }
          />
        ) : (
          <div className={css.closed}>
            {before}
            <h1 className="vh" tabIndex={-1}>
              {t.titleWith(astrologer === 'Oracle' ? t.oracle : t.astra)}
            </h1>
            <Closed state={state} chat={{ astrologer, bid, celebrity }} onAgain={startAgain} />
          </div>
        )
      }
    </Frame>
  )
}

const Past = ({ asstId }: { asstId: string | null }) => {
  const history = useHistory()
  const { open, remove } = useChatActions()
  const [mark, setMark] = useState<Mark | null>(null)
  const summary = history.chats.find((one) => one.asst_id === asstId)
  return (
    <Frame
      history={history}
      current={asstId}
      onOpen={(chat) => open(chat.asst_id)}
      bid={summary?.bid ?? null}
      mark={mark}
      choosing={asstId === null}
    >
      {(before) =>
        asstId === null ? (
          <div className={css.landing}>
            {before}
            <LandingCards />
          </div>
        ) : (
          <OldChat
            key={asstId}
            asstId={asstId}
            summary={summary}
            before={before}
            onMark={setMark}
            onDelete={() => void remove(asstId)}
          />
        )
      }
    </Frame>
  )
}

const astrologerOf = (type: string | null): Astrologer | null => {
  const name = type?.toLowerCase()
  if (name === 'oracle') return 'Oracle'
  return name === 'astra' ? 'Astra' : null
}

/** The chat an address names, an old chat (`?chat=`), or the choice of astrologer. */
const Chats = ({ celebrity }: { celebrity: boolean }) => {
  const [search] = useSearchParams()
  const bid = Number(search.get('bid'))
  const astrologer = astrologerOf(search.get('type')) ?? (celebrity ? 'Oracle' : null)
  const hasBid = Number.isInteger(bid) && bid > 0
  if (hasBid && astrologer) {
    return <Active key={`${astrologer}.${bid}`} astrologer={astrologer} bid={bid} celebrity={celebrity} />
  }
  if (celebrity) return <LeadOn to={to('freeKundliCeleb')} />
  return <Past asstId={search.get('chat')} />
}

/** `/chats` */
export const ChatPage = () => <Chats celebrity={false} />

/** `/chatsceleb` */
export const CelebrityChatPage = () => <Chats celebrity />

// of the same file, so that the entry knows of none more
export { SharedTalkPage } from './shared-talk-page.tsx'
