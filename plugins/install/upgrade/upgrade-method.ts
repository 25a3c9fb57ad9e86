import { FIRST_WITH_DOWNLOAD } from './constants.ts'

/**
 * How an app is updated (OV-09). `none`: it is the newest. `download`: it downloads the update itself. `page`: it is too
 * old for that, and a page explains to the player what to do.
 */
export function upgradeMethod(current: string, latest: string): 'none' | 'download' | 'page' {
  if (compareVersions(current, latest) >= 0) return 'none'
  return compareVersions(current, FIRST_WITH_DOWNLOAD) >= 0 ? 'download' : 'page'
}

/** Negative if `a` is older. Compares part by part as numbers: 2.4.9 is older than 2.4.39. A missing part is 0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number))
  for (let at = 0; at < Math.max(left?.length ?? 0, right?.length ?? 0); at++) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
