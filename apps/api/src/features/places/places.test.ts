import { PlacesUnavailable } from '@dhruva/adapters'
import { places } from '@dhruva/contract'
import { createWorld } from '@dhruva/testkit'
import { expect, it } from 'vitest'
import { type App, buildApp } from '#app.ts'

const world = await createWorld(buildApp)
const away = await createWorld(
  (parts): Promise<App> =>
    buildApp({
      ...parts,
      externals: {
        places: {
          suggest: async (input) => {
            throw input === 'broken' ? new Error(`about ${input}`) : new PlacesUnavailable('timeout')
          },
        },
      },
    }),
)

it('suggests places, the best first, with coordinates', async () => {
  const { predictions } = await world.visitor().call(places.autocompletePlaces, { input: 'jaipur' })
  expect(predictions[0]).toEqual({
    description: 'Jaipur, Rajasthan, India',
    geometry: { location: { lat: expect.closeTo(26.92, 1), lng: expect.closeTo(75.79, 1) } },
  })
  expect(predictions.length).toBeLessThanOrEqual(10)
})

it.each(['ja', '', '   ', 'x'.repeat(101)])('needs 3 to 100 characters, not "%.10s"', async (input) => {
  const answer = await world.visitor().raw(places.autocompletePlaces, { input })
  expect(answer).toMatchObject({ status: 400, json: { errors: [{ path: 'input' }] } })
})

it('says so when the source of places does not answer', async () => {
  const answer = await away.visitor().raw(places.autocompletePlaces, { input: 'jaipur' })
  expect(answer).toMatchObject({ status: 503, json: { status: 'fail', code: 'place_unavailable' } })
  expect(away.log.join('')).toContain('"fault":"timeout"')
  expect(away.log.join('')).not.toContain('jaipur')
})

it('says nothing of what went wrong inside', async () => {
  const answer = await away.visitor().raw(places.autocompletePlaces, { input: 'broken' })
  expect(answer).toMatchObject({ status: 500, json: { message: 'Something went wrong!', code: 'server_error' } })
  expect(answer.text).not.toContain('broken')
})
