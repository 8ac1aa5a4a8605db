import { site } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'

export const getSiteInfo = implement(site.getSiteInfo, async ({ ctx }) => ({
  ...ctx.config.site,
  points: ctx.config.points,
  gifts: { app_astra: ctx.config.free.appAstra, invite_each: ctx.config.free.invite },
}))
