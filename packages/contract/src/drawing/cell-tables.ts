export type Point = readonly [x: number, y: number]

/** How a house of the North Indian drawing lies; South Indian ones are squares, narrow beside the name of the sign, a corner beside the lagna too. */
export type Shape = 'diamond' | 'flat' | 'tall' | 'square' | 'narrow' | 'corner'

export type NorthCell = { shape: Shape; outline: readonly Point[]; label: Point; middle: Point }

/** North Indian: houses stand still, house 1 is the top diamond, the rest follow anticlockwise. */
export const NORTH: readonly NorthCell[] = [
  {
    shape: 'diamond',
    outline: [
      [160, 0],
      [80, 80],
      [160, 160],
      [240, 80],
    ],
    label: [160, 146],
    middle: [160, 84],
  },
  {
    shape: 'flat',
    outline: [
      [0, 0],
      [160, 0],
      [80, 80],
    ],
    label: [80, 71],
    middle: [80, 30],
  },
  {
    shape: 'tall',
    outline: [
      [0, 0],
      [80, 80],
      [0, 160],
    ],
    label: [64, 85],
    middle: [29, 85],
  },
  {
    shape: 'diamond',
    outline: [
      [80, 80],
      [0, 160],
      [80, 240],
      [160, 160],
    ],
    label: [138, 165],
    middle: [72, 165],
  },
  {
    shape: 'tall',
    outline: [
      [0, 160],
      [80, 240],
      [0, 320],
    ],
    label: [64, 245],
    middle: [29, 245],
  },
  {
    shape: 'flat',
    outline: [
      [0, 320],
      [80, 240],
      [160, 320],
    ],
    label: [80, 260],
    middle: [80, 302],
  },
  {
    shape: 'diamond',
    outline: [
      [160, 160],
      [80, 240],
      [160, 320],
      [240, 240],
    ],
    label: [160, 185],
    middle: [160, 246],
  },
  {
    shape: 'flat',
    outline: [
      [160, 320],
      [240, 240],
      [320, 320],
    ],
    label: [240, 260],
    middle: [240, 302],
  },
  {
    shape: 'tall',
    outline: [
      [320, 320],
      [240, 240],
      [320, 160],
    ],
    label: [256, 245],
    middle: [291, 245],
  },
  {
    shape: 'diamond',
    outline: [
      [240, 80],
      [160, 160],
      [240, 240],
      [320, 160],
    ],
    label: [182, 165],
    middle: [248, 165],
  },
  {
    shape: 'tall',
    outline: [
      [320, 160],
      [240, 80],
      [320, 0],
    ],
    label: [256, 85],
    middle: [291, 85],
  },
  {
    shape: 'flat',
    outline: [
      [320, 0],
      [240, 80],
      [160, 0],
    ],
    label: [240, 71],
    middle: [240, 30],
  },
]

/** South Indian: signs stand still, Aries is the second cell of the top row, the rest follow clockwise. */
export const SOUTH: readonly Point[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
]
