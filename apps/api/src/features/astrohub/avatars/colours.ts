/** The ramps of the web app's `tokens.css` that the drawings use. */
export const ramp = {
  ink: '#17123d',
  night: '#161438',
  neel: '#28245f',
  indigo: '#4b43a8',
  iris: '#8a83dd',
  mist: '#e9e7fa',
  genda: '#f0a31c',
  honey: '#fdce70',
  cream: '#fff1d3',
  bark: '#6b4200',
  kamal: '#9c2560',
  rose: '#e0629a',
  petal: '#fad7e5',
  usha: '#e2633f',
  peach: '#f9b08d',
  neem: '#14663f',
  leaf: '#2b9b63',
  dew: '#e2f5ea',
  kumkum: '#a81f2f',
  conch: '#ffffff',
  plaster: '#efe8e1',
  ash: '#c9c3d9',
  steel: '#8d87a8',
} as const

/** Light of the face, its shaded half, lips. */
export type Skin = { light: string; shade: string; lip: string }

export const skins = {
  almond: { light: '#f0c8a0', shade: '#dea87c', lip: '#b9505a' },
  wheat: { light: '#dfae7e', shade: '#c8905f', lip: '#a5434a' },
  honey: { light: '#c98f5d', shade: '#ae7344', lip: '#8f3540' },
  clay: { light: '#a86e43', shade: '#8b5632', lip: '#6f2430' },
  teak: { light: '#84512f', shade: '#693d21', lip: '#541822' },
  night: { light: '#633a24', shade: '#4b2917', lip: '#8f3f46' },
} as const satisfies Record<string, Skin>
