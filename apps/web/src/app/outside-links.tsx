import { DAY_MS } from '@dhruva/common'
import { site } from '@dhruva/contract'
import { useCall } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { shellTexts } from './texts.ts'

/** The addresses the operator has configured; an address that is not configured is not shown. */
const useOutsideLinks = () => {
  const t = useTexts(shellTexts)
  const { data } = useCall(site.getSiteInfo, {}, { staleTimeMs: DAY_MS })
  if (!data) return []
  const links = [
    { text: t.footer.store, href: data.store_url },
    { text: t.footer.whatsapp, href: data.whatsapp_url },
    { text: t.footer.sitemap, href: data.sitemap_url },
    ...data.social.map(({ name, url }) => ({ text: t.footer.follow(name), href: url })),
    {
      text: t.footer.write(data.support_email ?? ''),
      href: data.support_email === null ? null : `mailto:${data.support_email}`,
    },
  ]
  return links.flatMap(({ text, href }) => (href === null ? [] : [{ text, href }]))
}

/** The links out of the product, as items of a list; nothing when none is configured. */
export const OutsideLinks = () =>
  useOutsideLinks().map(({ text, href }) => (
    <li key={href}>
      <a href={href} {...(href.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {})}>
        {text}
      </a>
    </li>
  ))
