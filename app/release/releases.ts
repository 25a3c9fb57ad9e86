import { readdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CodedError, type LanguageCode } from '@foyer/sdk'

/** A merchant of a release, as the servers need to know it. */
export interface ServedMerchant {
  readonly id: string
  readonly hosts: readonly string[]
  readonly languages: readonly LanguageCode[]
  readonly defaultLanguage: LanguageCode
  /** The language of a visitor's browser goes before the default. */
  readonly followBrowserLanguage?: boolean
  /** Screens with a page of their own (RR-05). */
  readonly screens: readonly string[]
  /** Content-Security-Policy of its pages. */
  readonly policy: string
  /** Who may use the camera and the microphone on its pages, as their Permissions-Policy has it. Absent: no site. */
  readonly cameras?: string
  /** The build whose pages these are: that of an earlier release where the merchant could not be baked since. */
  readonly build: string
}

/** `release.json`, written last: a folder without it is a release that is being made, or was given up. */
export interface ReleaseRecord {
  readonly release: string
  readonly build: string
  /** When it was completed, ISO 8601. */
  readonly completed: string
  readonly merchants: readonly ServedMerchant[]
  /**
   * The builds whose files it has, its own first, then the one before, for pages that are open; after these what merchants need that keep
   * older pages. `files`: those with a hash in their name, as paths in the release.
   */
  readonly builds: readonly { readonly build: string; readonly files: readonly string[] }[]
}

/** Releases that stay, besides the one in use and the one before it. */
const RETAINED_RELEASES = 3

/**
 * A release, below the root of what is served (`dist/www`, nginx's SITE_DIRECTORY). It is whole, and never changes once it is
 * complete: `site/` (pages) and `brand/` by merchant; `assets/` and `t/`, files with a hash in their name; `builds/<build>/`, the
 * files of a build whose names stay; `deploy/`, nginx's maps.
 */
export const releaseFolder = (www: string, release = ''): string => join(www, 'releases', release)

/** The name of the release that servers start with, a symbolic link; `undefined` where there is none. */
export const currentRelease = (www: string): string | undefined => target(www, 'current')

function target(www: string, link: 'current' | 'previous'): string | undefined {
  try {
    return basename(readlinkSync(join(www, link)))
  } catch {
    return undefined
  }
}

/** A release's record; `undefined` where it is not complete. */
export function readRelease(www: string, release: string): ReleaseRecord | undefined {
  try {
    const text = readFileSync(join(releaseFolder(www, release), 'release.json'), 'utf8')
    const record = JSON.parse(text) as ReleaseRecord
    // Earlier versions wrote another form.
    return Array.isArray(record.merchants) ? record : undefined
  } catch {
    return undefined
  }
}

/** Every complete release, the oldest first. */
export const listReleases = (www: string): readonly ReleaseRecord[] =>
  foldersOf(www)
    .flatMap((name) => readRelease(www, name) ?? [])
    .sort((a, b) => (a.completed < b.completed ? -1 : 1))

function foldersOf(www: string): readonly string[] {
  try {
    return readdirSync(releaseFolder(www))
  } catch {
    return []
  }
}

/**
 * Makes a complete release the one that servers start with, in one step. A server that is running goes on with the release
 * that it was started with until it is reloaded. `previous` leads to the one before, where servers find what pages still ask for that were
 * opened before a rollback. Throws `RE-UNKNOWN`.
 */
export function movePointer(www: string, release: string): void {
  const known = listReleases(www).map((one) => one.release)
  if (!known.includes(release)) throw new CodedError('RE-UNKNOWN', { release, known })
  const before = currentRelease(www)
  if (before !== undefined && before !== release) link(www, 'previous', before)
  link(www, 'current', release)
}

function link(www: string, name: 'current' | 'previous', release: string): void {
  const beside = join(www, `${name}.${process.pid}`)
  rmSync(beside, { force: true })
  symlinkSync(join('releases', release), beside)
  // In a copy of an image's folder it is a folder, with the image's files of before.
  if (name === 'previous' && target(www, name) === undefined)
    rmSync(join(www, name), { recursive: true, force: true })
  renameSync(beside, join(www, name))
}

/** The release that was completed before the one in use. Throws `RE-BACK` where there is none. */
export function releaseBefore(www: string): string {
  const current = currentRelease(www)
  const releases = listReleases(www).map(({ release }) => release)
  const before = current === undefined ? undefined : releases[releases.indexOf(current) - 1]
  if (before === undefined) throw new CodedError('RE-BACK', `${current ?? 'no release'} is the first`)
  return before
}

/**
 * Removes releases that were given up, and old ones. The last one of the build before stays, however often the build in use
 * was baked since: a bad build can always be undone.
 */
export function prune(www: string): void {
  const complete = listReleases(www)
  const build = complete.at(-1)?.build
  const stays = new Set(
    [
      ...complete.slice(-RETAINED_RELEASES),
      ...complete.filter((release) => release.build !== build).slice(-1),
    ].map(({ release }) => release),
  )
  for (const pointer of ['current', 'previous'] as const) stays.add(target(www, pointer) ?? '')
  for (const name of foldersOf(www))
    if (!stays.has(name)) rmSync(releaseFolder(www, name), { recursive: true, force: true })
}
