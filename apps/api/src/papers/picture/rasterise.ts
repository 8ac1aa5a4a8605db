import { fail } from '#http/fail.ts'
import { createLines } from '#http/lines.ts'

/** Six megabytes each while they are drawn, by threads beside the one that answers. */
const AT_ONCE = 2
/** Who would have to wait behind more than these is told to come again. */
const MOST = 24

const inLine = createLines(AT_ONCE)
let here = 0

/** An SVG without text as PNG. Refuses when too many are being drawn. */
export const pngOf = async (svg: string): Promise<Uint8Array> => {
  if (here >= MOST) throw fail('unavailable')
  here += 1
  try {
    return await inLine('all', async () => {
      // the binary is loaded with the first picture
      const { renderAsync } = await import('@resvg/resvg-js')
      return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng()
    })
  } finally {
    here -= 1
  }
}
