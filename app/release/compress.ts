import { readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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

/** Brotli's levels: for what is compressed once for many bakes, and for home, which has a budget (PF-01). */
export const BEST_QUALITY = 11
/** For pages: 8 % more bytes than at level 11, in a fortieth of the time. */
export const PAGE_QUALITY = 9

interface Compressed {
  readonly br: Buffer
  readonly gz: Buffer
}

/** What is sent in place of a file to who accepts it; `undefined` where it would save nothing. */
export async function compress(
  name: string,
  content: Buffer,
  quality: number,
): Promise<Compressed | undefined> {
  // The others would gain nothing.
  if (content.length < MIN_BYTES || !COMPRESSIBLE.test(name)) return undefined
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
  }
  // In the thread pool: the rendering of other pages goes on.
  const [br, gz] = await Promise.all([
    brotliAsync(content, { params }),
    gzipAsync(content, { level: quality === BEST_QUALITY ? 9 : 7 }),
  ])
  return { br, gz }
}

/** Suffixes of a file and of its compressed copies. */
export const SUFFIXES = ['', '.br', '.gz'] as const

/** Writes a file with its compressed copies, if they save anything; without a quality the file alone. */
export async function writeCompressed(
  file: string,
  content: Buffer,
  quality: number | undefined,
): Promise<void> {
  const copies = quality === undefined ? undefined : await compress(file, content, quality)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  if (!copies) return
  await writeFile(`${file}.br`, copies.br)
  await writeFile(`${file}.gz`, copies.gz)
}

/** Compresses every file of a built client, once for all its bakes. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const write = async (file: string): Promise<void> =>
    writeCompressed(file, await readFile(file), BEST_QUALITY)
  await Promise.all(files.map(({ parentPath, name }) => write(join(parentPath, name))))
}
