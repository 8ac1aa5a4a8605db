import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { type Fetched, fetched } from '#lib/fetched.ts'
import { loadTexts } from '#lib/i18n.ts'

/** A component whose code is fetched when it is first needed, with its texts. */
export const codeOf = <P,>(load: () => Promise<ComponentType<P>>): Fetched<ComponentType<P>> =>
  fetched(async () => {
    const component = await load()
    // those of code that is only needed next may fail: it asks for them again
    await loadTexts().catch(() => undefined)
    return component
  })

/** The component, or undefined until it is here. */
const useCode = <P,>(code: Fetched<ComponentType<P>>): ComponentType<P> | undefined => {
  const [outcome, setOutcome] = useState<{ component: ComponentType<P> } | { error: unknown }>()
  const isHere = code.now() !== undefined
  useEffect(() => {
    if (isHere) return undefined
    let isShown = true
    const end = (how: typeof outcome) => isShown && setOutcome(how)
    code.get().then(
      (component) => end({ component }),
      (error: unknown) => end({ error }),
    )
    return () => {
      isShown = false
    }
  }, [code, isHere])
  if (outcome && 'error' in outcome) throw outcome.error
  return code.now()
}

type LateProps<P> = {
  of: Fetched<ComponentType<P>>
  /** what stands in its place until it is here */
  meanwhile?: ReactNode
  children: (Component: ComponentType<P>) => ReactNode
}

/** A part of a page that is fetched when it is first shown, and shown as soon as it is here: one of `lazy` would be after 0.3 s. */
export const Late = <P,>({ of, meanwhile = null, children }: LateProps<P>) => {
  const Component = useCode(of)
  return <Suspense fallback={meanwhile}>{Component ? children(Component) : meanwhile}</Suspense>
}
