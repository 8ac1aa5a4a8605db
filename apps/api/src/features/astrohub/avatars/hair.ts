import { ramp } from './colours.ts'

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const circles = (places: readonly (readonly [number, number, number])[], fill: string) =>
  `<g fill="${fill}">${places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`

// ---- behind the head ----

export const longBack = (colour: string) =>
  path('M34 54C30 80 27 100 31 122H97C101 100 98 80 94 54C92 27 80 16 64 16C48 16 36 27 34 54Z', colour)
export const bobBack = (colour: string) =>
  path('M34 54C30 72 31 86 36 93C46 99 82 99 92 93C97 86 98 72 94 54C92 27 80 16 64 16C48 16 36 27 34 54Z', colour)
export const bunBack = (colour: string) => `<circle cx="64" cy="15" r="12.5" fill="${colour}"/>`
export const lowBun = (colour: string, flowers: string) =>
  `<circle cx="95" cy="76" r="13" fill="${colour}"/>${line('M99 64.5Q107.5 75 100 88', flowers, 6)}`
export const cloudBack = (colour: string) =>
  circles(
    [
      [40, 36, 17],
      [56, 24, 16],
      [76, 24, 16],
      [90, 38, 17],
      [95, 58, 15],
      [33, 57, 15],
      [35, 74, 12],
      [94, 75, 12],
    ],
    colour,
  )

// ---- over the head ----

/** Parted in the middle, down to the ears. */
export const parted = (colour: string) =>
  path('M64 20C42 20 33 38 37 66C41 52 50 42 64 33C78 42 87 52 91 66C95 38 86 20 64 20Z', colour)
export const sidePart = (colour: string) =>
  path('M38 64C32 38 44 20 64 20C86 20 96 38 90 64C87 52 82 44 54 33C52 42 42 50 38 64Z', colour)
export const fringe = (colour: string) =>
  path('M37 66C32 38 44 19 64 19C84 19 96 38 91 66C89 56 88 50 86 46C70 49 58 47 44 44C40 50 39 58 37 66Z', colour)
export const short = (colour: string) =>
  path('M38 58C31 33 44 17 66 17C88 17 96 34 90 58C88 50 86 44 82 39C70 41 58 39 50 34C43 41 40 48 38 58Z', colour)
export const swept = (colour: string) =>
  path('M38 56C32 34 42 16 62 14C82 10 98 28 90 58C88 49 86 43 83 37C68 40 54 36 48 32C43 39 40 47 38 56Z', colour)
export const cropped = (colour: string) =>
  path('M39 54C37 32 48 22 64 22C80 22 91 32 89 54C86 42 80 36 64 35C48 36 42 42 39 54Z', colour)
export const curls = (colour: string) =>
  circles(
    [
      [42, 42, 8],
      [47, 31, 9],
      [58, 24, 9.5],
      [70, 24, 9.5],
      [81, 31, 9],
      [86, 42, 8],
      [54, 33, 8],
      [74, 33, 8],
      [64, 31, 8],
    ],
    colour,
  )
/** What is left at the sides of a bald head. */
export const sides = (colour: string) =>
  path('M41 46C34 50 34 62 38 68C40 62 41 56 44 50ZM87 46C94 50 94 62 90 68C88 62 87 56 84 50Z', colour)
export const topKnot = (colour: string) =>
  `<circle cx="64" cy="14" r="11" fill="${colour}"/>${path('M38 60C33 34 46 20 64 20C82 20 95 34 90 60C88 46 80 35 64 34C48 35 40 46 38 60Z', colour)}${line('M55 20Q64 25 73 20', ramp.genda, 3)}`

/** A braid over the right shoulder, tied with thread; `flowers` wound into it. */
export const braid = (colour: string, flowers: string | null, tie: string) =>
  circles(
    [
      [91, 80, 8],
      [93, 92, 8],
      [92, 104, 7.5],
      [90, 115, 7],
    ],
    colour,
  ) +
  (flowers
    ? circles(
        [
          [85, 76, 2.6],
          [97, 84, 2.6],
          [87, 88, 2.6],
          [98, 97, 2.6],
          [87, 100, 2.6],
          [96, 109, 2.4],
        ],
        flowers,
      )
    : '') +
  line('M84 121H97', tie, 4)

// ---- beards ----

export const fullBeard = (colour: string) =>
  path(
    'M38.5 58C38 86 50 106 64 107C78 106 90 86 89.5 58C87 70 83 75 76 76C71 73 67 73 64 75C61 73 57 73 52 76C45 75 41 70 38.5 58ZM56 81Q64 78 72 81Q64 88 56 81Z" fill-rule="evenodd',
    colour,
  )
export const longBeard = (colour: string) =>
  path(
    'M38.5 58C38 88 48 116 64 126C80 116 90 88 89.5 58C87 70 83 75 76 76C71 73 67 73 64 75C61 73 57 73 52 76C45 75 41 70 38.5 58Z',
    colour,
  )
export const boxedBeard = (colour: string) =>
  path(
    'M39 60C39 80 48 96 64 97C80 96 89 80 89 60C87 74 83 78 77 77C71 74 67 73.5 64 75C61 73.5 57 74 51 77C45 78 41 74 39 60ZM55.5 81Q64 78.5 72.5 81Q64 88 55.5 81Z" fill-rule="evenodd',
    colour,
  )
export const goatee = (colour: string) => path('M54 84Q64 90 74 84Q74 99 64 100Q54 99 54 84Z', colour)
export const moustache = (colour: string) =>
  path('M64 75C59 71.5 51 73 47.5 80C53 81 60 81 64 78C68 81 75 81 80.5 80C77 73 69 71.5 64 75Z', colour)
export const twirled = (colour: string) =>
  path(
    'M64 75C58 71 51 75 46 77C42 78 40 75 41 71C36 76 39 84 47 83C54 82.5 60 82 64 78C68 82 74 82.5 81 83C89 84 92 76 87 71C88 75 86 78 82 77C77 75 70 71 64 75Z',
    colour,
  )
