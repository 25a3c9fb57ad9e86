import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Below this a compressed file saves less than its headers. */
const MIN_BYTES = 256
const COMPRESSIBLE = /\.(?:js|css|html|json|svg|webmanifest|txt|xml)$/

/** Smallest and largest window that an encoder takes, as a power of two. */
const WINDOW_BITS = { least: 16, most: 24 } as const
/**
 * A window that holds the whole content and no more: level 9 sets up 32 MB of tables for any larger than 64 KB, which takes ten
 * times as long as to compress a page.
 */
const windowBits = (bytes: number): number =>
  Math.min(Math.max(Math.ceil(Math.log2(bytes + 16)), WINDOW_BITS.least), WINDOW_BITS.most)

/** Brotli's levels: for what is compressed once for many releases. */
export const STATIC_QUALITY = 11
/** For pages: 8 % more bytes than at level 11, in a fortieth of the time. */
export const PAGE_QUALITY = 9
/** The home page has a budget (PF-01), which level 9 would exceed: a third of level 11's time. */
export const HOME_QUALITY = 10
/** What the home page may have (PF-01): the first answer of a connection. A page over it at its level is compressed at 11. */
export const HOME_BYTES = 14_000

/** Whether a file is sent compressed: the others would gain nothing. */
export const isCompressible = (name: string, bytes: number): boolean =>
  bytes >= MIN_BYTES && COMPRESSIBLE.test(name)

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
  if (!isCompressible(name, content.length)) return undefined
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
  }
  // In the thread pool: the rendering of other pages goes on.
  const [br, gz] = await Promise.all([
    brotliAsync(content, { params }),
    gzipAsync(content, { level: quality === STATIC_QUALITY ? 9 : 7 }),
  ])
  return { br, gz }
}
