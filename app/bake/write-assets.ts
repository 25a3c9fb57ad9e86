import { existsSync, readdirSync } from 'node:fs'
import { copyFile, cp, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SUFFIXES } from '../release/compress.ts'
import type { ReleaseRecord } from '../release/releases.ts'

/** Folders of the built client whose files have a hash in their name: the same name is the same content. */
const HASHED_FOLDERS = ['assets', 't'] as const
/** Files of the built client whose names stay: the worker, and what announces a new build (RT-19, RT-20). */
const NAMED_FILES = ['sw.js', 'asset-manifest.json'] as const

/**
 * Writes a build's files into a release, and those of earlier builds that it still needs: of the build before, for pages that are
 * open, and of those whose pages some merchants keep.
 *
 * @param client folder of the built client
 * @param before the release in use and its folder
 * @param needed builds whose pages are in the release
 */
export async function writeAssets(
  client: string,
  build: string,
  folder: string,
  before: { readonly record: ReleaseRecord; readonly folder: string } | undefined,
  needed: ReadonlySet<string>,
): Promise<ReleaseRecord['builds']> {
  const options = { recursive: true, preserveTimestamps: true }
  for (const part of HASHED_FOLDERS) await cp(join(client, part), join(folder, part), options)
  for (const file of NAMED_FILES)
    await copyWithCopies(join(client, file), join(folder, 'builds', build, file))
  const others = before?.record.builds.filter((other) => other.build !== build) ?? []
  const kept = others.filter((other, index) => index === 0 || needed.has(other.build))
  for (const other of kept) {
    const [from, to] = [before?.folder ?? '', folder]
    for (const file of other.files)
      if (!existsSync(join(to, file))) await copyWithCopies(join(from, file), join(to, file))
    await cp(join(from, 'builds', other.build), join(to, 'builds', other.build), options)
  }
  return [{ build, files: HASHED_FOLDERS.flatMap((part) => filesOf(client, part)) }, ...kept]
}

async function copyWithCopies(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  for (const suffix of SUFFIXES) if (existsSync(from + suffix)) await copyFile(from + suffix, to + suffix)
}

const filesOf = (client: string, part: string): readonly string[] =>
  readdirSync(join(client, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(client.length + 1))
