import { users } from '@dhruva/contract'
import { useCall } from './api.ts'
import { useSession } from './session.ts'

/** How many questions a member has left for each astrologer; undefined for a visitor and until it is known. */
export const useQuestionsLeft = () => {
  const enabled = useSession() !== null
  const { data } = useCall(users.getUserInfo, {}, { staleTimeMs: 0, enabled })
  return { Oracle: data?.oracle_questions, Astra: data?.astra_questions }
}
