// Section 11.4 of the acceptance list: profiles and avatars; the data one can take away.
import { readFileSync } from 'node:fs'
import { avatars, PersonExport, type Profile, profiles, users } from '@dhruva/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answers, fails, holds, type Person, SAID, startProduct } from './product.ts'
import { post, withBirth, withHandle } from './testing/forum.ts'
import { focused, headed, holdsTrue, said, scrollsSideways, toasts } from './testing/see.ts'

const product = await startProduct()

const member = async () => {
  const who = await withBirth(product)
  return { who, name: who.handle }
}

const posts = async (who: Person, count: number, first = 1) => {
  for (let n = first; n < first + count; n++) await post(who, `Post number ${n}`)
}

/** Waits for a toast with these words. */
const toastSaying = (page: Page, words: string) => toasts(page).filter({ hasText: words }).last().waitFor()

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

const openProfile = async (who: Person, width = 1440) => {
  const page = await product.page({ as: who, width })
  await page.goto('/profile')
  return page
}

test('S-372 someone else’s profile: what anyone may see, and nothing else', async () => {
  const { who, name } = await member()
  await product.give(who, 'points', 1_260)
  const { who: other } = await member()
  for (const as of [other, undefined]) {
    const page = await product.page(as ? { as } : {})
    await page.goto(`/profile?uid=${who.uid}`)
    await headed(page, name)
    const main = page.getByRole('main')
    const text = await said(main)
    for (const words of ['Public', 'Cancer', 'Ashlesha', '1,260', 'Astro Points', 'My Posts & Discussions'])
      expect(text).toContain(words)
    for (const words of ['@example.org', 'Verified', 'redeemed', 'Redeem', 'Transfer', 'Edit', 'Download'])
      expect(text).not.toContain(words)
    expect(await page.title()).toBe(`${name} · AstroHub`)
    const head = page.getByRole('main').locator('header img')
    expect(await head.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(0)
  }
})

test.each([
  ['en', 'Cancer'],
  ['hi', 'कर्क'],
] as const)(
  'the rashi is named and drawn as in the chart (%s), also of an answer with its English name',
  async (language, sign) => {
    const { who } = await member()
    expect((await who.client.call(profiles.getOwnProfile, {})).rashi).toBe('Karka')
    for (const rashi of ['Karka', 'Cancer']) {
      const page = await product.page({ language })
      await answers<Profile>(page, profiles.getProfile, { rashi })
      await page.goto(`/profile?uid=${who.uid}`)
      const tag = page.getByRole('main').getByRole('listitem').filter({ hasText: sign })
      expect(await said(tag)).toMatch(new RegExp(`: ${sign}$`))
      expect(await tag.locator('svg').count()).toBe(1)
    }
  },
)

test('S-373 one’s own profile: e-mail, redeemed points, and what its owner can do', async () => {
  const { who, name } = await member()
  await product.give(who, 'points', 260)
  const page = await openProfile(who)
  const main = page.getByRole('main')
  await headed(page, name)
  const text = await said(main)
  for (const words of [`${name}@example.org`, 'Not Verified', '260', '0 redeemed so far', 'Enough for 2 free'])
    expect(text).toContain(words)
  for (const button of ['Redeem Questions', 'Edit Profile', 'Edit Avatar', 'Download my data'])
    expect(await main.getByRole('button', { name: button }).isVisible()).toBe(true)
  expect(await main.getByRole('link', { name: 'Transfer Questions' }).getAttribute('href')).toBe('/balance')
  // also at the address others see it under
  await page.goto(`/profile?uid=${who.uid}`)
  await main.getByRole('button', { name: 'Edit Profile' }).waitFor()
})

test('S-438 a visitor without uid is sent home; an unknown or wrong uid is nobody', async () => {
  const page = await product.page()
  await page.goto('/profile')
  await page.waitForURL(`${product.url}/`)
  await toastSaying(page, 'Please login first')
  for (const uid of ['999999', 'abc', '-1', '0', '99999999999999']) {
    await page.goto(`/profile?uid=${uid}`)
    await headed(page, 'This profile was not found')
  }
  expect(await page.getByRole('main').getByRole('link').getAttribute('href')).toBe('/forum?page=1')
})

test('S-374 two posts stand there; with a third there is a way to all of them', async () => {
  const { who } = await member()
  const page = await product.page()
  await page.goto(`/profile?uid=${who.uid}`)
  await page.getByText('No discussions yet').waitFor()
  await posts(who, 2)
  await page.reload()
  await page.getByRole('article').nth(1).waitFor()
  expect(await page.getByRole('link', { name: 'View All' }).count()).toBe(0)
  await posts(who, 1, 3)
  await page.reload()
  await page.getByRole('link', { name: 'View All' }).click()
  await page.waitForURL(`**/profile/activities?uid=${who.uid}&page=1`)
  await page.getByRole('article').nth(2).waitFor()
  expect(await page.getByRole('article').count()).toBe(3)
})

test('S-375 a private profile: the name, the picture, the lock', async () => {
  const { who, name } = await member()
  await posts(who, 3)
  await product.give(who, 'points', 777)
  await who.client.call(profiles.updateProfile, { is_private: 1 })
  const page = await product.page({ as: (await member()).who })
  await page.goto(`/profile?uid=${who.uid}`)
  await headed(page, name)
  const text = await said(page.getByRole('main'))
  expect(text).toContain('This profile is private')
  for (const words of ['Cancer', 'Ashlesha', '777', 'My Posts', 'Post number']) expect(text).not.toContain(words)
  await page.goto(`/profile/activities?uid=${who.uid}&page=1`)
  await page.getByText('This profile is private').waitFor()
  expect(await page.getByRole('article').count()).toBe(0)
  const owner = await openProfile(who)
  await owner.getByText('Private', { exact: true }).waitFor()
  expect(await said(owner.getByRole('main'))).toContain('Cancer')
})

test('S-041 S-376 all posts, page by page', async () => {
  const { who, name } = await member()
  await posts(who, 21)
  const page = await product.page({ width: 360 })
  await page.goto(`/profile/activities?uid=${who.uid}&page=2`)
  await headed(page, `Posts of ${name}`)
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents()
  await page.getByText('Page 2 of 3').waitFor()
  expect((await titles())[0]).toBe('Post number 11')
  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('Page 3 of 3').waitFor()
  expect(await titles()).toEqual(['Post number 1'])
  expect(await page.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true')
  for (const at of [2, 1]) {
    await page.getByRole('link', { name: 'Previous' }).click()
    await page.getByText(`Page ${at} of 3`).waitFor()
  }
  await holdsTrue(async () => (await focused(page)) === `Posts of ${name}`)
  expect(await page.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true')
  await page.goBack()
  await page.getByText('Page 2 of 3').waitFor()
  await page.goto(`/profile/activities?uid=${who.uid}&page=9`)
  await page.getByRole('link', { name: 'To page 1' }).click()
  await page.getByText('Page 1 of 3').waitFor()
  expect(await scrollsSideways(page)).toBe(false)
})

test('S-377 S-378 the profile is edited; wrong e-mails stay at the field', async () => {
  const { who } = await member()
  const page = await openProfile(who)
  const dialog = dialogOf(page, 'Edit Profile')
  const open = () => page.getByRole('button', { name: 'Edit Profile' }).click()
  await open()
  const email = dialog.getByLabel('Email')
  for (const [typed, words] of [
    ['a@', 'Enter a valid email'],
    ['', 'Email address is required'],
  ] as const) {
    await email.fill(typed)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText(words).waitFor()
  }
  await email.fill('changed@example.org')
  await dialog.getByLabel('Make my profile private').check()
  await dialog.getByLabel('Default birth profile').selectOption('None')
  const held = await holds(page, profiles.updateProfile)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('updating..').waitFor()
  held.release()
  await dialog.waitFor({ state: 'detached' })
  await toastSaying(page, 'Your profile has been saved.')
  expect(held.asked.map((body) => JSON.parse(body))).toEqual([{ email: 'changed@example.org', bid: 0, is_private: 1 }])
  await page.getByText('changed@example.org').waitFor()
  await page.getByText('Private', { exact: true }).waitFor()
  await holdsTrue(async () => (await focused(page)) === 'Edit Profile')
  // what was typed and not saved is gone
  await open()
  await email.fill('other@example.org')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await open()
  expect(await email.inputValue()).toBe('changed@example.org')
})

test.each([
  ['en', 'Symbols', 'Edit Avatar', 'light'],
  ['hi', 'प्रतीक', 'अवतार बदलें', 'dark'],
] as const)(
  'without a birth the first picture shows nobody, and can be taken again (%s)',
  async (language, symbols, edit, theme) => {
    const who = await withHandle(product)
    const did = await post(who, 'Whose picture is this?')
    const page = await product.page({ as: who, language, theme, width: 360 })
    const { avatar } = await who.client.call(profiles.getOwnProfile, {})
    const drawn = page.locator(`img[src$="/${avatar}.svg"]`)
    await page.goto(`/forum/x?did=${did}`)
    await drawn.first().waitFor()
    await page.goto('/profile')
    await page.getByRole('button', { name: edit }).click()
    const folder = page.getByRole('dialog').getByRole('region', { name: symbols, exact: true })
    expect(await folder.locator('[aria-pressed=true]').getAttribute('data-avatar')).toBe(avatar)
    for (const image of await folder.locator('img').all())
      expect(await image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth)).toBeGreaterThan(0)
    expect(await scrollsSideways(page)).toBe(false)
  },
)

test('S-380 another avatar: in the profile, the posts and the header', async () => {
  const { who } = await member()
  await posts(who, 1)
  const page = await openProfile(who)
  await page.getByRole('button', { name: 'Edit Avatar' }).click()
  const dialog = dialogOf(page, 'Edit Avatar')
  for (const folder of ['Symbols', 'Male', 'Female'])
    await dialog.getByRole('region', { name: folder, exact: true }).waitFor()
  const own = (await who.client.call(profiles.getOwnProfile, {})).avatar
  expect(await dialog.locator('[aria-pressed=true]').getAttribute('data-avatar')).toBe(own)
  const { Male } = await who.client.call(avatars.getAvatars, {})
  const chosen = Male[3] ?? ''
  const held = await holds(page, profiles.updateProfile)
  await dialog.locator(`[data-avatar="${chosen}"]`).click()
  await dialog.getByText('uploading..').waitFor()
  held.release()
  await dialog.waitFor({ state: 'detached' })
  const shows = (place: string) =>
    holdsTrue(async () => (await page.locator(place).first().getAttribute('src'))?.endsWith(`/${chosen}.svg`) ?? false)
  for (const place of ['main header img', 'main article img', 'header button[aria-haspopup=menu] img'])
    await shows(place)
})

test('S-458 what fails is said, and can be tried again', async () => {
  const { who, name } = await member()
  const page = await product.page({ as: who })
  const refused = await fails(page, profiles.getOwnProfile, 'fail')
  await page.goto('/profile')
  await toastSaying(page, SAID)
  await refused.heal()
  await page.getByRole('button', { name: 'Try again' }).click()
  await headed(page, name)
  await page.getByRole('button', { name: 'Edit Avatar' }).click()
  const dialog = dialogOf(page, 'Edit Avatar')
  const choice = dialog.locator('button[aria-pressed=false]').first()
  await choice.waitFor()
  for (const [failing, words] of [
    ['fail', SAID],
    ['HTTP failure', 'Something went wrong!'],
    ['exception', 'Something went wrong!'],
  ] as const) {
    const broken = await fails(page, profiles.updateProfile, failing)
    await choice.click()
    await toastSaying(page, words)
    await broken.heal()
  }
  expect(await dialog.isVisible()).toBe(true)
})

test('S-437 one JSON file with everything', async () => {
  const { who, name } = await member()
  const page = await openProfile(who)
  const broken = await fails(page, users.exportUser, 'HTTP failure')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await toastSaying(page, 'Something went wrong!')
  await broken.heal()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(new RegExp(`^dhruva-${who.uid}-\\d{4}-\\d\\d-\\d\\d\\.json$`))
  const kept: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(PersonExport.safeParse({ status: 'success', ...Object(kept) }).success).toBe(true)
  expect(kept).toMatchObject({ account: { uid: who.uid }, profile: { display_name: name }, births: [{}] })
})

test('in Hindi, on a phone, nothing is left in English and nothing is cut', async () => {
  const { who } = await member()
  await posts(who, 3)
  const page = await product.page({ as: who, width: 360, language: 'hi', theme: 'dark' })
  await page.goto('/profile')
  await page.getByText('सभी देखें', { exact: true }).waitFor()
  const text = await said(page.getByRole('main'))
  for (const words of ['कर्क', 'आश्लेषा', 'एस्ट्रो अंक', 'सत्यापित नहीं', 'अवतार बदलें']) expect(text).toContain(words)
  expect(await scrollsSideways(page)).toBe(false)
})
