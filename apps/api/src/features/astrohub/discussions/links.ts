// endings people write without http:// or www. when they mean a link
const ENDINGS =
  'com|net|org|info|biz|co|in|io|me|ly|gl|app|dev|xyz|online|site|website|shop|store|club|top|live|link|click|page|blog|pro|vip|ru|cn|tk|cc|tv|us|uk|de|भारत'

const LINK = new RegExp(
  `https?://|\\bwww\\.|(?<![\\p{L}\\p{M}\\p{N}@._/-])(?:[\\p{L}\\p{M}\\p{N}-]+\\.)+(?:${ENDINGS})(?![\\p{L}\\p{M}\\p{N}-])`,
  'giu',
)
const INVISIBLE = /\p{Cf}/gu
// the whole of an address is one link, however many dots its path has
const WHOLE = /(?:https?:\/\/|\bwww\.)\S*/giu

/** How many links a text has: addresses with `http(s)://` or `www.`, and bare domains. Full-width letters and dots count too. */
export const countLinks = (text: string): number => {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').replaceAll('。', '.')
  const whole = plain.match(WHOLE)?.length ?? 0
  return whole + (plain.replace(WHOLE, ' ').match(LINK)?.length ?? 0)
}
