import { RESTING } from '@dhruva/contract'
import { desk, RestText } from '@dhruva/contract/desk'
import { readLastSettings } from '@dhruva/db'
import { restName } from '@dhruva/domain'
import { implement } from '#endpoints/implement.ts'
import { REST_TEXTS } from '#features/desk/switches/rest-texts.ts'
import { storedIn } from '#settings.ts'

export const getSwitches = implement(desk.getSwitches, async ({ ctx }) => {
  const rows = await readLastSettings(ctx.db)
  const stored = storedIn(rows)
  const switches = RESTING.map((what) => {
    const name = restName(what)
    const row = rows.find((one) => one.name === name)
    const text = stored(name, RestText)?.text ?? null
    const since = text && row ? row.since.toISOString() : null
    return { what, text, since, usual: REST_TEXTS[what], seen: row?.id ?? 0 }
  })
  return { status: 'success' as const, switches }
})
