import { users } from '@dhruva/contract'
import { api, queryClient } from '#lib/api.ts'
import { refuseNotes } from '#lib/browser-notes.ts'

/** Revokes the session on the server, whatever comes of it; then forgets every kept answer and the session. */
export const logOut = (forget: () => void) => {
  // the call carries the token as it is at this moment
  api.call(users.logout, {}).catch(() => undefined)
  // the service sends none to a login that has ended; the browser lets go of its address too
  void refuseNotes().catch(() => undefined)
  forget()
  queryClient.clear()
}
