import { Component, type ReactNode, useEffect, useLayoutEffect } from 'react'
import { removeFirstView } from '#lib/first-view.ts'
import { useTexts } from '#lib/i18n.ts'
import { isOnline } from '#lib/online.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/states.tsx'
import { uiTexts } from '#ui/texts.ts'
import { shellTexts } from './texts.ts'

const reload = () => window.location.reload()

/** Without a connection the code of a page does not come; with it, the page is loaded by itself. */
const useReloadOnline = () => {
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
}

const Failed = () => {
  useReloadOnline()
  useLayoutEffect(removeFirstView, [])
  const t = useTexts(shellTexts)
  const ui = useTexts(uiTexts)
  return (
    <div className="page-narrow" style={{ paddingTop: 'calc(var(--header-h) + var(--s-10))' }}>
      <h1 className="vh">{ui.failedTitle}</h1>
      <EmptyState
        title={ui.failedTitle}
        action={
          <>
            <Button look="solid" onClick={reload}>
              {t.reload}
            </Button>
            {/* not by the router, which has failed */}
            {isOnline() ? null : <a href="/app">{t.readKept}</a>}
          </>
        }
      >
        {t.pageFailed}
      </EmptyState>
    </div>
  )
}

/** A page that cannot be shown (its code did not come, or it broke) leaves header and footer standing; around all, it says so. */
export class RouteBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children
  }
}
