import { join } from 'node:path'

/**
 * Folders of what is served, below its root (`dist/www`, nginx's SITE_DIRECTORY).
 *
 * - `assets/`, `t/`: files with a hash in their name, of every build that a release needs.
 * - `builds/<build>/`: the files of a build whose names stay (the worker, the manifest that announces it), and the list of all its files.
 * - `releases/<release>/`: the pages and the rest of one release. It never changes once `release.json` is there.
 * - `current`: the release that servers start with, a symbolic link.
 * - `served/<server>`: the name of the release that a server serves, which may refuse `current`. Written by `foyer-release watch`.
 */
export const POOL_FOLDERS = ['assets', 't'] as const
export const buildFolder = (www: string, build = ''): string => join(www, 'builds', build)
export const releasesFolder = (www: string): string => join(www, 'releases')
export const releaseFolder = (www: string, release: string): string => join(releasesFolder(www), release)
/** `SERVED_DIRECTORY`: another folder, where servers may only read the releases. */
export const servedFolder = (www: string): string => process.env['SERVED_DIRECTORY'] ?? join(www, 'served')
export const currentLink = (www: string): string => join(www, 'current')

/** Written last: a folder without it is a release that is being made, or was given up. */
export const RELEASE_FILE = 'release.json'

/** A name that is a folder, an argument of a shell and a word of nginx' configuration. */
export const isReleaseName = (name: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(name)
