import { remember } from './storage.ts'

const KEY = 'known-device'
/** As many numbers as share a browser. */
const MOST = 3

/** What says that this browser has logged in before, one for each number: newest first. It names nobody and logs nobody in. */
export const deviceTokens = (): string[] => remember.read(KEY)?.split(' ').filter(Boolean) ?? []

/** Keeps that of a login; it stays after logging out. */
export const keepDeviceToken = (token: string) =>
  remember.write(KEY, [token, ...deviceTokens()].slice(0, MOST).join(' '))
