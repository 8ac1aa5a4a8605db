import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether the one at an address is a proxy of ours whose word counts; hop 0 is the other end of the socket. */
export type TrustProxy = (address: string, hop: number) => boolean

/** Names for networks that are nobody's in the internet, as other servers know them. */
const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** @returns false when it is neither an address nor a network */
const addTo = (list: BlockList, entry: string): boolean => {
  const [address = '', bits, ...rest] = entry.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  if (bits === undefined) {
    list.addAddress(address, familyOf(address))
    return true
  }
  const prefix = Number(bits)
  // everybody is no proxy
  if (!/^\d+$/.test(bits) || prefix < 1 || prefix > (isIPv6(address) ? 128 : 32)) return false
  list.addSubnet(address, prefix, familyOf(address))
  return true
}

/**
 * Reads TRUST_PROXY: a number of hops, or addresses, networks (10.0.0.0/8) and names of networks with commas between them.
 * @returns false for none, null when it says something else
 */
export const readProxies = (setting: string): TrustProxy | false | null => {
  if (/^\d{1,2}$/.test(setting)) {
    const hops = Number(setting)
    return hops === 0 ? false : (_, hop) => hop < hops
  }
  const list = new BlockList()
  const entries = setting.split(',').map((entry) => entry.trim())
  if (!entries.flatMap((entry) => NAMED[entry] ?? [entry]).every((entry) => addTo(list, entry))) return null
  return (said) => {
    const address = said.split('%', 1)[0] ?? ''
    return isIP(address) > 0 && list.check(address, familyOf(address))
  }
}
