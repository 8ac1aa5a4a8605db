import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { PlacesEnv } from './config.ts'

const google = { PLACES: 'google', GOOGLE_MAPS_KEY: 'k' }

it('is embedded when nothing is said', () => {
  expect(z.parse(PlacesEnv, {})).toEqual({ PLACES: 'embedded' })
})

it('asks Google at its own address unless told otherwise', () => {
  const usual = { GOOGLE_MAPS_BASE_URL: 'https://places.googleapis.com', GOOGLE_MAPS_CALLS_A_DAY: 10_000 }
  expect(z.parse(PlacesEnv, google)).toEqual({ ...google, ...usual })
  const local = { ...google, GOOGLE_MAPS_BASE_URL: 'http://127.0.0.1:4010', GOOGLE_MAPS_CALLS_A_DAY: 7 }
  expect(z.parse(PlacesEnv, local)).toEqual(local)
})

it.each([
  [{ PLACES: 'osm' }, 'PLACES'],
  [{ PLACES: 'google' }, 'GOOGLE_MAPS_KEY'],
  [{ ...google, GOOGLE_MAPS_BASE_URL: 'https://places.googleapis.com.example.org' }, 'GOOGLE_MAPS_BASE_URL'],
  [{ ...google, GOOGLE_MAPS_BASE_URL: 'http://places.googleapis.com' }, 'GOOGLE_MAPS_BASE_URL'],
  [{ ...google, GOOGLE_MAPS_BASE_URL: 'places' }, 'GOOGLE_MAPS_BASE_URL'],
])('refuses %j and names %s', (env, name) => {
  expect(z.safeParse(PlacesEnv, env).error?.issues[0]?.path[0]).toBe(name)
})
