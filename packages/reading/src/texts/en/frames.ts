/** `Ananya, your chart …` */
const hail = (name: string, sentence: string): string =>
  name ? `${name}, ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence

/**
 * English says `the Sun` and `the Moon` but not `your the Moon`. Names are put into templates with the article; what is
 * too much of it is taken out here, and a sentence that now begins with one gets its capital.
 */
const tidy = (text: string): string =>
  text
    .replace(/\b(the|your|natal|a) the (Sun|Moon)\b/gi, '$1 $2')
    .replace(/\bthe (Sun|Moon)\/(?:the )?/g, '$1/')
    .replace(/\/the (Sun|Moon)\b/g, '/$1')
    .replace(/, the (Sun|Moon) (antardasha|pratyantar):\*\*/g, ', $1 $2:**')
    .replace(/\b([Aa]) (?=[AEIOU])/g, '$1n ')
    .replace(/^(the)\b/, 'The')
    .replace(/(?<=[.?] )the (?=Sun|Moon)/g, 'The ')

/** What every template is put together with. */
export const frames = {
  tidy,
  hail,
  grahaName: (name: string) => (name === 'Sun' || name === 'Moon' ? `the ${name}` : name),
}
