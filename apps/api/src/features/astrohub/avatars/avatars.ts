import { draw, men, women } from './figures.ts'

/** The drawn avatars one can choose from, unique over both folders. */
export const avatarIds = { Male: Object.keys(men), Female: Object.keys(women) }

type Gender = keyof typeof avatarIds

const drawings = new Map([...Object.entries(men), ...Object.entries(women)].map(([id, figure]) => [id, draw(figure)]))

export const isAvatar = (id: string): boolean => drawings.has(id)

/** The folder an avatar is listed in; null for an id that is none. */
export const genderOfAvatar = (id: string): Gender | null => {
  if (avatarIds.Male.includes(id)) return 'Male'
  return avatarIds.Female.includes(id) ? 'Female' : null
}

/** The avatar of someone who has not chosen: always the same for the same person; of everyone's when the gender is not known. */
export const avatarFor = (uid: number, gender: Gender | null): string => {
  const ids = gender ? avatarIds[gender] : [...avatarIds.Male, ...avatarIds.Female]
  // neighbours in age of account should not look alike in turn, so the uid is spread first
  return ids[(Math.imul(uid, 0x9e3779b1) >>> 8) % ids.length] ?? 'ganga'
}

/** The picture as a document, `size` pixels wide and high; null for an id that is none. */
export const avatarSvg = (id: string, size: number): string | null => {
  const drawing = drawings.get(id)
  return drawing
    ? `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 128 128">${drawing}</svg>`
    : null
}
