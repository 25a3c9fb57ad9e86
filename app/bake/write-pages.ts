import { join } from 'node:path'
import { CodedError } from '@foyer/sdk'
import { BEST_QUALITY, PAGE_QUALITY, writeCompressed } from '../release/compress.ts'
import { HOME_FILE, type Page } from './render-pages.ts'

/** A rendered screen has thousands of characters; its frame alone some hundreds. */
const SHORTEST_SCREEN = 1_000

/** Writes a merchant's pages and their compressed copies. Throws `BK-PAGE` for a home without its screen. */
export async function writePages(
  pages: AsyncIterable<Page>,
  folder: string,
  isCompressed: boolean,
): Promise<number> {
  const failures: unknown[] = []
  const writing: Promise<void>[] = []
  // The next page is rendered while the threads compress this one.
  for await (const page of pages)
    writing.push(writePage(page, folder, isCompressed).catch((error: unknown) => void failures.push(error)))
  await Promise.all(writing)
  if (failures.length > 0) throw failures[0]
  return writing.length
}

async function writePage(page: Page, folder: string, isCompressed: boolean): Promise<void> {
  const isHome = page.file.endsWith(`/${HOME_FILE}`)
  if (isHome && page.screen.length < SHORTEST_SCREEN)
    throw new CodedError('BK-PAGE', `${page.file}: its screen is empty`)
  const quality = isHome ? BEST_QUALITY : PAGE_QUALITY
  await writeCompressed(join(folder, page.file), Buffer.from(page.html), isCompressed ? quality : undefined)
}
