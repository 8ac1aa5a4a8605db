import { rememberInTab } from '#lib/storage.ts'
import { toast } from './toast.tsx'

const KEY = 'toast'

/** Says something after the page has been loaded anew. */
export const keepToast = (message: string) => rememberInTab.write(KEY, message)

export const showKeptToast = () => {
  const message = rememberInTab.take(KEY)
  if (message !== null) toast.success(message)
}
