import { type By, changeSetting, type SettingChanged } from '@dhruva/domain'
import type { Ctx } from '#context.ts'

/** Sets something as an operator; this process knows it at once, others within seconds. */
export const change = async (ctx: Ctx, by: By, changed: SettingChanged) => {
  const done = await changeSetting(ctx.db, by, changed)
  ctx.settings.forget()
  return done
}
