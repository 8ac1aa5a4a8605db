import '#styles/tokens.css'
import '#styles/fonts.css'
import '#styles/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { readCookie } from '#lib/cookie.ts'
import { startLanguage } from '#lib/i18n.ts'
import { startTheme } from '#lib/theme.ts'
import { AlertHost } from '#ui/alert.tsx'
import { ToastHost } from '#ui/toast.tsx'
import { Desk } from './desk.tsx'
import { deskQueries } from './lib/api.ts'

/** As index.html does for the product, but not inline: here nothing is drawn before the scripts are there. */
const chooseLanguage = () => {
  const chosen = readCookie('language')
  const isHindi = chosen === 'hi' || (chosen !== 'en' && /^hi/i.test(navigator.language))
  document.documentElement.lang = isHindi ? 'hi' : 'en'
  startLanguage()
}

startTheme()
chooseLanguage()
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={deskQueries}>
        <BrowserRouter basename="/desk">
          <Suspense>
            <Desk />
            <AlertHost />
            <ToastHost />
          </Suspense>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
