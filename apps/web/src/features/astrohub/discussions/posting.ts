import type { Discussion } from '@dhruva/contract'
import type { Article } from '#lib/page.ts'
import { profileAddress } from '../shared/address.ts'

const counted = (type: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${type}`,
  userInteractionCount: count,
})

/** A discussion in the words of schema.org. */
export const postingOf = (discussion: Discussion): Article => ({
  published: discussion.created_at,
  data: (origin, url) => ({
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    url,
    mainEntityOfPage: url,
    headline: discussion.title,
    text: discussion.description,
    datePublished: discussion.created_at,
    author: {
      '@type': 'Person',
      name: discussion.display_name,
      ...(discussion.uid === null ? {} : { url: origin + profileAddress(discussion.uid) }),
    },
    commentCount: discussion.comment_count,
    interactionStatistic: [
      counted('LikeAction', discussion.upvotes),
      counted('CommentAction', discussion.comment_count),
    ],
  }),
})
