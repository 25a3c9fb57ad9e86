import { compareVersions } from './compare-versions.ts'
import { FIRST_WITH_DOWNLOAD } from './constants.ts'

/**
 * How an app is updated (OV-09). `none`: it is the newest. `download`: it downloads the update itself. `page`: it is too
 * old for that, and a page explains to the player what to do.
 */
export function upgradeMethod(current: string, latest: string): 'none' | 'download' | 'page' {
  if (compareVersions(current, latest) >= 0) return 'none'
  return compareVersions(current, FIRST_WITH_DOWNLOAD) >= 0 ? 'download' : 'page'
}
