import { leads } from '@dhruva/contract'
import { moveRequest } from '@dhruva/domain'
import { createWorld } from '@dhruva/testkit'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const person = (id: number, name: string) => ({
  id,
  name: { en: name, hi: `श्री ${name}` },
  specialization: { en: 'Marriage', hi: 'विवाह' },
  bio: { en: 'Reads charts.', hi: 'कुंडली पढ़ते हैं।' },
  experience: 20,
  languages: { en: ['Hindi'], hi: ['हिंदी'] },
})
const CONSULTANTS = JSON.stringify([
  { ...person(7, 'Rao'), rating: 5, testimonials: [{ name: 'Usha', text: { en: 'Kind.', hi: 'भले हैं।' }, rating: 5 }] },
  person(9, 'Iyer'),
])
const world = await createWorld(buildApp, { env: { CONSULTANTS } })
const by = { operator: 'mira', reason: 'called back', now: world.clock.now() }
const asked = { full_name: 'Asha Sharma', mobile_number: '98765 43210' }

describe('whom one can consult', () => {
  it('are those the operator names, in the language of the reader', async () => {
    const { astrologers } = await world.visitor().call(leads.getConsultants, {})
    expect(astrologers).toMatchObject([
      { id: 7, name: 'Rao', rating: 5, is_sample: false, testimonials: [{ name: 'Usha', text: 'Kind.' }] },
      { id: 9, name: 'Iyer', rating: null, testimonials: [] },
    ])
    const answer = await world.visitor().raw(leads.getConsultants, {}, { 'accept-language': 'hi' })
    expect(answer.json).toMatchObject({ astrologers: [{ name: 'श्री Rao', bio: 'कुंडली पढ़ते हैं।' }, {}] })
  })

  it('are samples that say so where nobody is named, and have nobody’s praise', async () => {
    const trial = await createWorld(buildApp)
    const { astrologers } = await trial.visitor().call(leads.getConsultants, {})
    expect(astrologers.map(({ experience_years }) => experience_years)).toEqual([20, 20, 11])
    for (const one of astrologers) expect(one).toMatchObject({ is_sample: true, rating: null, testimonials: [] })
  })
})

describe('a request', () => {
  it('is kept with what was written, empty values left out', async () => {
    const asha = await world.member('keeps')
    const saved = await asha.call(leads.saveLead, { ...asked, email: '', birth_place: 'Jaipur', astrologer_id: 7 })
    expect(saved.message).toBe('We will get back to you soon.')
    const [row] = await world.db.query({
      name: 'test.lead',
      text: 'SELECT full_name, mobile, email, birth_place, date_of_birth, state FROM lead WHERE id = $1',
      values: [saved.id],
    })
    expect(row).toEqual({
      full_name: 'Asha Sharma',
      mobile: '9876543210',
      email: null,
      birth_place: 'Jaipur',
      date_of_birth: null,
      state: 'new',
    })
  })

  it.each([
    [{ full_name: '', mobile_number: '9876543210' }, 'full_name'],
    [{ full_name: 'a', mobile_number: '9876543210' }, 'full_name'],
    [{ full_name: 'Asha', mobile_number: '987654321' }, 'mobile_number'],
    [{ full_name: 'Asha', mobile_number: '9876543210987654' }, 'mobile_number'],
    [{ full_name: 'Asha', mobile_number: '98765x3210' }, 'mobile_number'],
    [{ ...asked, email: 'x' }, 'email'],
  ])('%j is refused', async (sent, field) => {
    const asha = await world.member('refused')
    const answer = await asha.raw(leads.saveLead, sent)
    expect(answer).toMatchObject({ status: 400, json: { status: 'fail', errors: [{ path: field }] } })
  })

  it('of somebody who is not on the list is refused', async () => {
    const asha = await world.member('unlisted')
    const answer = await asha.raw(leads.saveLead, { ...asked, astrologer_id: 8 })
    expect(answer).toMatchObject({ status: 404, json: { code: 'astrologer_not_found' } })
  })

  it('sent twice at once is one, with the later words; of another astrologer it is another', async () => {
    const asha = await world.member('twice')
    const sent = await Promise.all([1, 2, 3].map(() => asha.call(leads.saveLead, { ...asked, astrologer_id: 7 })))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    await asha.call(leads.saveLead, { ...asked, astrologer_id: 9 })
    expect((await asha.call(leads.getLeads, {})).leads.map(({ astrologer }) => astrologer)).toEqual(['Iyer', 'Rao'])
  })

  it('is seen as the operator moves it, and is asked for anew when it has ended', async () => {
    const asha = await world.member('moved')
    const { id } = await asha.call(leads.saveLead, asked)
    const scheduledAt = new Date('2026-11-26T12:00:00Z')
    await moveRequest(world.db, by, { id, state: 'scheduled', scheduledAt })
    expect((await asha.call(leads.getLeads, {})).leads).toMatchObject([
      { id, state: 'scheduled', scheduled_at: '2026-11-26T12:00:00.000Z', astrologer: null },
    ])
    await moveRequest(world.db, by, { id, state: 'done', scheduledAt: null })
    await expect(moveRequest(world.db, by, { id, state: 'declined', scheduledAt: null })).rejects.toThrow(
      `no request ${id} is open`,
    )
    const again = await asha.call(leads.saveLead, asked)
    expect(again.id).not.toBe(id)
    const acts = await world.db.query({
      name: 'test.lead_acts',
      text: 'SELECT command, operator, target FROM operator_act WHERE target = $1',
      values: [`l${id}`],
    })
    expect(acts).toEqual(Array(2).fill({ command: 'lead', operator: 'mira', target: `l${id}` }))
  })

  it('is made five times a day and no more, taken back or not; one that is open may still be corrected', async () => {
    const asha = await world.member('again and again')
    for (let time = 0; time < 4; time++) {
      const { id } = await asha.call(leads.saveLead, asked)
      await asha.call(leads.cancelLead, { id })
    }
    const { id } = await asha.call(leads.saveLead, asked)
    expect((await asha.call(leads.saveLead, { ...asked, full_name: 'Asha Devi' })).id).toBe(id)
    const other = { ...asked, astrologer_id: 7 }
    expect(await asha.raw(leads.saveLead, other)).toMatchObject({ status: 429, json: { code: 'too_many' } })
    world.clock.advance({ days: 1 })
    expect((await asha.call(leads.saveLead, other)).id).toBeGreaterThan(id)
  })

  it('is taken back by whoever asked, once, and by nobody else', async () => {
    const [asha, ravi] = [await world.member('back'), await world.member('other')]
    const { id } = await asha.call(leads.saveLead, asked)
    expect(await ravi.raw(leads.cancelLead, { id })).toMatchObject({ status: 404 })
    await asha.call(leads.cancelLead, { id })
    expect(await asha.raw(leads.cancelLead, { id })).toMatchObject({ status: 404, json: { code: 'lead_not_found' } })
    expect((await asha.call(leads.getLeads, {})).leads).toMatchObject([{ id, state: 'cancelled' }])
  })
})
