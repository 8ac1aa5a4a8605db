import { desk } from '@dhruva/contract/desk'
import { hideText as hide } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'
import { targetOf } from '#features/desk/texts/target.ts'

export const hideText = implementAct(desk.hideText, ({ ctx, input }, by) => hide(ctx.db, by, targetOf(input.text)))
