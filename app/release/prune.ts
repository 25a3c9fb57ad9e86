import { statSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listBuilds } from './asset-pool.ts'
import { buildFolder, releaseFolder, releasesFolder, servedFolder } from './layout.ts'
import { currentRelease, foldersOf, listReleases, readRelease } from './read-releases.ts'

/** Releases that stay, the one in use and those that it can be rolled back to. */
export const RETAINED_RELEASES = 5
/** Builds whose files stay for pages that are open, if no release needs them. */
const RETAINED_BUILDS = 2
/** A release that was begun so long ago is given up. */
const ABANDONED_MS = 24 * 60 * 60_000

/** A server that has not said for so long what it serves is gone. */
const SILENT_MS = 24 * 60 * 60_000

/**
 * What servers say that they serve: one whose nginx refuses the release in use goes on with an older one.
 * What was said long ago is removed.
 */
async function servedReleases(www: string, now: number): Promise<readonly string[]> {
  const folder = servedFolder(www)
  await mkdir(folder, { recursive: true })
  const served: string[] = []
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    // A server may be writing it.
    const written = statSync(file, { throwIfNoEntry: false })
    if (!written?.isFile()) continue
    if (now - written.mtimeMs > SILENT_MS) await rm(file, { force: true })
    else served.push((await readFile(file, 'utf8').catch(() => '')).trim())
  }
  return served
}

/** Removes releases beyond the last five that no server serves, releases that were given up, and the files of builds that nothing needs. */
export async function prune(www: string, now = Date.now()): Promise<void> {
  const current = currentRelease(www)
  const complete = listReleases(www)
  const retained = new Set(complete.slice(-RETAINED_RELEASES).map(({ release }) => release))
  if (current !== undefined) retained.add(current)
  for (const release of await servedReleases(www, now)) retained.add(release)
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
