import { ramp } from './colours.ts'

const round = (value: number) => Math.round(value * 10) / 10

const point = (angle: number, radius: number) => {
  const turn = (angle * Math.PI) / 180
  return `${round(64 + radius * Math.sin(turn))} ${round(60 - radius * Math.cos(turn))}`
}

/** A halo with the cusps of a palace window: `lobes` arcs on a circle around the head. */
const scallop = (radius: number, lobes: number) => {
  const step = 360 / lobes
  const bow = round(radius * Math.sin(Math.PI / lobes) * 1.06)
  const arcs = Array.from({ length: lobes }, (_, at) => `A${bow} ${bow} 0 0 1 ${point((at + 1) * step, radius)}`)
  return `M${point(0, radius)}${arcs.join('')}Z`
}

/** The graduated arc of an observatory: `count` ticks around the head. */
const ticks = (radius: number, count: number, colour: string) => {
  const gap = round((2 * Math.PI * radius) / count - 1.2)
  return `<circle cx="64" cy="60" r="${radius}" fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="1.2 ${gap}"/>`
}

const rect = (fill: string) => `<rect width="128" height="128" fill="${fill}"/>`
const halo = (fill: string) => `<path d="${scallop(44, 12)}" fill="${fill}"/>`
const disc = (fill: string) => `<circle cx="64" cy="60" r="43" fill="${fill}"/>`

const gradient = (stops: readonly string[]) =>
  `<linearGradient id="g" x2="0" y2="1">${stops
    .map((colour, at) => `<stop offset="${round(at / (stops.length - 1))}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>${rect('url(#g)')}`

const stars = (colour: string) =>
  `<g fill="${colour}"><circle cx="22" cy="30" r="1.6"/><circle cx="36" cy="14" r="1"/><circle cx="106" cy="26" r="1.8"/><circle cx="116" cy="52" r="1"/><circle cx="12" cy="60" r="1.1"/><circle cx="92" cy="10" r="1.1"/></g>`

/** What stands behind a person: a time of the day around dawn, with a window, a sun, a moon or an arc of ticks. */
export const grounds = {
  dawn: gradient(['#e4e1f8', '#fae2e8', '#ffe3cc']) + halo(ramp.honey),
  ember: gradient(['#2a1b5c', '#7a2f6b', ramp.usha, '#f9b93f']) + disc('#ffdf8f') + ticks(51, 48, ramp.cream),
  night: gradient([ramp.night, '#393385']) + stars(ramp.cream) + disc(ramp.cream) + ticks(51, 48, ramp.honey),
  dusk: gradient([ramp.night, '#393385', '#5d2463']) + stars(ramp.cream) + halo(ramp.indigo) + ticks(54, 60, ramp.iris),
  moon:
    gradient(['#0b0a22', '#2b1a55', '#5d2463']) +
    stars(ramp.cream) +
    `<circle cx="64" cy="60" r="45" fill="${ramp.petal}"/><circle cx="76" cy="54" r="42" fill="#3a1f5b"/>`,
  marigold: rect(ramp.cream) + ticks(54, 60, ramp.genda) + halo(ramp.honey),
  lotus: rect('#fdedf4') + halo('#f5b4cf') + ticks(54, 60, ramp.rose),
  iris: rect(ramp.mist) + halo('#b3aeec') + ticks(54, 60, ramp.iris),
  leaf: rect(ramp.dew) + halo('#9fdcbd') + ticks(54, 60, ramp.leaf),
  sky: gradient(['#d4d1f5', '#ece3f4', ramp.cream]) + disc(ramp.peach),
  sun: gradient([ramp.honey, ramp.genda]) + halo(ramp.cream) + ticks(54, 48, ramp.bark),
} as const

export type Ground = keyof typeof grounds
