import { databaseTrouble } from '@dhruva/db'

/** A start that cannot be, said in one line to the person who started it. */
export class Refusal extends Error {}

const FILE_TROUBLE = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['ENOTDIR', 'a part of its path is a file'],
  ['EEXIST', 'a file is in its place'],
  ['ENOENT', 'it cannot be made there'],
])

/** Any error of a start as one line. */
export function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message || codeOf(error) : String(error)
  return message.split('\n')[0] ?? ''
}

/** Runs what touches the data folder; trouble with files becomes a refusal that names the variable. */
export async function usingDataDir<T>(dataDir: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const trouble = FILE_TROUBLE.get(codeOf(error)) ?? (/No space left/i.test(oneLine(error)) ? 'the disk is full' : '')
    throw trouble ? new Refusal(`DATA_DIR ${dataDir} cannot be used: ${trouble}`) : error
  }
}

/** Runs what connects to the database; trouble with the connection becomes a refusal without the password. */
export async function usingDatabase<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { host, pathname } = new URL(url)
    const trouble = databaseTrouble(error)
    throw trouble ? new Refusal(`DATABASE_URL names ${host}${pathname}: ${trouble}`) : error
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
