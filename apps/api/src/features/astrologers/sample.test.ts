import { astrologers } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { buildApp } from '#app.ts'

const world = await createWorld(buildApp)

it('answers one question about a sample birth, each sentence with what it rests on', async () => {
  const { birth, question, paragraphs } = await world.visitor().call(astrologers.getSampleAnswer, {})
  expect(birth).toEqual({ dob: '14/08/1996', tob: '06:42', pob: 'Jaipur' })
  expect(question).toContain('?')
  const sentences = paragraphs.flat()
  expect(sentences.length).toBeGreaterThan(1)
  for (const { text, facts } of sentences) {
    expect(facts.length, text).toBeGreaterThan(0)
    expect(facts.every((fact) => fact.text !== '' && fact.at[0] === text.length)).toBe(true)
  }
})

it('speaks Hindi to who reads Hindi', async () => {
  const { json } = await world.visitor().raw(astrologers.getSampleAnswer, {}, { 'accept-language': 'hi' })
  const { paragraphs } = astrologers.getSampleAnswer.output.parse(json)
  for (const { text, facts } of paragraphs.flat())
    expect([text, ...facts.map((fact) => fact.text)].join(' ')).not.toMatch(/[A-Za-z]/)
})
