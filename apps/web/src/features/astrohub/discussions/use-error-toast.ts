import { useEffect } from 'react'
import { ApiFail } from '#lib/api.ts'
import { useTexts } from '#lib/i18n.ts'
import { uiTexts } from '#ui/texts.ts'
import { toast } from '#ui/toast.tsx'

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

/** Says why something could not be done. */
export const useRefusalToast = () => {
  const { failed } = useTexts(uiTexts)
  return (error: unknown) => {
    if (!(error instanceof ApiFail)) toast.error(failed)
    else if (error.httpStatus !== 401) toast.warning(error.message)
  }
}
