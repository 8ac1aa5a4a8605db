import { inBoth, Line, ToldTestimonials } from '@dhruva/contract/desk'
import * as z from 'zod/mini'
import { jsonOf } from '#config-money.ts'

const VideoSetting = z.strictObject({
  // what follows v= is all that is used of it: nothing but an id reaches a page
  video: z.string().check(z.regex(/^https:\/\/(www\.)?youtube\.com\/watch\?v=[\w-]{11}$/)),
  title: inBoth(Line),
})

const jsonAs = <T extends z.ZodMiniType>(list: T) => z.optional(z.pipe(z.string(), z.pipe(z.transform(jsonOf), list)))

/** The environment of the home page: two JSON lists, see .env.example. */
export const homeFields = {
  VIDEOS: jsonAs(z.array(VideoSetting).check(z.maxLength(30))),
  TESTIMONIALS: jsonAs(ToldTestimonials),
}

const HomeSettings = z.object(homeFields)

/** Videos and testimonials in both languages; none unless the operator names them. */
export const homeOf = ({ VIDEOS = [], TESTIMONIALS = [] }: z.output<typeof HomeSettings>) => ({
  videos: VIDEOS,
  testimonials: TESTIMONIALS,
})
