import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Profile } from '../../kernel/profile/profile.ts'
import { robotsText } from '../document/robots-text.ts'
import { sitemap } from '../document/sitemap.ts'
import { BEST_QUALITY, writeCompressed } from '../release/compress.ts'
import type { ServerBundle } from './site-build.ts'

/** Files of a merchant's folder that are served as they are. */
const BRAND_FILES = ['logo.svg', 'icon.svg'] as const
/** Edge in pixels of the icon in a browser's tab, at three pixels a point. */
const FAVICON_PX = 48

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
  files.set('robots.txt', Buffer.from(robotsText(profile)))
  files.set('sitemap.xml', Buffer.from(sitemap(profile)))
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
