// The screens and dialogs of AstroHub's discussions, for what is checked on all screens.
import type { Page } from 'playwright-core'
import { discussions as en } from '../../apps/web/src/locales/en/astrohub-discussions.ts'
import { discussions as hi } from '../../apps/web/src/locales/hi/astrohub-discussions.ts'
import type { Product } from '../product.ts'
import { comment, post, withBirth, withHandle } from './forum.ts'
import type { Screen } from './screen.ts'

const catalogues = { en, hi }

const openVoice: Screen['open'] = async (page, language) => {
  await page.getByRole('main').getByRole('button', { name: catalogues[language].upvote }).first().click()
  await page.getByRole('dialog').waitFor()
}

const openMenu = (page: Page) => page.locator('main article [aria-haspopup=menu]').first().click()

const openOwnMenu: Screen['open'] = async (page, language) => {
  await openMenu(page)
  await page.getByRole('menuitem', { name: catalogues[language].remove }).waitFor()
}

const openDelete: Screen['open'] = async (page, language) => {
  await openMenu(page)
  await page.getByRole('menuitem', { name: catalogues[language].remove }).click()
  await page.getByRole('alertdialog').waitFor()
}

const openReport: Screen['open'] = async (page, language) => {
  const t = catalogues[language]
  await openMenu(page)
  await page.getByRole('menuitem', { name: t.report }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.reasons.other).check()
  await dialog.getByRole('button', { name: t.reportSend }).waitFor()
}

const sendEmpty: Screen['open'] = async (page) => {
  await page.getByRole('button', { name: en.post, exact: true }).click()
  await page.getByText(en.titleMissing).waitFor()
}

/** Two people who talk with each other, and a visitor. */
export const createForumScreens = async (product: Product): Promise<Record<string, Screen>> => {
  const asha = await withBirth(product, 'Asha.Sharma')
  const ravi = await withHandle(product, 'Ravi.Verma')
  const did = await post(asha, 'साढ़ेसाती में नौकरी बदलना ठीक है?', 'घर वाले रुकने को कहते हैं।\nआप क्या कहते हैं?')
  await comment(ravi, did, 'मेरे साथ भी यही हुआ था: https://example.org/shani')
  await comment(asha, did, 'फिर क्या हुआ?')
  const hidden = await post(asha, 'राहु और विदेश यात्रा', 'किसी ने यह समय देखा है?')
  await product.db.prisma.$executeRaw`SELECT set_discussion_state(${hidden}, ARRAY['shown'], 'hidden')`
  const address = `/forum/x?did=${did}`
  return {
    forum: { address: '/forum' },
    'forum of a member': { address: '/forum', as: asha, open: openOwnMenu, anew: true },
    'forum, nothing found': { address: `/forum?query=${encodeURIComponent('कखगघङच')}`, as: ravi },
    'forum, beyond its end': { address: '/forum?page=999' },
    discussion: { address },
    'discussion, hidden': { address: `/forum/x?did=${hidden}`, as: asha },
    'discussion of a member': { address, as: ravi },
    'discussion, none': { address: '/forum/x?did=abc' },
    'discussion, delete?': { address, as: asha, open: openDelete, anew: true },
    'discussion, report': { address, as: ravi, open: openReport, anew: true },
    'vote of a visitor': { address, open: openVoice, anew: true },
    'new post': { address: '/forum/create', as: asha },
    'new post, refused': { address: '/forum/create', as: ravi, open: sendEmpty },
    'edit post': { address: `/forum/edit-post/${did}`, as: asha },
  }
}
