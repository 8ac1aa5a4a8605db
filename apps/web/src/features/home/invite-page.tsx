import { useNavigate } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { HomePage } from './home-page.tsx'
import { InviteDialog } from './invite-dialog.tsx'

/** `/invite-earn`: home, with the invitation open over it. */
export const InvitePage = () => {
  const navigate = useNavigate()
  return (
    <>
      <HomePage promptsApp={false} />
      <InviteDialog open onClose={() => void navigate(to('home'))} />
    </>
  )
}
