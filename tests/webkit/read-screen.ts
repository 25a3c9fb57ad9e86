import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** Places of the header's words, and the bytes of a colour: XWDFile.h of X11. */
const WORD = { headerSize: 0, width: 4, height: 5, bitsPerPixel: 11, bytesPerLine: 12, colours: 19 } as const
const COLOUR_BYTES = 12

/**
 * What an X server with `-fbdir` shows, as PNG.
 * @param file `Xvfb_screen0` in its folder
 * @param area in pixels, from the upper left corner
 */
export async function readScreen(
  file: string,
  area: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const screen = readFileSync(file)
  const word = (name: keyof typeof WORD): number => screen.readUInt32BE(WORD[name] * 4)
  if (word('bitsPerPixel') !== 32) throw new Error(`${file}: ${word('bitsPerPixel')} bits a pixel`)
  const start = word('headerSize') + word('colours') * COLOUR_BYTES
  const width = Math.min(area.width, word('width'))
  const height = Math.min(area.height, word('height'))
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // Blue, green, red and nothing.
      const from = start + y * word('bytesPerLine') + x * 4
      const to = (y * width + x) * 3
      pixels[to] = screen[from + 2] ?? 0
      pixels[to + 1] = screen[from + 1] ?? 0
      pixels[to + 2] = screen[from] ?? 0
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
