import { type RefObject, useEffect, useState } from 'react'
import { useLogin } from '#lib/login.ts'

/** Opens the login; after it the page stands as it stood, and the focus is where the person wanted to go on. */
export const useLoginAt = (place: RefObject<HTMLElement | null>) => {
  const login = useLogin()
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    if (!isBack) return
    setBack(false)
    place.current?.focus()
  }, [isBack, place])
  return () => login.open({ onDone: () => setBack(true) })
}
