import type { Testimonial, Video } from '@dhruva/contract'
import * as z from 'zod/mini'
import { line, spoken, words } from '#config-consultants.ts'
import { jsonOf } from '#config-money.ts'

const VideoSetting = z.strictObject({
  // what follows v= is all that is used of it: nothing but an id reaches a page
  video: z.string().check(z.regex(/^https:\/\/(www\.)?youtube\.com\/watch\?v=[\w-]{11}$/)),
  title: spoken(line),
})

const TestimonialSetting = z.strictObject({
  name: line,
  designation: spoken(line),
  avatar: z.optional(z.string().check(z.regex(/^\/[\w./-]+$/), z.maxLength(200))),
  comments: spoken(words),
  complimentTag: spoken(line),
})

const listOf = <T extends z.ZodMiniType>(one: T) =>
  z.optional(z.pipe(z.string(), z.pipe(z.transform(jsonOf), z.array(one).check(z.maxLength(30)))))

/** The environment of the home page: two JSON lists, see .env.example. */
export const homeFields = { VIDEOS: listOf(VideoSetting), TESTIMONIALS: listOf(TestimonialSetting) }

const HomeSettings = z.object(homeFields)

/** Videos and testimonials in either language; none unless the operator names them. */
export const homeOf = ({ VIDEOS = [], TESTIMONIALS = [] }: z.output<typeof HomeSettings>) => {
  const toldIn = (language: 'en' | 'hi'): { videos: Video[]; testimonials: Testimonial[] } => ({
    videos: VIDEOS.map(({ video, title }) => ({ video, title: title[language] })),
    testimonials: TESTIMONIALS.map(({ name, designation, avatar, comments, complimentTag }) => ({
      name,
      designation: designation[language],
      avatar: avatar ?? null,
      comments: comments[language],
      complimentTag: complimentTag[language],
    })),
  })
  return { en: toldIn('en'), hi: toldIn('hi') }
}
