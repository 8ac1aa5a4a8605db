import { users } from '@dhruva/contract'
import { api } from './api.ts'
import { saveFile } from './save-file.ts'

/** Gives the person everything that is kept about them, as one file. */
export const saveMyData = async (): Promise<void> => {
  const { status: _, ...kept } = await api.call(users.exportUser, {})
  const file = new Blob([`${JSON.stringify(kept, null, 2)}\n`], { type: 'application/json' })
  saveFile(`dhruva-${kept.account.uid}-${kept.exported_at.slice(0, 10)}.json`, file)
}
