import { desk } from '@dhruva/contract/desk'
import { endCoupon as end } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'

export const endCoupon = implementAct(desk.endCoupon, ({ ctx, input }, by) => end(ctx.db, by, input.id))
