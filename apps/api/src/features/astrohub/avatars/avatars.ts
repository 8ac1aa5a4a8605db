import type { Gender } from '@dhruva/common'
import { draw, elders, men, women } from './figures.ts'
import { drawSymbol, symbols } from './symbols.ts'

/** The drawn avatars one can choose from, unique over all folders. */
export const avatarIds = { Male: Object.keys(men), Female: Object.keys(women), Symbols: Object.keys(symbols) }

const drawings = new Map([
  ...Object.entries({ ...men, ...women }).map(([id, figure]) => [id, draw(figure)] as const),
  ...Object.entries(symbols).map(([id, symbol]) => [id, drawSymbol(symbol)] as const),
])

export const isAvatar = (id: string): boolean => drawings.has(id)

/** The gender an avatar is drawn with; null for a symbol and for an id that is none. */
export const genderOfAvatar = (id: string): Gender | null => {
  if (avatarIds.Male.includes(id)) return 'Male'
  return avatarIds.Female.includes(id) ? 'Female' : null
}

/** The gender that goes over the wire: clients look for a picture in its folder, so whoever has one has the other. */
export const genderShown = (gender: Gender | null, avatar: string | null): Gender | null =>
  avatar === null ? null : (gender ?? 'Female')

/** The avatar of someone who has not chosen: always the same for the same person; a symbol when the gender is not known. */
export const avatarFor = (uid: number, gender: Gender | null): string => {
  const ids = avatarIds[gender ?? 'Symbols'].filter((id) => !elders.includes(id))
  // neighbours in age of account should not look alike in turn, so the uid is spread first
  return ids[(Math.imul(uid, 0x9e3779b1) >>> 8) % ids.length] ?? 'padma'
}

/** The picture as a document, `size` pixels wide and high; null for an id that is none. */
export const avatarSvg = (id: string, size: number): string | null => {
  const drawing = drawings.get(id)
  return drawing
    ? `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 128 128">${drawing}</svg>`
    : null
}
