import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { CodedError } from '@foyer/sdk'
import { currentLink } from './layout.ts'
import { currentRelease, listReleases, readRelease } from './read-releases.ts'

/**
 * Makes a complete release the one that servers start with, in one step. A server that is running goes on with
 * the release that it was started with until it is reloaded. Throws `RE-UNKNOWN`.
 */
export function movePointer(www: string, release: string): void {
  if (!readRelease(www, release)) {
    const known = listReleases(www).map((one) => one.release)
    throw new CodedError('RE-UNKNOWN', { release, known })
  }
  const beside = `${currentLink(www)}.${process.pid}`
  rmSync(beside, { force: true })
  symlinkSync(join('releases', release), beside)
  renameSync(beside, currentLink(www))
}

/** The release that was completed before the one in use. Throws `RE-BACK` where there is none. */
export function releaseBefore(www: string): string {
  const current = currentRelease(www)
  const releases = listReleases(www).map(({ release }) => release)
  const before = current === undefined ? undefined : releases[releases.indexOf(current) - 1]
  if (before === undefined) throw new CodedError('RE-BACK', `${current ?? 'no release'} is the first`)
  return before
}
