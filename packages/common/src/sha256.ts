const FRACTIONS = 2 ** 32

const primes = (() => {
  const found: number[] = []
  for (let n = 2; found.length < 64; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
})()

/** The first 32 bits of the fraction of a root: the constants of FIPS 180-4. */
const rootBits = (power: number) => (prime: number) => {
  const root = prime ** power
  return ((root - Math.floor(root)) * FRACTIONS) | 0
}

const K = Int32Array.from(primes, rootBits(1 / 3))
const START = Int32Array.from(primes.slice(0, 8), rootBits(1 / 2))

const words = new Int32Array(64)
const state = new Int32Array(8)

/** Goes on with `state` over one block of 64 bytes. */
const compress = (block: DataView) => {
  for (let at = 0; at < 16; at++) words[at] = block.getInt32(at * 4)
  for (let at = 16; at < 64; at++) {
    const x = words[at - 15] ?? 0
    const y = words[at - 2] ?? 0
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    words[at] = (words[at - 16] ?? 0) + s0 + (words[at - 7] ?? 0) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < 64; at++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[at] ?? 0) + (words[at] ?? 0)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const ends = [a, b, c, d, e, f, g, h]
  for (let at = 0; at < 8; at++) state[at] = (state[at] ?? 0) + (ends[at] ?? 0)
}

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits; without a promise, and also where a page has no WebCrypto. */
export const sha256 = (text: string): string => {
  const said = new TextEncoder().encode(text)
  // a bit, and the length in eight bytes, in whole blocks
  const bytes = new Uint8Array(Math.ceil((said.length + 9) / 64) * 64)
  bytes.set(said)
  bytes[said.length] = 0x80
  new DataView(bytes.buffer).setUint32(bytes.length - 4, said.length * 8)
  state.set(START)
  for (let at = 0; at < bytes.length; at += 64) compress(new DataView(bytes.buffer, at, 64))
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

const MOST_BYTES = 55

/**
 * SHA-256 of short texts that begin alike: WebCrypto pays a promise for each of them.
 * @param start ASCII; with what follows it at most 55 characters, which is one block
 * @returns the eight words of the hash of `start` and some digits; the array is used again by the next call
 */
export const hashesOf = (start: string) => {
  const bytes = new Uint8Array(64)
  const block = new DataView(bytes.buffer)
  new TextEncoder().encodeInto(start, bytes)
  return (digits: string): Int32Array => {
    const length = start.length + digits.length
    if (length > MOST_BYTES) throw new RangeError('longer than one block')
    bytes.fill(0, start.length)
    for (let at = 0; at < digits.length; at++) bytes[start.length + at] = digits.charCodeAt(at)
    bytes[length] = 0x80
    block.setUint32(60, length * 8)
    state.set(START)
    compress(block)
    return state
  }
}
