import { art, type Art } from './art.ts'

/** Pixels of a tile's edge: what a phone of three dots a pixel shows of a card. */
const EDGE_PX = 300
const QUALITY = 72

const drawn = new Map<string, Promise<Art>>()

/**
 * A picture as a CDN has it: games' tiles as WebP, `/games/<vendor>/<code>.webp`, rendered once for each process; all else as
 * `art` draws it. A browser decodes a WebP off its main thread, where an SVG is a document of its own.
 */
export async function picture(path: string): Promise<Art | undefined> {
  const svg = art(path.replace(/\.webp$/, '.svg'))
  if (!svg || !path.endsWith('.webp')) return svg
  let raster = drawn.get(path)
  if (!raster) drawn.set(path, (raster = render(svg)))
  return raster
}

async function render({ body }: Art): Promise<Art> {
  const { default: sharp } = await import('sharp')
  const image = sharp(Buffer.from(body)).resize(EDGE_PX, EDGE_PX)
  return { type: 'image/webp', body: await image.webp({ quality: QUALITY }).toBuffer() }
}
