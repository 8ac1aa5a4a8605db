import { site } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'

export const getTestimonials = implement(site.getTestimonials, async ({ ctx, language }) =>
  (await ctx.settings.read()).testimonials.map(({ name, designation, avatar, comments, complimentTag }) => ({
    name,
    designation: designation[language],
    avatar: avatar ?? null,
    comments: comments[language],
    complimentTag: complimentTag[language],
  })),
)
