import { expect, it } from 'vitest'
import { readProxies } from './proxies.ts'

it.each([
  ['1', '203.0.113.7', 0, true],
  ['1', '203.0.113.7', 1, false],
  ['10.0.0.1', '10.0.0.1', 0, true],
  ['10.0.0.1', '::ffff:10.0.0.1', 0, true],
  ['10.0.0.1', '10.0.0.2', 0, false],
  ['10.0.0.1, 192.168.0.0/16', '192.168.7.7', 3, true],
  ['2001:db8::/32', '2001:db8:1::7', 0, true],
  ['2001:db8::/32', '2001:db9::7', 0, false],
  ['loopback', '127.0.0.5', 0, true],
  ['loopback', '::1', 0, true],
  ['uniquelocal', '172.18.0.1', 0, true],
  ['linklocal', 'fe80::1%eth0', 0, true],
  ['10.0.0.0/8', 'unknown', 0, false],
  ['10.0.0.0/8', '', 0, false],
])('TRUST_PROXY=%s: %s at hop %d is believed: %s', (setting, address, hop, believed) => {
  const trust = readProxies(setting)
  expect(trust ? trust(address, hop) : trust).toBe(believed)
})

it('believes nobody for 0', () => {
  expect(readProxies('0')).toBe(false)
})
