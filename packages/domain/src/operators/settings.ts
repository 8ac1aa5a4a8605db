import { type ActCommand, addSetting, type Db, lockSetting } from '@dhruva/db'
import { actAs, type By, OperatorRefusal } from '#operators/act.ts'

export type SettingChanged = {
  /** what the act is about, too */
  name: string
  /** null: as it is configured */
  value: unknown
  /** from when on; else at once */
  since?: Date | undefined
  /** the last change the operator has seen, 0 for none */
  seen: number
  /** what the log tells of it */
  details?: Record<string, unknown>
  command?: ActCommand
}

/** Sets what would else be as it is configured. @throws OperatorRefusal when somebody has changed it since the operator looked */
export const changeSetting = (
  db: Db,
  by: By,
  { name, value, since = by.now, seen, details = { value }, command = 'set' }: SettingChanged,
) =>
  actAs(db, by, { command, target: name, details }, async (tx, act) => {
    if ((await lockSetting(tx, name)) !== seen)
      throw new OperatorRefusal(
        'somebody has changed this meanwhile: look at it again',
        'इसे इस बीच किसी ने बदल दिया है: फिर से देखें',
      )
    await addSetting(tx, { name, value, since, act })
    return {}
  })
