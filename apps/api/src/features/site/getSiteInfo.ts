import { RESTING, site } from '@dhruva/contract'
import type { HouseInfo } from '@dhruva/contract/desk'
import { implement } from '#endpoints/implement.ts'
import { saidFrom } from '#figures.ts'
import { securityContact } from '#security-contact.ts'

/** Oracle and Astra. */
const ASTROLOGERS = '2'

const SOCIAL = [
  ['Facebook', 'facebook'],
  ['Instagram', 'instagram'],
  ['YouTube', 'youtube'],
  ['LinkedIn', 'linkedin'],
  ['X', 'x'],
] as const

/** The pages of the house elsewhere that are named. */
const socialOf = (info: HouseInfo) =>
  SOCIAL.flatMap(([name, of]) => {
    const url = info[of]
    return url ? [{ name, url }] : []
  })

export const getSiteInfo = implement(site.getSiteInfo, async ({ ctx, language }) => {
  const { figuresFrom, sitemap_url, gst_percent } = ctx.config.site
  const [{ info, resting }, counts] = await Promise.all([ctx.settings.read(), ctx.figures()])
  const said = saidFrom(figuresFrom, language)
  return {
    figures: {
      predictions: info.predictions ?? said(counts.predictions),
      users: info.users ?? said(counts.people),
      chats: info.chats ?? said(counts.answers),
      astrologers: info.astrologers ?? ASTROLOGERS,
      rating: info.rating,
    },
    store_url: info.store_url,
    whatsapp_url: info.whatsapp_url,
    sitemap_url,
    support_email: info.support_email,
    security_contact: await securityContact(ctx),
    social: socialOf(info),
    gst_percent,
    resting: RESTING.flatMap((what) => {
      const text = resting[what]
      return text ? [{ what, text: text[language] }] : []
    }),
    points: ctx.config.points,
    gifts: { app_astra: ctx.config.free.appAstra, invite_each: ctx.config.free.invite },
  }
})
