import type { Discussion } from '@dhruva/contract'

const counted = (type: string, count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${type}`,
  userInteractionCount: count,
})

/** A discussion in the words of schema.org; `profilePath` is where its author is found. */
export const postingOf = (discussion: Discussion, profilePath: string) => (origin: string, url: string) => ({
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
    ...(discussion.uid === null ? {} : { url: `${origin}${profilePath}?uid=${discussion.uid}` }),
  },
  commentCount: discussion.comment_count,
  interactionStatistic: [counted('LikeAction', discussion.upvotes), counted('CommentAction', discussion.comment_count)],
})
