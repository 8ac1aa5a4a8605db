import { createHash } from 'node:crypto'

/**
 * A UUID (version 8) that stands for an id which a caller chose for one press of a button: the same for the same person, action
 * and id, and never met by another person's.
 */
export const idempotencyKey = (action: string, uid: number, clientId: string): string => {
  const bytes = createHash('sha256').update(`${action}:${uid}:${clientId.toLowerCase()}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
