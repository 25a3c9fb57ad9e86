import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isCompressible } from './compress.ts'
import { buildFolder, POOL_FOLDERS } from './layout.ts'
import { replaceFile } from './link-copies.ts'
import { forEachOf } from './for-each-of.ts'
import { foldersOf } from './read-releases.ts'
import { COMPRESSED_SUFFIXES, writeCompressed } from './write-compressed.ts'
import { writeWhole } from './write-file.ts'

/** Files of the built client whose names stay: the worker, and what announces a new build (RT-19, RT-20). */
const NAMED_FILES = ['sw.js', 'asset-manifest.json'] as const

/** `builds/<build>/files.json`: it says that all of them are there. */
export interface BuildRecord {
  readonly build: string
  /** When it was first served, ISO 8601. */
  readonly added: string
  /** Files with a hash in their name: paths below the root, without those of compressed copies. */
  readonly files: readonly string[]
}

const FILES = 'files.json'

/**
 * Adds a build's files to what is served. A file with a hash in its name that is there already, with its compressed copies,
 * stays as it is: the same name is the same content. Compressed copies are those that the build has made, else they are made
 * here; the build's folder is only read.
 *
 * @param client folder of the built client
 * @param isCompressed false for builds that no player is served
 */
export async function addToPool(
  client: string,
  www: string,
  build: string,
  isCompressed: boolean,
): Promise<void> {
  const record = join(buildFolder(www, build), FILES)
  const files = POOL_FOLDERS.flatMap((folder) =>
    readdirSync(join(client, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name).slice(client.length + 1)),
  )
  const isThere = (file: string): boolean => {
    const bytes = statSync(join(www, file), { throwIfNoEntry: false })?.size
    if (bytes === undefined) return false
    return (
      !isCompressed ||
      !isCompressible(file, bytes) ||
      COMPRESSED_SUFFIXES.every((it) => existsSync(join(www, file + it)))
    )
  }
  const missing = files.filter((file) => !isThere(file))
  if (existsSync(record) && missing.length === 0) return
  const add = async (file: string, target: string): Promise<void> => {
    const source = join(client, file)
    await mkdir(dirname(target), { recursive: true })
    // The file itself last: it says that the copies are there.
    if (isCompressed && !existsSync(`${source}.gz`)) await writeCompressed(target, await readFile(source))
    else for (const suffix of COMPRESSED_SUFFIXES) await replaceFile(source + suffix, target + suffix)
    await replaceFile(source, target)
  }
  await forEachOf(missing, 4, (file) => add(file, join(www, file)))
  for (const file of NAMED_FILES) await add(file, join(buildFolder(www, build), file))
  const added = new Date().toISOString()
  await writeWhole(record, JSON.stringify({ build, added, files } satisfies BuildRecord))
}

/** Every build whose files are served, the oldest first. */
export const listBuilds = (www: string): readonly BuildRecord[] =>
  foldersOf(buildFolder(www))
    .map((build) => join(buildFolder(www, build), FILES))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as BuildRecord)
    .sort((a, b) => (a.added < b.added ? -1 : 1))
