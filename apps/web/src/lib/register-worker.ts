/** Registers the service worker; again it changes nothing. A browser that forbids it may answer with nothing. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
