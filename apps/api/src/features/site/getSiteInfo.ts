import { site } from '@dhruva/contract'
import { implement } from '#endpoints/implement.ts'
import { saidCount } from '#figures.ts'

/** Oracle and Astra. */
const ASTROLOGERS = '2'

export const getSiteInfo = implement(site.getSiteInfo, async ({ ctx, language }) => {
  const { figuresFrom, ...info } = ctx.config.site
  const counts = await ctx.figures()
  const said = (count: number) => (count < figuresFrom ? null : saidCount(count, language))
  const { predictions, users, chats, astrologers, rating } = info.figures
  return {
    ...info,
    figures: {
      predictions: predictions ?? said(counts.predictions),
      users: users ?? said(counts.people),
      chats: chats ?? said(counts.answers),
      astrologers: astrologers ?? ASTROLOGERS,
      rating,
    },
    points: ctx.config.points,
    gifts: { app_astra: ctx.config.free.appAstra, invite_each: ctx.config.free.invite },
  }
})
