import { field } from '@dhruva/common'
import { rememberInTab } from '#lib/storage.ts'

/** A question that was sent and whose reply has not been read to its end in this tab. */
export type Pending = { asstId: string; clientId: string; message: string; redo?: number | undefined }

const KEY = 'chat.pending'

const isPending = (value: unknown): value is Pending =>
  ['asstId', 'clientId', 'message'].every((key) => typeof field(value, key) === 'string') &&
  ['number', 'undefined'].includes(typeof field(value, 'redo'))

/** Kept in the tab, so that a reload in the middle of a reply finds it again and loses no word. */
export const pendingQuestion = {
  read: (asstId: string): Pending | null => {
    try {
      const kept: unknown = JSON.parse(rememberInTab.read(KEY) ?? 'null')
      return isPending(kept) && kept.asstId === asstId ? kept : null
    } catch {
      return null
    }
  },
  write: (pending: Pending) => rememberInTab.write(KEY, JSON.stringify(pending)),
  clear: () => rememberInTab.remove(KEY),
}
