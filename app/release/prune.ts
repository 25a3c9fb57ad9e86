import { statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listBuilds } from './asset-pool.ts'
import { buildFolder, releaseFolder, releasesFolder } from './layout.ts'
import { currentRelease, foldersOf, listReleases, readRelease } from './read-releases.ts'

/** Releases that stay, the one in use and those that it can be rolled back to. */
export const RETAINED_RELEASES = 5
/** Builds whose files stay for pages that are open, if no release needs them. */
const RETAINED_BUILDS = 2
/** A release that was begun so long ago is given up. */
const ABANDONED_MS = 24 * 60 * 60_000

/** Removes releases beyond the last five, releases that were given up, and the files of builds that nothing needs. */
export async function prune(www: string, now = Date.now()): Promise<void> {
  const current = currentRelease(www)
  const complete = listReleases(www)
  const retained = new Set(complete.slice(-RETAINED_RELEASES).map(({ release }) => release))
  if (current !== undefined) retained.add(current)
  for (const name of foldersOf(releasesFolder(www))) {
    const isOld = readRelease(www, name)
      ? !retained.has(name)
      : now - statSync(releaseFolder(www, name)).mtimeMs > ABANDONED_MS
    if (isOld) await rm(releaseFolder(www, name), { recursive: true, force: true })
  }
  const builds = listBuilds(www)
  const needed = new Set([
    ...complete.filter(({ release }) => retained.has(release)).flatMap((release) => release.builds),
    ...builds.slice(-RETAINED_BUILDS).map(({ build }) => build),
  ])
  const gone = builds.filter(({ build }) => !needed.has(build))
  const stays = new Set(builds.filter(({ build }) => needed.has(build)).flatMap(({ files }) => files))
  for (const { build, files } of gone) {
    // First the record, so that a later build with the same files adds them anew.
    await rm(buildFolder(www, build), { recursive: true, force: true })
    for (const file of files.filter((one) => !stays.has(one)))
      for (const suffix of ['', '.br', '.gz']) await rm(join(www, file + suffix), { force: true })
  }
}
