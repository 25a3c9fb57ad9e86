import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CodedError } from '@foyer/sdk'
import sharp from 'sharp'
import type { Profile } from '../../kernel/profile/profile.ts'
import { BEST_QUALITY, PAGE_QUALITY, writeCompressed } from '../release/compress.ts'
import { HOME_FILE, type Page } from './render-pages.ts'
import type { ServerBundle } from './site-build.ts'

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

/** Files of a merchant's folder that are served as they are. */
const BRAND_FILES = ['logo.svg', 'icon.svg'] as const
/** Edge in pixels of the icon in a browser's tab, at three pixels a point. */
const FAVICON_PX = 48

/**
 * It forbids nothing: a crawler that may not read a page does not see the page's `noindex` (RR-04), and needs the
 * gateway's answers to render one.
 */
const ROBOTS = 'User-agent: *\nDisallow:\n'

/**
 * What `/favicon.ico` answers for a merchant, as PNG: for browsers that take no SVG, and for answers that are no
 * page of the site and name no icon.
 */
export const favicon = (icon: Buffer): Promise<Buffer> =>
  sharp(icon).resize(FAVICON_PX, FAVICON_PX).png().toBuffer()

/** Everything that is served of a merchant besides its pages, by file name. */
async function brandFiles(
  { pagesOf }: Pick<ServerBundle, 'pagesOf'>,
  profile: Profile,
  source: string,
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const file of BRAND_FILES) files.set(file, await readFile(join(source, file)))
  files.set('favicon.png', await favicon(files.get('icon.svg') ?? Buffer.of()))
  files.set('robots.txt', Buffer.from(ROBOTS))
  for (const language of profile.languages)
    files.set(`metadata.${language}.json`, Buffer.from(JSON.stringify(pagesOf(profile, language))))
  return files
}

/** @param source the merchant's folder in `merchants/` */
export async function writeBrand(
  server: Pick<ServerBundle, 'pagesOf'>,
  profile: Profile,
  source: string,
  folder: string,
  isCompressed: boolean,
): Promise<void> {
  for (const [file, content] of await brandFiles(server, profile, source))
    await writeCompressed(join(folder, file), content, isCompressed ? BEST_QUALITY : undefined)
}
