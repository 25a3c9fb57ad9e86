import { art, type Art } from './art.ts'

/** Edge of a tile in pixels: the size of a card on a phone with a pixel ratio of three. */
const EDGE_PX = 300
const QUALITY = 72

const drawn = new Map<string, Promise<Art>>()

/** An installed app's icon: `/brand/<merchant>/icon-192.png`. */
const ICON = /^(.*\/icon)-(192|256|384|512)\.png$/

/**
 * A picture as a CDN serves it: games' tiles as WebP, `/games/<vendor>/<code>.webp`, and icons as PNG, rendered once for
 * each process; all others as SVG from `art`. Browsers decode WebP off the main thread; each SVG is a document of its own.
 */
export async function picture(path: string): Promise<Art | undefined> {
  const [, icon, size] = ICON.exec(path) ?? []
  const svg = art(icon === undefined ? path.replace(/\.webp$/, '.svg') : `${icon}.svg`)
  if (!svg || !(icon || path.endsWith('.webp'))) return svg
  let raster = drawn.get(path)
  if (!raster) drawn.set(path, (raster = icon ? renderIcon(svg, Number(size)) : render(svg)))
  return raster
}

async function render({ body }: Art): Promise<Art> {
  const { default: sharp } = await import('sharp')
  const image = sharp(Buffer.from(body)).resize(EDGE_PX, EDGE_PX)
  return { type: 'image/webp', body: await image.webp({ quality: QUALITY }).toBuffer() }
}

async function renderIcon({ body }: Art, edge: number): Promise<Art> {
  const { default: sharp } = await import('sharp')
  const image = sharp(Buffer.from(body)).resize(edge, edge)
  return { type: 'image/png', body: await image.png().toBuffer() }
}
