import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { currentLink, RELEASE_FILE, releaseFolder, releasesFolder } from './layout.ts'
import type { ReleaseRecord, ServedMerchant, ShardRecord } from './served-merchant.ts'

/** The name of the release in use; `undefined` where there is none. */
export function currentRelease(www: string): string | undefined {
  try {
    return basename(readlinkSync(currentLink(www)))
  } catch {
    return undefined
  }
}

/** A release's record; `undefined` where it is not complete. */
export function readRelease(www: string, release: string): ReleaseRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(releaseFolder(www, release), RELEASE_FILE), 'utf8')) as ReleaseRecord
  } catch {
    return undefined
  }
}

/** Every complete release, the oldest first. */
export function listReleases(www: string): readonly ReleaseRecord[] {
  return foldersOf(releasesFolder(www))
    .flatMap((name) => readRelease(www, name) ?? [])
    .sort((a, b) => (a.completed < b.completed ? -1 : 1))
}

/** The parts that a release has so far. */
export function readShards(www: string, release: string): readonly ShardRecord[] {
  const deploy = join(releaseFolder(www, release), 'deploy')
  return filesOf(deploy)
    .filter((file) => /^merchants-\d+-of-\d+\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(join(deploy, file), 'utf8')) as ShardRecord)
    .sort((a, b) => a.shard - b.shard)
}

/** The merchants of a release, by id. */
export const merchantsOf = (www: string, release: string): ReadonlyMap<string, ServedMerchant> =>
  new Map(
    readShards(www, release).flatMap(({ merchants }) =>
      merchants.map((merchant) => [merchant.id, merchant] as const),
    ),
  )

export function foldersOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  } catch {
    return []
  }
}

function filesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
