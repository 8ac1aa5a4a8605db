// The note of the morning from the switch to the screen, and what is typed when the browser is closed.
import { createJobs, jobs } from '@dhruva/jobs'
import { type FakePush, startFakePush } from '@dhruva/testkit/fake-push'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { fieldsOf } from './testing/birth-form.ts'

const product = await startProduct()
const service = await startFakePush()
afterAll(service.close)
const asha = await product.arrive()
const bid = await product.birth(asha, { full_name: 'Asha Sharma' })

type Subscribed = ReturnType<FakePush['browser']>

/**
 * What the browser of the tests, which has no screen and no push service of its maker, cannot do: be allowed to show notes, and
 * subscribe. It gives an address of ours.
 */
const subscribeWith = (page: Page, { endpoint, keys }: Subscribed) =>
  page.addInitScript(
    (json) => {
      let current: object | null = null
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
      Notification.requestPermission = async () => 'granted'
      const subscription = { endpoint: json.endpoint, toJSON: () => json, unsubscribe: async () => (current = null) }
      Object.assign(PushManager.prototype, {
        subscribe: async () => (current = subscription),
        getSubscription: async () => current,
      })
    },
    { endpoint, keys },
  )

/** Hands a note to the service worker, as the push service of the browser does. */
const deliver = async (context: BrowserContext, page: Page, note: unknown) => {
  const line = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await line.send('ServiceWorker.enable')
  const registrationId = await registered
  await line.send('ServiceWorker.deliverPushMessage', {
    origin: product.url,
    registrationId,
    data: JSON.stringify(note),
  })
}

test('it is off, is asked for by the switch alone, comes sealed and is shown without a sound or a name', async () => {
  const page = await product.page({ width: 360, as: asha, worker: true })
  const context = page.context()
  await context.grantPermissions(['notifications'], { origin: product.url })
  const browser = service.browser()
  await subscribeWith(page, browser)
  await page.goto('/app')
  const toggle = page.getByRole('switch', { name: 'Send it to this device' })
  expect(await toggle.getAttribute('aria-checked')).toBe('false')
  expect(await product.db.prisma.pushSubscription.count()).toBe(0)

  await page.getByLabel('Time').selectOption('7')
  await toggle.click()
  await expect.poll(() => toggle.getAttribute('aria-checked')).toBe('true')
  await page.getByText('On. It comes to this device each day at 7:00').waitFor()
  const wished = await product.db.prisma.pushSubscription.findUniqueOrThrow({ where: { uid: asha.uid } })
  expect(wished).toMatchObject({ endpoint: browser.endpoint, hour: 7, language: 'en' })

  // it is a morning later, as far as the note knows
  const hour = new Date(Date.now() + 5.5 * 3_600_000).getUTCHours()
  await product.db.prisma.pushSubscription.update({
    where: { uid: asha.uid },
    data: { hour, sentOn: new Date('2026-01-01') },
  })
  await product.db.tx((tx) => createJobs().add(tx, jobs.sendNotes, {}))
  await expect.poll(() => browser.received.length, { timeout: 20_000 }).toBe(1)

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const all: object[] = []
    const registration = Reflect.get(globalThis, 'registration')
    registration.showNotification = async (heading: string, options: object) => all.push({ title: heading, ...options })
    Reflect.set(globalThis, 'shownByTest', all)
  })
  await deliver(context, page, browser.received[0]?.note)
  const shown = () => worker.evaluate((): { title: string; body: string }[] => Reflect.get(globalThis, 'shownByTest'))
  await expect.poll(shown).toMatchObject([{ silent: true, lang: 'en', data: '/' }])
  const [{ title, body } = { title: '', body: '' }] = await shown()
  expect(title).toMatch(/^Your day/)
  expect(title + body).not.toMatch(/Asha|Sharma/)

  await toggle.click()
  await page.getByText('Off. Your browser is asked only when you switch it on.').waitFor()
  expect(await product.db.prisma.pushSubscription.count()).toBe(0)
})

test('a browser that blocks notes is told of, and offers no switch', async () => {
  const page = await product.page({ language: 'hi', as: asha })
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await page.goto('/app')
  await page.getByText('आपका ब्राउज़र ध्रुव के संदेश रोक रहा है', { exact: false }).waitFor()
  expect(await page.getByRole('switch').count()).toBe(0)
})

test('what is typed is there when the page was closed and is opened anew; after a log-out it is not', async () => {
  const page = await product.page({ as: asha })
  const composer = (one: Page) => one.getByRole('textbox').last()
  const chat = `${product.url}/chats?type=Oracle&bid=${bid}`
  await page.goto(chat)
  await composer(page).fill('Will the new shop do well?')
  await page.goto('/create-kundli?type=Oracle')
  await fieldsOf(page).name.fill('Kept')
  // what belongs to the tab goes with it
  const again = await page.context().newPage()
  await page.close()
  await again.goto(chat)
  await expect.poll(() => composer(again).inputValue()).toBe('Will the new shop do well?')
  await again.goto(`${product.url}/create-kundli?type=Oracle`)
  await expect.poll(() => fieldsOf(again).name.inputValue()).toBe('Kept')
  const kept = () => again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('drafts:')))
  expect(await kept()).toEqual([`drafts:${asha.uid}`])
  await again.getByRole('button', { name: 'Account', exact: true }).click()
  await again.getByRole('menuitem', { name: 'Log out' }).click()
  await expect.poll(kept).toEqual([])
})
