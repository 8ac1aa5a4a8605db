// The service worker: see docs/adr/0055.
import { type Build, createKeeper } from './keeper.ts'
import { noteOf } from './note.ts'
import { openPage } from './open-page.ts'

declare const self: ServiceWorkerGlobalScope
declare const BUILD: Build

const keeper = createKeeper({
  caches: self.caches,
  fetch: (input, init) => self.fetch(input, init),
  build: BUILD,
  origin: self.location.origin,
})

self.addEventListener('install', (event) => event.waitUntil(keeper.install()))

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await self.registration.navigationPreload?.enable()
    await keeper.dropOldBuilds()
  }
  event.waitUntil(begin())
})

self.addEventListener('message', (event) => {
  // the person has agreed to the new version
  if (event.data === 'take over') void self.skipWaiting()
  if (event.data === 'make way') keeper.makeWay()
  if (event.data === 'keep all') event.waitUntil(keeper.keepAll())
})

self.addEventListener('fetch', (event) => {
  const answer = keeper.answer(event.request, Promise.resolve(event.preloadResponse))
  if (answer) event.respondWith(answer)
})

self.addEventListener('push', (event) => {
  const { title, url, ...note } = noteOf(event.data?.json())
  event.waitUntil(
    self.registration.showNotification(title, {
      ...note,
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
      // a note waits to be looked at
      silent: true,
      data: url,
    }),
  )
})

const windows = {
  shown: () => self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
  open: (url: string) => self.clients.openWindow(url),
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(windows, String(event.notification.data), self.location.origin))
})
