import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Profile } from '../../kernel/profile/profile.ts'
import { robotsText } from '../document/robots-text.ts'
import { sitemap } from '../document/sitemap.ts'
import { compress, STATIC_QUALITY } from '../release/compress.ts'
import { linkCopies } from '../release/link-copies.ts'
import { favicon } from './favicon.ts'
import type { ServerBundle } from './site-build.ts'

/** Files of a merchant's folder that are served as they are. */
export const BRAND_FILES = ['logo.svg', 'icon.svg'] as const

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

interface Target {
  readonly folder: string
  /** Its folder in the release in use: a file that is the same is not written again. */
  readonly before: string | undefined
  readonly isCompressed: boolean
}

/** @param source the merchant's folder in `merchants/` */
export async function writeBrand(
  server: Pick<ServerBundle, 'pagesOf'>,
  profile: Profile,
  source: string,
  { folder, before, isCompressed }: Target,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [file, content] of await brandFiles(server, profile, source)) {
    const path = join(folder, file)
    if (before !== undefined && (await linkCopies(join(before, file), path, content))) continue
    await writeFile(path, content)
    const compressed = isCompressed ? await compress(file, content, STATIC_QUALITY) : undefined
    if (!compressed) continue
    await writeFile(`${path}.br`, compressed.br)
    await writeFile(`${path}.gz`, compressed.gz)
  }
}
