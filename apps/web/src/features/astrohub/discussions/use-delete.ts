import { discussions } from '@dhruva/contract'
import { api, refreshCalls } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { confirmUser } from '#ui/alert.tsx'
import { toast } from '#ui/toast.tsx'
import { discussionTexts } from '../shared/texts.ts'
import { isMissing, useRefusalToast } from '../shared/use-error-toast.ts'

/** Asks, deletes, says so. True when the discussion is gone. */
export const useDelete = () => {
  const t = useTexts(discussionTexts)
  const explain = useRefusalToast()
  return async (did: number): Promise<boolean> => {
    const words = { message: t.confirmDelete, description: t.confirmDeleteText, yes: t.deleteYes, no: t.keep }
    if (!(await confirmUser({ ...words, destructive: true }))) return false
    try {
      const { message } = await api.call(discussions.deleteDiscussion, { did })
      toast.success(message ?? t.deleted)
      return true
    } catch (error) {
      explain(error)
      // deleted in another tab
      return isMissing(error)
    }
  }
}

/** Reads again whatever lists discussions. */
export const refreshLists = () => refreshCalls(discussions.searchDiscussions)
