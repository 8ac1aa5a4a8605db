import type { discussions, InputOf } from '@dhruva/contract'
import type { DiscussionInput } from '@dhruva/db'
import { countLinks } from '#features/astrohub/discussions/links.ts'
import { wordsOf } from '#features/astrohub/discussions/search-words.ts'
import { slugOf } from '#features/astrohub/discussions/slug.ts'

type Form = Omit<InputOf<typeof discussions.updateDiscussion>, 'did'>

/** What is stored of a discussion's form: the text, the last part of its address, what a search finds it by. */
export const storedForm = (form: Form): DiscussionInput => ({
  title: form.title,
  description: form.description,
  slug: slugOf(form.title),
  rashi_tag: form.rashi_tag ?? null,
  nakshatra_tag: form.nakshatra_tag ?? null,
  mahadasha_tag: form.mahadasha_tag ?? null,
  words: wordsOf(`${form.title}\n${form.description}`),
  titleWords: wordsOf(form.title),
})

/** The links of both parts together. */
export const linksIn = ({ title, description }: Pick<Form, 'title' | 'description'>): number =>
  countLinks(title) + countLinks(description)
