import { findDuplicate, insertBirth, lockPerson, updateBirth } from '@dhruva/db'
import { chartOf, refuseFuture } from '#charts.ts'
import type { Ctx } from '#context.ts'
import { type BirthForm, toStored } from '#features/births/birth.ts'
import { fail, type TextLanguage } from '#http/fail.ts'

const SAME_PRESS_MS = 10_000

type Saving = { uid: number; form: BirthForm; language: TextLanguage }

const computed = (ctx: Ctx, { form, language }: Saving) => {
  const now = ctx.now()
  const stored = chartOf(form, now)
  refuseFuture(stored.chart, now, language)
  return { now, stored }
}

/** Saves a new birth with its kundli. The same one again within ten seconds is the same press of the button. */
export const addNew = async (ctx: Ctx, saving: Saving): Promise<number> => {
  const { uid } = saving
  const { now, stored } = computed(ctx, saving)
  const birth = toStored(saving.form)
  return ctx.db.tx(async (tx) => {
    if (!(await lockPerson(tx, uid))) throw fail('no_session')
    const { duplicate, count } = await findDuplicate(tx, uid, birth, new Date(now.getTime() - SAME_PRESS_MS))
    if (duplicate !== null) return duplicate
    if (count >= ctx.config.maxBirths) throw fail('too_many_births', { max: ctx.config.maxBirths })
    return insertBirth(tx, uid, birth, stored, now)
  })
}

/** Changes a saved birth and computes its kundli anew. */
export const change = async (ctx: Ctx, bid: number, saving: Saving): Promise<number> => {
  const { now, stored } = computed(ctx, saving)
  if (!(await updateBirth(ctx.db, saving.uid, bid, toStored(saving.form), stored, now))) throw fail('birth_not_found')
  return bid
}
