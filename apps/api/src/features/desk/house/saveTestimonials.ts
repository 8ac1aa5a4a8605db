import { desk } from '@dhruva/contract/desk'
import { implementAct } from '#endpoints/implement.ts'
import { change } from '#features/desk/settings/change.ts'
import { TESTIMONIALS } from '#settings.ts'

export const saveTestimonials = implementAct(desk.saveTestimonials, ({ ctx, input: { testimonials, seen } }, by) => {
  const details = { names: testimonials.map(({ name }) => name) }
  return change(ctx, by, { name: TESTIMONIALS, value: testimonials, seen, details })
})
