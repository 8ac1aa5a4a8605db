import * as z from 'zod/mini'
import { ProofOfWork } from './proof-of-work.ts'
import { because } from './reason.ts'

const isNumeric = /^\s*-?\d+(?:\.\d+)?\s*$/

/** A finite number, or a string that is one: old clients send both. */
export const Numeric = z.pipe(
  z.union([z.number(), z.string().check(z.regex(isNumeric))]),
  z.transform((value: string | number) => Number(value)),
)

/** A whole number between two bounds, both included. */
export const whole = (min: number, max: number) => z.pipe(Numeric, z.int().check(z.minimum(min), z.maximum(max)))

/** Degrees to either side of 0, rounded to two decimals: a latitude or longitude no finer than a town. */
export const degrees = (limit: number) =>
  z.pipe(
    z.pipe(Numeric, z.number().check(z.minimum(-limit), z.maximum(limit))),
    z.transform((value: number) => Math.round(value * 100) / 100),
  )

/** A value that may be absent: '' and null mean none. */
export const unlessEmpty = <T extends z.ZodMiniType>(schema: T) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown): unknown => (value === '' || value === null ? undefined : value)),
      z.optional(schema),
    ),
  )

/** uid, bid, did, cid: a positive integer. */
export const Id = whole(1, 2_147_483_647)

const isNone = (value: unknown) => value === '' || value === null || value === 0 || value === '0'

/** An id that may be absent: '', null and 0 mean none. */
export const OptionalId = z.optional(
  z.pipe(
    z.transform((value: unknown) => (isNone(value) ? undefined : value)),
    z.optional(Id),
  ),
)

const offset = (max: number) => {
  const sent = z.pipe(
    z.union([z.number(), z.string()]),
    z.transform((value: string | number) => (value === '' ? 0 : value)),
  )
  return z._default(z.optional(z.pipe(sent, whole(0, max))), 0)
}

/** The offset of a page: 0 when absent or ''. */
export const Start = offset(10_000)
/** The same of a list whose last page is quick to read, however long it grows. */
export const FarStart = offset(2_147_483_640)

// C0 and C1 controls except tab and line feed, and the marks that reorder text
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to take out
const unwanted = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

// No script puts more than a few marks on a letter. Hundreds cover the lines around, and thousands take seconds to put in order.
const piledUp = /((?:\p{M}\p{Cf}*){8})[\p{M}\p{Cf}]+/gu

// a line ends with these too: taken out like other controls they would join two words
const lineEnd = /\r\n?|\u0085/g

const tidy = (value: string) =>
  value.replace(lineEnd, '\n').replace(unwanted, '').replace(piledUp, '$1').normalize('NFC').trim()

/** Code points, which is how people count characters (an emoji is one). */
export const countCharacters = (value: string): number => {
  let count = 0
  for (const _ of value) count++
  return count
}

// formats, spaces and marks alone, and letters that are drawn as nothing
const seen = /[^\p{Cf}\p{Cc}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u

/**
 * Text typed by a person: well-formed, NFC, trimmed, without control characters, something of it to be seen; bounds in code
 * points.
 */
export const text = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.refine((value) => value.isWellFormed(), because('invalid'))),
    z.pipe(
      z.transform(tidy),
      z.string().check(
        z.refine((value) => min === 0 || seen.test(value), { ...because('required'), abort: true }),
        z.refine((value) => countCharacters(value) >= min, because('too_short', { min })),
        z.refine((value) => countCharacters(value) <= max, because('too_long', { max })),
      ),
    ),
  )

const normaliseMobile = (value: string | number) =>
  String(value)
    .trim()
    .replace(/^\+?91(?=\d{10}$)/, '')

/** `+919876543210`, `919876543210` or `9876543210`; comes out as `+91…`. */
export const Mobile = z.pipe(
  z.union([z.string(), z.number()]),
  z.pipe(
    z.transform(normaliseMobile),
    z.pipe(
      z.string().check(
        z.refine((value) => value !== '', { ...because('required'), abort: true }),
        z.refine((value) => /^[6-9]\d{9}$/.test(value), because('mobile')),
      ),
      z.transform((value: string) => `+91${value}`),
    ),
  ),
)

export const Otp = z.string().check(
  z.refine((value) => value !== '', { ...because('required'), abort: true }),
  z.refine((value) => /^\d{6}$/.test(value), because('otp')),
)

const sameWord = (value: string, known: string) => known.toLowerCase() === value.trim().toLowerCase()

/** Says which value of a fixed list is meant, whatever its case. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' ? (values.find((known) => sameWord(value, known)) ?? value) : value,
    ),
    z.enum(values),
  )

export const Device = z.enum(['web', 'android', 'ios'])
/** Old apps send other names for their device: those count as none. */
export const OptionalDevice = z.optional(z.catch(Device, 'web'))

export const Astrologer = oneOf('Oracle', 'Astra')
export type Astrologer = z.output<typeof Astrologer>

export const Language = z.enum(['English', 'Hindi'])
export type Language = z.output<typeof Language>

/** ISO 8601 UTC. */
export const Instant = z.string()

export const Success = z.object({ status: z.literal('success'), message: z.optional(z.string()) })

/** The body of every refusal. */
export const Failure = z.object({
  status: z.literal('fail'),
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  retry_after_seconds: z.optional(z.number()),
  /** with `proof_required`: to be done before the same is asked for again */
  proof_of_work: z.optional(ProofOfWork),
})
export type Failure = z.output<typeof Failure>

/** A call that takes nothing; whatever is sent is ignored. */
export const Nothing = z._default(z.optional(z.object({})), {})
