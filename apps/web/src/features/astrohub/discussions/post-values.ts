import {
  countCharacters,
  DESCRIPTION_LENGTH,
  type Discussion,
  type discussions,
  mahadashas,
  nakshatras,
  TITLE_LENGTH,
  zodiacOf,
  zodiacs,
} from '@dhruva/contract'
import type { ArgsOf } from '#lib/api.ts'

/** What the form holds; '' means no tag. */
export type PostValues = { title: string; description: string; rashi: string; nakshatra: string; mahadasha: string }
export type TagName = 'rashi' | 'nakshatra' | 'mahadasha'

export const noValues: PostValues = { title: '', description: '', rashi: '', nakshatra: '', mahadasha: '' }

export const tagNames: readonly TagName[] = ['rashi', 'nakshatra', 'mahadasha']
export const tagChoices: Record<TagName, readonly string[]> = {
  rashi: zodiacs,
  nakshatra: nakshatras,
  mahadasha: mahadashas,
}

export type Refusal = 'missing' | 'short' | 'long'
export type Refusals = { title?: Refusal; description?: Refusal }

/** As the service counts: without spaces at the ends, an emoji as one. */
export const lengthOf = (typed: string): number => countCharacters(typed.trim())

const refusalOf = (typed: string, { min, max }: { min: number; max: number }): Refusal | null => {
  const length = lengthOf(typed)
  if (length === 0) return 'missing'
  if (length < min) return 'short'
  return length > max ? 'long' : null
}

/** What is wrong with the form, by field; empty when it can be sent. */
export const refusalsOf = ({ title, description }: PostValues): Refusals => {
  const wrong = {
    title: refusalOf(title, TITLE_LENGTH),
    description: refusalOf(description, DESCRIPTION_LENGTH),
  }
  return {
    ...(wrong.title ? { title: wrong.title } : {}),
    ...(wrong.description ? { description: wrong.description } : {}),
  }
}

/** As the service takes it; an empty tag is none. */
export const wireOf = (values: PostValues): ArgsOf<typeof discussions.insertDiscussion> => ({
  title: values.title,
  description: values.description,
  rashi_tag: values.rashi,
  nakshatra_tag: values.nakshatra,
  mahadasha_tag: values.mahadasha,
})

/** The form of a discussion that is there. */
export const valuesOf = (discussion: Discussion): PostValues => ({
  title: discussion.title,
  description: discussion.description,
  rashi: discussion.rashi_tag ?? '',
  nakshatra: discussion.nakshatra_tag ?? '',
  mahadasha: discussion.mahadasha_tag ?? '',
})

/** Values a draft may hold; a tag that is none of the known ones is left out. */
export const valuesIn = (fields: Readonly<Record<string, string>>): PostValues => ({
  title: fields.title ?? '',
  description: fields.description ?? '',
  ...tagsOf((name) => fields[name]),
})

/** Tags from names that may be absent or unknown; a rashi in any of its names. */
export const tagsOf = (nameOf: (tag: TagName) => string | null | undefined): Pick<PostValues, TagName> => {
  const known = (tag: TagName) => tagChoices[tag].find((choice) => choice === nameOf(tag)) ?? ''
  return { rashi: zodiacOf(nameOf('rashi') ?? '') ?? '', nakshatra: known('nakshatra'), mahadasha: known('mahadasha') }
}

export const areSame = (one: PostValues, other: PostValues): boolean =>
  one.title === other.title &&
  one.description === other.description &&
  tagNames.every((name) => one[name] === other[name])
