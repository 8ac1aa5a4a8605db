import * as z from 'zod/mini'

const address = z._default(z.optional(z.nullable(z.url())), null)
const words = (fallback: string) => z._default(z.optional(z.string()), fallback)
const number = (fallback: number, max: number) =>
  z._default(z.optional(z.coerce.number().check(z.minimum(0), z.maximum(max))), fallback)

/** The environment of what `site/getInfo.php` tells: figures of the page copy, addresses, tax. */
export const siteFields = {
  GST_PERCENT: number(18, 100),
  SITE_PREDICTIONS: words('3M+'),
  SITE_USERS: words('250k+'),
  SITE_CHATS: words('2M+'),
  SITE_ASTROLOGERS: words('2'),
  SITE_RATING: number(4.6, 5),
  STORE_URL: address,
  WHATSAPP_URL: address,
  SITEMAP_URL: address,
  SUPPORT_EMAIL: z._default(z.optional(z.nullable(z.email())), null),
  SOCIAL_FACEBOOK: address,
  SOCIAL_INSTAGRAM: address,
  SOCIAL_YOUTUBE: address,
  SOCIAL_LINKEDIN: address,
  SOCIAL_X: address,
}

const SiteSettings = z.object(siteFields)
type SiteSettings = z.output<typeof SiteSettings>

const socialOf = (env: SiteSettings) =>
  Object.entries({
    Facebook: env.SOCIAL_FACEBOOK,
    Instagram: env.SOCIAL_INSTAGRAM,
    YouTube: env.SOCIAL_YOUTUBE,
    LinkedIn: env.SOCIAL_LINKEDIN,
    X: env.SOCIAL_X,
  }).flatMap(([name, url]) => (url ? [{ name, url }] : []))

/** The same as the contract words it; an address that is not set is null, which hides it. */
export const siteOf = (env: SiteSettings) => ({
  figures: {
    predictions: env.SITE_PREDICTIONS,
    users: env.SITE_USERS,
    chats: env.SITE_CHATS,
    astrologers: env.SITE_ASTROLOGERS,
    rating: env.SITE_RATING,
  },
  store_url: env.STORE_URL,
  whatsapp_url: env.WHATSAPP_URL,
  sitemap_url: env.SITEMAP_URL,
  support_email: env.SUPPORT_EMAIL,
  social: socialOf(env),
  gst_percent: env.GST_PERCENT,
})
