import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Below this a compressed file saves less than its headers. */
const MIN_BYTES = 256
const COMPRESSIBLE = /\.(?:js|css|html|json|svg|webmanifest|txt|xml)$/

/** Brotli's levels. Level 11 takes four times as long as 9 for 8 % fewer bytes. */
export const STATIC_QUALITY = 11
export const PAGE_QUALITY = 9
/** The home page has a budget (PF-01), which level 9 would exceed. */
export const HOME_QUALITY = 10

export interface Compressed {
  readonly br: Buffer
  readonly gz: Buffer
}

/** What is sent in place of a file to who accepts it; `undefined` where it would save nothing. */
export async function compress(
  name: string,
  content: Buffer,
  quality: number,
): Promise<Compressed | undefined> {
  if (content.length < MIN_BYTES || !COMPRESSIBLE.test(name)) return undefined
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  // In the thread pool: the rendering of other pages goes on.
  const [br, gz] = await Promise.all([
    brotliAsync(content, { params }),
    gzipAsync(content, { level: quality === STATIC_QUALITY ? 9 : 7 }),
  ])
  return { br, gz }
}
