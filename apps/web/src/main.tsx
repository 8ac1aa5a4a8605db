import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { footer } from '#app/layout.tsx'
import { loadPage, preloadPage } from '#app/router.tsx'
import { shellTexts } from '#app/texts.ts'
import { hasFirstView, prepareHandover } from '#lib/first-view.ts'
import { currentLanguage, startLanguage } from '#lib/i18n.ts'
import { startSession } from '#lib/session.ts'
import { startTheme } from '#lib/theme.ts'
import { showKeptToast } from '#ui/kept-toast.ts'
import { uiTexts } from '#ui/texts.ts'

startTheme()
startLanguage()
startSession()
preloadPage(window.location.pathname)
void footer.get().catch(() => undefined)

/** Not awaited by this file: the code of a page imports parts of it, and would wait for it in turn. */
const show = async () => {
  // a failure here is shown by the page's own fallback: the first component that needs the texts asks again
  await Promise.allSettled([
    shellTexts.load(currentLanguage()),
    uiTexts.load(currentLanguage()),
    // where the server drew the page, ours takes its place in one piece: nothing stands twice meanwhile
    ...(hasFirstView() ? [loadPage(window.location.pathname), footer.get()] : []),
    prepareHandover(),
  ])
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App />)
  showKeptToast()
}

/** So long the page has the line and the processor for itself. */
const WORKER_AFTER_MS = 3000

void show()
// what does not come is tried again with the next page that is loaded
if (import.meta.env.PROD) setTimeout(() => import('#app/worker.tsx').catch(() => undefined), WORKER_AFTER_MS)
