import { readdir, rm } from 'node:fs/promises'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { linkFile } from '../release/link-copies.ts'
import { releaseFolder } from '../release/layout.ts'

/** Folders of a merchant in a release: its pages, and its logo, icons and titles. */
export const merchantFolders = (www: string, release: string, id: string) => ({
  pages: join(releaseFolder(www, release), 'site', id),
  brand: join(releaseFolder(www, release), 'brand', id),
})

/** Takes a merchant's files over from a release into one that is being made, without writing them again. */
export async function carryMerchant(www: string, from: string, to: string, id: string): Promise<void> {
  const source = merchantFolders(www, from, id)
  const target = merchantFolders(www, to, id)
  await linkFolder(source.pages, target.pages)
  await linkFolder(source.brand, target.brand)
}

async function linkFolder(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkFolder(source, target)
    else await linkFile(source, target)
  }
}
