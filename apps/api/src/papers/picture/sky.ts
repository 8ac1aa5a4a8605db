// The night the chart hangs in: gradient, stars, a graduated circle, the skyline of an observatory. Nothing of it depends on the chart.

const NIGHT = [
  [0, '#0b0a22'],
  [0.42, '#161438'],
  [0.66, '#2d1a57'],
  [0.82, '#6b2566'],
  [0.92, '#c04a55'],
  [1, '#f0855c'],
] as const

export const WIDTH = 1080
export const HEIGHT = 1350
/** Where sky and ground meet. */
const HORIZON = 1262

/** Places that look thrown, and are the same each time. */
const stars = Array.from({ length: 90 }, (_, index) => {
  const x = (index * 397 + ((index * index * 31) % 211)) % WIDTH
  const y = (index * 263 + ((index * index * 17) % 157)) % 1000
  const radius = index % 11 === 0 ? 2.4 : 1.3
  return `<circle cx="${x}" cy="${y}" r="${radius}" opacity="${0.25 + (index % 5) * 0.12}"/>`
}).join('')

const onCircle = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
}

const ticks = (outer: number, inner: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const degrees = (index * 360) / count
    return `M${onCircle(degrees, outer)}L${onCircle(degrees, inner)}`
  }).join('')

/** It fades above and below, where words stand. */
const FADE = [
  [-390, 0],
  [-250, 1],
  [250, 1],
  [370, 0],
] as const

const dialStroke = [
  '<linearGradient id="dial" gradientUnits="userSpaceOnUse" x1="0" y1="-390" x2="0" y2="370">',
  ...FADE.map(([at, opacity]) => `<stop offset="${(at + 390) / 760}" stop-color="#f9b93f" stop-opacity="${opacity}"/>`),
  '</linearGradient>',
].join('')

/** 360 ticks, every fifth longer, twelve signs; its middle is that of the chart. */
const dial = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})" fill="none" stroke="url(#dial)"><g opacity=".34"><circle r="524"/><circle r="488"/>` +
  `<path d="${ticks(524, 516, 360)}${ticks(524, 508, 72)}"/></g><path opacity=".6" stroke-width="2" d="${ticks(524, 488, 12)}"/></g>`

const merlons = Array.from({ length: 25 }, (_, index) => {
  const left = 668 + index * 14
  return `M${left} 1214v-5q0-4 7-8q7 4 7 8v5z`
}).join('')

const SKYLINE = [
  // a pavilion, the great sundial with its stair, a palace wall
  'M70 1270V1196H65V1188H77C77 1164 93 1150 107 1141C108 1134 108.600 1130 109 1124C109.400 1130 110 1134 111 1141C125 1150 141 1164 141 1188H153V1196H148V1270Z',
  'M196 1262L520 1104V1092H516V1086H523C523 1078 529 1072 534 1069V1061V1069C539 1072 545 1078 545 1086H552V1092H548V1270Z',
  'M648 1270V1230H668V1212H1018V1230H1038V1270Z',
].join('')

const ground = `<path d="M0 ${HORIZON + 8}C200 ${HORIZON - 6} 420 ${HORIZON + 4} 640 ${HORIZON}C800 ${HORIZON - 4} 940 ${HORIZON + 4} ${WIDTH} ${HORIZON - 4}V${HEIGHT}H0Z"/>`

const windows = [
  [330, 1226, 1262],
  [376, 1204, 1262],
  [424, 1182, 1262],
  [474, 1158, 1262],
  [520, 1136, 1262],
]
  .map(
    ([x = 0, top = 0, bottom = 0]) =>
      `<path d="M${x - 8} ${bottom - 14}V${top}A8 8 0 0 1 ${x + 8} ${top}V${bottom - 14}Z"/>`,
  )
  .join('')

/** All that lies behind the chart, whose middle is at (x, y). */
export const skyAround = (x: number, y: number): string =>
  [
    `<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="${HORIZON / HEIGHT}">`,
    ...NIGHT.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`),
    `</linearGradient>${dialStroke}</defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#night)"/>`,
    `<g fill="#fff">${stars}</g>`,
    dial(x, y),
    // low: above it stands what the chart says
    `<g transform="translate(0 ${HORIZON * 0.46}) scale(1 .54)"><path fill="#0b0a22" d="${SKYLINE}${merlons}"/><g fill="#f0a31c" opacity=".85">${windows}</g></g>`,
    `<g fill="#0b0a22">${ground}</g>`,
  ].join('')
