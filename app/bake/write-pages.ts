import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { CodedError } from '@foyer/sdk'
import {
  compress,
  type Compressed,
  HOME_BYTES,
  HOME_QUALITY,
  PAGE_QUALITY,
  STATIC_QUALITY,
} from '../release/compress.ts'
import { linkCopies } from '../release/link-copies.ts'
import { pageProblem } from './page-problem.ts'
import { HOME_FILE, type Page } from './render-pages.ts'

interface Target {
  /** The merchant's folder in the release that is being made. */
  readonly folder: string
  /** Its folder in the release in use: a page that is the same is not compressed again. */
  readonly before: string | undefined
  readonly isCompressed: boolean
}

/**
 * Writes a merchant's pages and their compressed copies, and reads each back. Throws `BK-PAGE` for one that is
 * not whole.
 */
export async function writePages(pages: AsyncIterable<Page>, target: Target): Promise<number> {
  const failures: unknown[] = []
  const writing: Promise<void>[] = []
  // The next page is rendered while the threads compress this one.
  for await (const page of pages)
    writing.push(writePage(page, target).catch((error: unknown) => void failures.push(error)))
  await Promise.all(writing)
  if (failures.length > 0) throw failures[0]
  return writing.length
}

async function writePage(page: Page, { folder, before, isCompressed }: Target): Promise<void> {
  const problem = pageProblem(page.html, page)
  if (problem !== undefined) throw new CodedError('BK-PAGE', `${page.file}: ${problem}`)
  const content = Buffer.from(page.html)
  const path = join(folder, page.file)
  if (before !== undefined && (await linkCopies(join(before, page.file), path, content))) return
  const compressed = isCompressed ? await compressPage(page.file, content) : undefined
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  if (compressed) {
    await writeFile(`${path}.br`, compressed.br)
    await writeFile(`${path}.gz`, compressed.gz)
  }
  const [plain, br, gz] = await Promise.all(
    [path, ...(compressed ? [`${path}.br`, `${path}.gz`] : [])].map((file) => readFile(file)),
  )
  const whole =
    plain?.equals(content) &&
    (!br || isCopyOf(content, br, brotliDecompressSync)) &&
    (!gz || isCopyOf(content, gz, gunzipSync))
  if (!whole) throw new CodedError('BK-PAGE', `${page.file}: the disk has other bytes than were written`)
}

async function compressPage(file: string, content: Buffer): Promise<Compressed | undefined> {
  if (!file.endsWith(`/${HOME_FILE}`)) return compress(file, content, PAGE_QUALITY)
  const compressed = await compress(file, content, HOME_QUALITY)
  return compressed && compressed.br.length > HOME_BYTES
    ? compress(file, content, STATIC_QUALITY)
    : compressed
}

function isCopyOf(content: Buffer, copy: Buffer, decompress: (copy: Buffer) => Buffer): boolean {
  try {
    return decompress(copy).equals(content)
  } catch {
    return false
  }
}
