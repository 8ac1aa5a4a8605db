import { ApiFail, chats, privacy, type SwitchedPurpose } from '@dhruva/contract'
import { refreshCalls, useAct } from '#lib/api.ts'
import { useLanguage, useTexts } from '#lib/i18n.ts'
import { noticeIn } from '#lib/notice.ts'
import { useConfirm } from '#ui/alert.tsx'
import { toast } from '#ui/toast.tsx'
import { privacyTexts } from './texts.ts'

/** What a member does about their consent on this page. */
export const useConsents = () => {
  const t = useTexts(privacyTexts)
  const notice = noticeIn(useLanguage())
  const confirm = useConfirm()
  const change = useAct(privacy.changeConsent)
  const agree = useAct(privacy.agreeToNotice)
  const forget = useAct(chats.deleteAllChats)
  const run = async (act: () => Promise<{ message?: string | undefined }>) => {
    try {
      const { message } = await act()
      if (message) toast.success(message)
    } catch (error) {
      toast.error(error instanceof ApiFail ? error.message : t.actFailed)
    }
    await refreshCalls(privacy.getPrivacy)
  }
  return {
    busy: change.isPending || agree.isPending || forget.isPending,
    agree: () => run(() => agree.mutateAsync(notice)),
    give: (purpose: SwitchedPurpose) => run(() => change.mutateAsync({ ...notice, purpose, given: true })),
    withdraw: async (purpose: SwitchedPurpose, words: { sure: string; sureMore: string }) => {
      const sure = await confirm({ message: words.sure, description: words.sureMore, yes: t.withdraw, no: t.no })
      if (sure) await run(() => change.mutateAsync({ ...notice, purpose, given: false }))
    },
    deleteTalks: async () => {
      const { sure: message, sureMore: description, deleteAll: yes } = t.talks
      if (!(await confirm({ message, description, yes, no: t.no, destructive: true }))) return
      await run(async () => {
        const { deleted } = await forget.mutateAsync({})
        await refreshCalls(chats.getAllChats)
        return { message: deleted === 0 ? t.talks.none : t.talks.done(deleted) }
      })
    },
  }
}

export type Consents = ReturnType<typeof useConsents>
