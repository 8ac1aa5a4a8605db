import type { Ctx } from '#context.ts'

/** Whom to tell of a weakness, as an address with its scheme: whoever is set for it, else support; null for nobody. */
export const securityContact = async ({
  config,
  settings,
}: Pick<Ctx, 'config' | 'settings'>): Promise<string | null> => {
  const { security_contact: contact } = config.site
  if (contact !== null) return contact
  const { info } = await settings.read()
  return info.support_email && `mailto:${info.support_email}`
}
