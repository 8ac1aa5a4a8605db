import { dayInIndia } from '@dhruva/common'
import { desk } from '@dhruva/contract/desk'
import { OperatorRefusal } from '@dhruva/domain'
import { implementAct } from '#endpoints/implement.ts'
import { change } from '#features/desk/settings/change.ts'
import { helplineName } from '#settings.ts'

export const saveHelpline = implementAct(desk.saveHelpline, ({ ctx, input: { key, line, seen } }, by) => {
  if (!line && key === 'emergency')
    throw new OperatorRefusal(
      'the number for emergencies is in every text of danger',
      'आपात स्थिति का नंबर हर ऐसे उत्तर में आता है, उसे हटाया नहीं जा सकता',
    )
  if (line && line.checked_on > dayInIndia(ctx.now()))
    throw new OperatorRefusal('nobody has called it tomorrow', 'जाँच की तारीख़ आगे की नहीं हो सकती')
  return change(ctx, by, { name: helplineName(key), value: { line: line ?? null }, seen })
})
