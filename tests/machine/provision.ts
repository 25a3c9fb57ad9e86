import { BROWSER_PACKAGES, type Missing } from './requirements.ts'

/** Possible ways to install what is missing. */
export interface Permissions {
  /** The machine has `apt-get`. */
  readonly hasApt: boolean
  readonly isRoot: boolean
}
/** The action before the tests. */
export type Provision =
  | { readonly action: 'none' }
  | { readonly action: 'install'; readonly packages: readonly string[] }
  /** Playwright's own download of a browser: the last resort, where there is no other. */
  | { readonly action: 'download-browser' }
  /** In one line. */
  | { readonly action: 'fail'; readonly reason: string }

export function decideProvision(
  { required, useful }: Missing,
  wrongPaths: readonly string[],
  { hasApt, isRoot }: Permissions,
): Provision {
  if (wrongPaths.length > 0) return { action: 'fail', reason: `There is no file ${wrongPaths.join(', ')}.` }
  if (hasApt && isRoot) {
    const packages = [...required, ...useful]
    return packages.length > 0 ? { action: 'install', packages } : { action: 'none' }
  }
  if (required.length === 0) return { action: 'none' }
  if (required.every((name) => BROWSER_PACKAGES.includes(name))) return { action: 'download-browser' }
  const names = [...required, ...useful].join(' ')
  return {
    action: 'fail',
    reason: hasApt
      ? `The tests need what only root may install: sudo apt-get update && sudo apt-get install -y ${names}`
      : `The tests need what only a Debian machine can install by itself: ${names}`,
  }
}
