import { type NavigateFunction, useNavigate } from 'react-router-dom'
import { takeWantedPage } from '#app/member-only.tsx'
import { queryClient } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { closeLogin, type LoginRequest, runAfterLogin } from '#lib/login.ts'
import { agreement } from '#lib/notice.ts'
import { saveSession } from '#lib/session.ts'
import { loginFlow } from '#one-time-code/draft.ts'
import { authTexts } from '#one-time-code/texts.ts'
import { keepToast } from '#ui/kept-toast.ts'
import { toast } from '#ui/toast.tsx'

/** Goes on in the page as it stands when there is a reason to; false: nothing here needs to be kept. */
const goOn = (request: LoginRequest, navigate: NavigateFunction): boolean => {
  const wanted = takeWantedPage(window.location.pathname)
  if (request.onDone) request.onDone()
  else if (!runAfterLogin() && !request.keepPlace) {
    if (wanted === null) return false
    void navigate(wanted)
  }
  return true
}

/** Keeps the new session, then returns to the page asked for, runs what the page waits to do, or loads the page anew. */
export const useFinishLogin = (request: LoginRequest) => {
  const t = useTexts(authTexts)
  const navigate = useNavigate()
  return (token: string) => {
    saveSession(token)
    agreement.set(null)
    loginFlow.draft.set({ mobile: '', challenge: null })
    closeLogin()
    if (goOn(request, navigate)) {
      void queryClient.invalidateQueries()
      toast.success(t.loggedIn)
      return
    }
    keepToast(t.loggedIn)
    window.location.reload()
  }
}
