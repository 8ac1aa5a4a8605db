import { banMacOf, type Mac, macOf } from '@dhruva/domain'
import { type Seal, sealOf } from '#desk/seal.ts'

/** One-way marks of what must be recognised but not kept. Each has a key of its own. */
export type Keys = {
  /** of a six-digit code with its purpose, number and token */
  code: Mac
  /** of a number, in the table of codes */
  mobile: Mac
  /** of a network address, a network or the first digits of a number, in the tables of codes and logins */
  address: Mac
  /** of a device that logged in with a number, and of work it is to do */
  device: Mac
  proof: Mac
  /** of a number that had its gifts; outlives the account and any change of JWT_SECRET */
  grant: Mac
  /** of a number whose account left in a period it had free predictions of */
  freeUse: Mac
  /** of a number that was suspended from AstroHub; outlives them as well */
  ban: Mac
  /** of a handle whose owner left, which nobody takes for a while */
  handle: Mac
  /** of the code by which a person lets their talks be read, and of a recovery code of an operator */
  consent: Mac
  recovery: Mac
  /** seals the secrets of operators' codes */
  desk: Seal
}

/** Derives the keys from the secrets of the configuration (HKDF-SHA-256). */
export const createKeys = ({ jwtSecret, mobileSecret }: { jwtSecret: string; mobileSecret: string }): Keys => ({
  code: macOf(jwtSecret, 'otp code'),
  mobile: macOf(jwtSecret, 'otp mobile'),
  address: macOf(jwtSecret, 'otp address'),
  device: macOf(mobileSecret, 'known device'),
  proof: macOf(jwtSecret, 'proof of work'),
  grant: macOf(mobileSecret, 'gift'),
  freeUse: macOf(mobileSecret, 'free use'),
  ban: banMacOf(mobileSecret),
  handle: macOf(mobileSecret, 'handle'),
  consent: macOf(jwtSecret, 'talk consent'),
  recovery: macOf(mobileSecret, 'desk recovery'),
  desk: sealOf(mobileSecret, 'desk codes'),
})
