import type { BlogPost } from '@dhruva/adapters'

const [WIDTH, HEIGHT] = [1200, 675]
const [X, Y, R] = [600, 560, 430]

/** Years of the nine dashas, in their order. */
const DASHA_YEARS = [7, 20, 6, 10, 7, 18, 16, 19, 17]

/** The same numbers, 0 to 1, for the same slug (mulberry32). */
const numbersOf = (slug: string): (() => number) => {
  let state = [...slug].reduce((sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 2_654_435_761), 97)
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const at = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${(X + radius * Math.cos(angle)).toFixed(1)} ${(Y - radius * Math.sin(angle)).toFixed(1)}`
}
const tick = (degrees: number, inner: number, outer: number) => `M${at(degrees, inner)}L${at(degrees, outer)}`
const arc = (from: number, to: number, radius: number) =>
  `M${at(from, radius)}A${radius} ${radius} 0 0 0 ${at(to, radius)}`
const line = (d: string, color: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${rest}/>`
const dot = (place: string, radius: number, color: string) => {
  const [x, y] = place.split(' ')
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`
}

const [FAINT, QUIET, LIGHT, MARIGOLD, LOTUS] = ['#393385', '#8a83dd', '#d4d1f5', '#f9b93f', '#e0629a']
const steps = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The square of the north with its diamond; the lagna is lit. */
const chart = () => {
  const [top, side] = [150, 360]
  const [left, right, bottom, middle] = [X - side / 2, X + side / 2, top + side, top + side / 2]
  const diamond = `M${X} ${top}L${right} ${middle}L${X} ${bottom}L${left} ${middle}Z`
  const square = `M${left} ${top}H${right}V${bottom}H${left}ZM${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`
  const lagna = `M${X} ${top}L${X + side / 4} ${top + side / 4}L${X} ${middle}L${X - side / 4} ${top + side / 4}Z`
  return (
    `<rect x="${left}" y="${top}" width="${side}" height="${side}" fill="#100f2d"/><path d="${lagna}" fill="${MARIGOLD}" opacity=".9"/>` +
    line(square + diamond, LIGHT, 3)
  )
}

const DRAWINGS: Record<string, (next: () => number) => string> = {
  kundli: chart,
  // twenty-seven stations of 13°20', of which half stand above the horizon; one has the Moon
  nakshatra: (next) => {
    const moon = 2 + Math.floor(next() * 10)
    const places = steps(14).map((index) => at(180 - (index * 40) / 3 - 3, R - 70))
    return (
      line(places.map((place, index) => (index ? 'L' : 'M') + place).join(''), FAINT, 2) +
      places.map((place, index) => dot(place, index === moon ? 34 : 7, index === moon ? MARIGOLD : LIGHT)).join('')
    )
  },
  // nine periods, as long as their years
  dasha: (next) => {
    const lit = Math.floor(next() * 9)
    let from = 174
    return DASHA_YEARS.map((years, index) => {
      const to = from - (years / 120) * 168
      const drawn = line(
        arc(from - 0.6, to + 0.6, R - 80),
        index === lit ? MARIGOLD : QUIET,
        index === lit ? 56 : 34,
        ' opacity=".92"',
      )
      from = to
      return drawn
    }).join('')
  },
  gochara: (next) =>
    [150, 220, 290, 360]
      .map((radius, index) => {
        const place = at(25 + next() * 130, radius)
        return (
          line(arc(180, 0, radius), FAINT, 2) +
          dot(place, [13, 19, 30, 24][index] ?? 12, [LIGHT, LOTUS, MARIGOLD, QUIET][index] ?? LIGHT)
        )
      })
      .join(''),
  // the Moon from new to full
  panchang: () =>
    steps(7)
      .map((index) => {
        const [x = '0', y = '0'] = at(162 - index * 24, R - 90).split(' ')
        const lit = index / 6
        const bulge = (38 * Math.abs(1 - 2 * lit)).toFixed(1)
        const edge = `A${bulge} 38 0 0 ${lit > 0.5 ? 1 : 0} ${x} ${Number(y) - 38}`
        return `<circle cx="${x}" cy="${y}" r="38" fill="#1e1b4a"/>${index === 0 ? '' : `<path d="M${x} ${Number(y) - 38}A38 38 0 0 1 ${x} ${Number(y) + 38}${edge}Z" fill="${index === 6 ? MARIGOLD : LIGHT}"/>`}`
      })
      .join(''),
  // a reading on a scale
  'how-we-work': (next) => {
    const value = 50 + next() * 70
    return (
      steps(57)
        .map((index) =>
          line(tick(12 + (index * 156) / 56, index % 7 ? R - 96 : R - 122, R - 70), index % 7 ? QUIET : LIGHT, 3),
        )
        .join('') +
      line(`M${X} ${Y}L${at(value, R - 60)}`, MARIGOLD, 5) +
      dot(`${X} ${Y}`, 15, MARIGOLD)
    )
  },
}

/** The picture of a post that has none: the sky over a dial, with what its category is about; the same each time. 16:9, no words. */
export const pictureOf = ({ slug, categories }: Pick<BlogPost, 'slug' | 'categories'>): string => {
  const next = numbersOf(slug)
  const stars = steps(90)
    .map(() => dot(`${(next() * WIDTH).toFixed(0)} ${(next() * 520).toFixed(0)}`, 0.8 + next() * 1.7, LIGHT))
    .join('')
  const dial = steps(181)
    .map((degree) => tick(degree, R, R + (degree % 30 === 0 ? 34 : degree % 10 === 0 ? 22 : 11)))
    .join('')
  const drawing = DRAWINGS[categories[0]?.slug ?? ''] ?? DRAWINGS.gochara
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    '<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0a22"/><stop offset=".62" stop-color="#28245f"/><stop offset=".8" stop-color="#731a48"/><stop offset=".84" stop-color="#e2633f"/></linearGradient></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/><g opacity=".8">${stars}</g>`,
    line(dial, QUIET, 2, ' opacity=".7"'),
    drawing?.(next) ?? '',
    `<path d="M0 ${Y}H${WIDTH}V${HEIGHT}H0Z" fill="#0b0a22"/><path d="M0 ${Y}H${WIDTH}" stroke="${MARIGOLD}" stroke-width="4"/></svg>`,
  ].join('')
}
