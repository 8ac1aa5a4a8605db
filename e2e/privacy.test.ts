// The page of one's data and consent.
import { NOTICE_VERSION, privacy } from '@dhruva/contract'
import { expect, test } from 'vitest'
import { newMobile, startProduct } from './product.ts'
import { holdsTrue, readToast } from './testing/see.ts'
import { ask } from './testing/talk.ts'

const product = await startProduct()

test('a visitor reads every purpose, and logs in by an act; the page then says what was agreed to', async () => {
  const page = await product.page({ width: 360 })
  expect((await page.goto('/privacy'))?.status()).toBe(200)
  expect(await page.locator('main section[id]').count()).toBe(9)
  await page.getByText('No such provider is set up here').waitFor()
  expect(await page.getByRole('button', { name: 'Download my data' }).count()).toBe(0)
  await page.locator('main').getByRole('button', { name: 'Log In' }).click()
  await product.enter(page, newMobile())
  await page.getByText(/^You agreed on .+, as you logged in\. The notice was shown in English\.$/).waitFor()
  expect(product.troubles(page)).toEqual([])
})

test('a member agrees later, withdraws the language model and gives it again, downloads, deletes all talks', async () => {
  const who = await product.arrive()
  const bid = await product.birth(who)
  await ask(who, bid, 'Oracle', 'When will I find a new job?')
  const page = await product.page({ as: who, language: 'hi' })
  await page.goto('/privacy')
  await page.getByText('आपकी कोई सहमति दर्ज नहीं है').waitFor()
  await page.getByRole('button', { name: 'मैं इस सूचना से सहमत हूँ' }).click()
  await page.getByText(/को इसी पेज पर सहमति दी/).waitFor()

  const model = page.locator('[data-purpose=language_model]')
  await model.getByRole('button', { name: 'सहमति वापस लें' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'सहमति वापस लें' }).click()
  await model.getByText(/को सहमति वापस ली/).waitFor()
  const stateOf = async () =>
    (await who.client.call(privacy.getPrivacy, {})).consents.find((one) => one.purpose === 'language_model')
  expect(await stateOf()).toMatchObject({
    state: 'withdrawn',
    act: { version: NOTICE_VERSION, language: 'Hindi', how: 'page' },
  })
  await model.getByRole('button', { name: 'सहमति दें' }).click()
  await model.getByText(/को सहमति दी/).waitFor()
  expect(await stateOf()).toMatchObject({ state: 'given' })

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'मेरा डेटा डाउनलोड करें' }).click()
  expect((await file).suggestedFilename()).toMatch(new RegExp(`^dhruva-${who.uid}-`))

  await page.getByRole('button', { name: 'सारी बातचीत हटाएँ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'सारी बातचीत हटाएँ' }).click()
  await holdsTrue(async () => (await product.db.prisma.chat.count({ where: { uid: who.uid } })) === 0)
  expect(await readToast(page)).not.toBe('')
  expect(product.troubles(page)).toEqual([])
})
