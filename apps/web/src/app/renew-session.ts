import { users } from '@dhruva/contract'
import { api } from '#lib/api.ts'
import { remember } from '#lib/storage.ts'

const KEY = 'session.renewed'

/** Asks the service who this is, which renews the cookie (browsers keep none longer than 400 days): once a day. */
export const renewSession = async () => {
  const today = new Date().toISOString().slice(0, 10)
  if (remember.read(KEY) === today) return
  await api.call(users.getUserInfo, {}).then(
    () => remember.write(KEY, today),
    // a session that has ended was dealt with; anything else is tried again with the next visit
    () => undefined,
  )
}
