import type { Discussion } from '@dhruva/contract'
import { useFormat } from '#lib/format.ts'
import { useTexts } from '#lib/i18n.ts'
import { languageOf } from '#lib/language-of.ts'
import { useOwner } from '#lib/session.ts'
import { Card, CardLink } from '#ui/card.tsx'
import { Tag } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { MessageCircle } from '#ui/icons.ts'
import { discussionAddress } from '../shared/address.ts'
import { AuthorLine } from '../shared/author-line.tsx'
import { useShown } from '../shared/erased.ts'
import { OwnerMenu } from '../shared/owner-menu.tsx'
import { discussionTexts } from '../shared/texts.ts'
import { VoteButtons } from '../votes/vote-buttons.tsx'
import { updateCachedDiscussion } from './cache-updates.ts'
import css from './discussion-card.module.css'
import { TagList } from './tag-list.tsx'

/** How many comments, and the start of the latest with its author. */
const Latest = ({ discussion }: { discussion: Discussion }) => {
  const t = useTexts(discussionTexts)
  const format = useFormat()
  const shown = useShown()
  const { comment_count: count, latest_comment_uid: uid, latest_comment_display_name: name } = discussion
  const text = discussion.latest_comment && shown({ uid }, discussion.latest_comment)
  return (
    <p className={css.last}>
      <Icon of={MessageCircle} />
      <b className="num" data-comments>
        <span aria-hidden="true">{format.number(count)}</span>
        <span className="vh">{t.commentCount(count)}</span>
      </b>
      {text === null || name === null ? null : (
        <span className={css.latest} lang={languageOf(text)}>
          <b lang={languageOf(name)}>{name}</b> {text}
        </span>
      )}
    </p>
  )
}

type DiscussionCardProps = {
  discussion: Discussion
  /** its author wants it gone */
  onDelete: (did: number) => void
}

/** One discussion in a list; the whole card leads to it. */
export const DiscussionCard = ({ discussion, onDelete }: DiscussionCardProps) => {
  const t = useTexts(discussionTexts)
  const owner = useOwner()
  const shown = useShown()
  const { did, uid, upvotes, downvotes, my_vote } = discussion
  const title = shown(discussion, discussion.title)
  const description = shown(discussion, discussion.description)
  const isOwn = uid !== null && uid === owner
  return (
    <Card as="article" className={css.card} data-did={did}>
      <div className={css.body}>
        <AuthorLine author={discussion} at={discussion.created_at}>
          {isOwn ? <OwnerMenu did={did} title={title} onDelete={() => onDelete(did)} /> : null}
        </AuthorLine>
        {discussion.is_hidden ? (
          <p className={css.hidden}>
            <Tag tone="bad">{t.hidden}</Tag>
          </p>
        ) : null}
        <h2 lang={languageOf(title)}>
          <CardLink to={discussionAddress(discussion)}>{title}</CardLink>
        </h2>
        <p className={css.text} lang={languageOf(description)}>
          {description}
        </p>
        <TagList {...discussion} />
        <Latest discussion={discussion} />
      </div>
      <div className={css.votes}>
        <VoteButtons
          column
          target={{ did }}
          votes={{ upvotes, downvotes, my_vote }}
          isOwn={isOwn}
          onChange={(votes) => updateCachedDiscussion(did, votes)}
        />
      </div>
    </Card>
  )
}
