import { desk } from '@dhruva/contract/desk'
import { implement } from '#endpoints/implement.ts'
import { atDesk } from '#features/desk/login/at-desk.ts'

export const getDesk = implement(desk.getDesk, async ({ ctx, operator }) => atDesk(operator, ctx.now()))
