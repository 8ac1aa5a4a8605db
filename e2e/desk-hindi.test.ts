// The desk in Hindi: every screen, with something on it. In a file of its own: what operators type in other tests is English.
import { leads, profiles } from '@dhruva/contract'
import {
  changeSetting,
  grantQuestions,
  moveRequest,
  openIncident,
  refundAsOperator,
  tellIncident,
} from '@dhruva/domain'
import { expect, test } from 'vitest'
import { startProduct } from './product.ts'
import { operatorsOf } from './testing/operators.ts'
import { buy } from './testing/paying.ts'
import { changeTo, heading } from './testing/see.ts'

// in the log stand the acts of all who share an installation, with reasons in English
const product = await startProduct({ env: {} })
const { firstLogin, operator } = operatorsOf(product)

test('in Hindi no screen of the desk shows an English sentence, a sum in paise or a word of the code', async () => {
  const { db } = product
  const person = await product.arrive()
  const bid = await product.birth(person)
  const display_name = `desk.hindi${person.mobile.slice(-4)}`
  await person.client.call(profiles.insertProfile, { display_name, email: 'somebody@example.org', bid })
  await person.client.call(leads.saveLead, { full_name: 'आशा', mobile_number: person.mobile })
  const paid = await buy(product, person, 'oracle-10')
  const by = { operator: 'मीरा', reason: 'नेट बंद था', now: new Date() }
  await refundAsOperator(db, by, paid, 980)
  await grantQuestions(db, by, person.uid, 'oracle', 2)
  const { id } = await db.prisma.lead.findFirstOrThrow({ where: { uid: person.uid } })
  await moveRequest(db, by, { id, state: 'scheduled', scheduledAt: new Date('2027-01-15T12:00:00Z') })
  const { incident } = await openIncident(db, by, {
    part: 'payments',
    beganAt: new Date(),
    text: { en: 'Slow.', hi: 'देर हो रही है।' },
  })
  await tellIncident(db, by, { incident, text: { en: 'Well again.', hi: 'अब ठीक है।' }, ends: true })
  const since = new Date(Date.now() + 400 * 86_400_000)
  const value = { price: 45, original: 60 }
  const name = 'pack:oracle-10'
  const seen = async () => (await db.prisma.setting.findFirst({ where: { name }, orderBy: { id: 'desc' } }))?.id ?? 0
  const planned = { name, value, since, command: 'price', details: { ...value, since } } as const
  await changeSetting(db, by, { ...planned, seen: await seen() })

  const page = await product.page({ width: 1440 })
  await firstLogin(page, await operator('owner'))
  await changeTo(page, 'hi')
  const shown = async (address: string) => {
    await page.goto(`/desk/${address}`)
    await heading(page).waitFor()
    await product.settled(page)
    // ids, numbers of papers, names that are Latin in Hindi too, and what an operator typed
    const known =
      /(?:pay|order|rfnd)_[\w…]+|[0-9a-f-]{36}|(?:pack|incident):[\w-]+|(?:INV|CRN)\/[\d/]+|desk\.\w+|op \d+|the first owner|\b(?:u|l|uid|shell|CSV|AstroHub|English)\b/g
    const text = (await page.locator('main').innerText()).replaceAll(known, '')
    expect(text.match(/[a-z_]{2,}.*/gi), address).toBeNull()
    return text
  }
  const log = await shown('acts')
  for (const said of ['₹9.80', 'ओरेकल: 2', '15 जन॰ 2027', 'भुगतान', 'देर हो रही है।', 'अब ठीक', '₹45', 'साथ में ₹60'])
    expect(log).toContain(said)
  for (const screen of [
    'reports',
    'hidden',
    'consultations',
    'prices',
    'coupons',
    'house',
    'switches',
    'quality',
    'operators',
  ])
    await shown(screen)
  await shown(`payments?what=${paid}`)
  await shown(`people?who=${person.uid}`)
  expect(product.troubles(page)).toEqual([])
})
