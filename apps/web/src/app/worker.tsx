// Fetched after the first page: the service worker, and the question whether a newer version may take over.
import { Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useTexts } from '#lib/i18n.ts'
import { isSparing } from '#lib/line.ts'
import { registerWorker } from '#lib/register-worker.ts'
import { createStore, useStore } from '#lib/store.ts'
import { Button } from '#ui/button.tsx'
import { shellTexts } from './texts.ts'
import css from './update-note.module.css'

/** A newer version of the product that waits for the person's word. */
const newVersion = createStore<ServiceWorker | null>(null)

const HOUR_MS = 3_600_000

/** From here on this page is of the new version; others that are open stay as they are until they are loaded anew. */
const takeNewVersion = (waiting: ServiceWorker) => {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  navigator.serviceWorker.controller?.postMessage('make way')
  waiting.postMessage('take over')
}

const watch = (registration: ServiceWorkerRegistration) => {
  const look = () => {
    // without a controller this is the first version, which waits for nobody
    if (registration.waiting && navigator.serviceWorker.controller) newVersion.set(registration.waiting)
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look)
  })
  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < HOUR_MS) return
    asked = Date.now()
    void registration.update().catch(() => undefined)
  })
}

/** Starts the service worker, and has it keep the product on this device unless the line is to be spared. */
const startWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await registerWorker()
    if (!registration) return
    watch(registration)
    const { active } = await navigator.serviceWorker.ready
    if (!isSparing()) active?.postMessage('keep all')
  } catch {
    // it is read without being kept
  }
}

/** A newer version waits: it takes over when the person says so, else when no page of this one is open any more. */
const UpdateNote = () => {
  const t = useTexts(shellTexts)
  const waiting = useStore(newVersion)
  const [busy, setBusy] = useState(false)
  const take = (version: ServiceWorker) => {
    setBusy(true)
    takeNewVersion(version)
  }
  return (
    <div role="status">
      {waiting ? (
        <div className={css.note}>
          <p>{t.newVersion}</p>
          <div className={css.acts}>
            <Button size="sm" look="text" onClick={() => newVersion.set(null)}>
              {t.notNow}
            </Button>
            <Button size="sm" look="solid" busy={busy} onClick={() => take(waiting)}>
              {t.useNew}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}

const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(
  <Suspense>
    <UpdateNote />
  </Suspense>,
)
void startWorker()
