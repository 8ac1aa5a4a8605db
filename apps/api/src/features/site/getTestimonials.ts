import { site } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'

export const getTestimonials = implement(
  site.getTestimonials,
  async ({ ctx, language }) => ctx.config.home[language].testimonials,
)
