import { useNavigate } from 'react-router-dom'
import { clearSession } from '#lib/session.ts'
import { pages } from './routes.ts'

/** Revokes the session on the server and forgets it here, also when the call fails. */
export const useLogOut = () => {
  const navigate = useNavigate()
  return () => {
    const forget = () => {
      clearSession()
      void navigate(pages.home.path)
    }
    import('./log-out.ts').then(({ logOut }) => logOut(forget), forget)
  }
}
