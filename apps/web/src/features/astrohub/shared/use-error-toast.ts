import { comments, discussions } from '@dhruva/contract'
import { useEffect } from 'react'
import { ApiFail, refreshCalls } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { uiTexts } from '#ui/texts.ts'
import { toast } from '#ui/toast.tsx'

/** Whether what was asked for is not there: never was, or was deleted meanwhile. */
export const isMissing = (error: unknown): boolean => error instanceof ApiFail && error.httpStatus === 404

/** Says once that something could not be read: in the server's words where it refused. */
export const useErrorToast = (error: unknown) => {
  const { failed } = useTexts(uiTexts)
  useEffect(() => {
    if (error === null || error === undefined) return
    // without a session the shell has said so; what is not there is said in its place
    if (error instanceof ApiFail && (error.httpStatus === 401 || error.httpStatus === 404)) return
    toast.error(error instanceof ApiFail ? error.message : failed)
  }, [error, failed])
}

/** Says why something could not be done. What was deleted meanwhile leaves the page. */
export const useRefusalToast = (tone: 'warning' | 'error' = 'warning') => {
  const { failed } = useTexts(uiTexts)
  return (error: unknown) => {
    if (!(error instanceof ApiFail)) toast.error(failed)
    // without a session the shell has said so and asks to log in
    else if (error.httpStatus !== 401) toast[tone](error.message)
    if (isMissing(error))
      void refreshCalls(discussions.getDiscussion, discussions.searchDiscussions, comments.getComments)
  }
}
