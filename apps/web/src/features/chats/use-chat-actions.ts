import { chats } from '@dhruva/contract'
import { useNavigate } from 'react-router-dom'
import { to } from '#app/paths.ts'
import { ApiFail, api, refreshCalls } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { useConfirm } from '#ui/alert.tsx'
import { toast } from '#ui/toast.tsx'
import { chatTexts } from './texts.ts'

const message = (error: unknown, otherwise: string) => (error instanceof ApiFail ? error.message : otherwise)

/** Ends and deletes chats, each after a question. */
export const useChatActions = () => {
  const t = useTexts(chatTexts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const open = (asstId: string) => navigate(to('chats', { chat: asstId }))
  const quit = async (asstId: string, then = asstId) => {
    if (!(await confirm({ message: t.quit }))) return
    try {
      await api.call(chats.stopChat, { asst_id: asstId })
      await refreshCalls(chats.getChat, chats.getAllChats)
      open(then)
    } catch (error) {
      toast.error(message(error, t.exception))
    }
  }
  const remove = async (asstId: string) => {
    if (!(await confirm({ message: t.confirmDelete, destructive: true }))) return
    try {
      await api.call(chats.deleteChat, { asst_id: asstId })
      await refreshCalls(chats.getAllChats)
      toast.success(t.deleted)
      navigate(to('chats'))
    } catch (error) {
      toast.error(message(error, t.exception))
    }
  }
  const blocked = () => confirm({ message: t.currentChat, yes: t.endIt, no: t.keepTalking })
  return { open, quit, remove, blocked }
}
