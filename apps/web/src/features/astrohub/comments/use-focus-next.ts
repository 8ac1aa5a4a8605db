import type { Comment } from '@dhruva/contract'
import { useEffect, useState } from 'react'

/** Asked before more of a list is read: the first comment behind what is read now gets the focus when it comes. */
export const useFocusNext = (list: readonly Comment[]) => {
  const [after, setAfter] = useState<number | null>(null)
  useEffect(() => {
    const first = after === null ? undefined : list.find((one) => one.cid > after)
    if (!first) return
    setAfter(null)
    document.getElementById(`comment-${first.cid}`)?.focus()
  }, [after, list])
  return () => setAfter(list.at(-1)?.cid ?? 0)
}
