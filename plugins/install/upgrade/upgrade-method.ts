import { compareVersions } from './compare-versions.ts'
import { FIRST_WITH_DOWNLOAD } from './constants.ts'

/**
 * How an app comes to its successor (OV-09). `none`: it is the newest. `download`: it fetches it itself. `page`: it is too
 * old for that, and a page tells the player what to do.
 */
export function upgradeMethod(current: string, latest: string): 'none' | 'download' | 'page' {
  if (compareVersions(current, latest) >= 0) return 'none'
  return compareVersions(current, FIRST_WITH_DOWNLOAD) >= 0 ? 'download' : 'page'
}
