import type { Platform } from '@foyer/sdk'

/** What the browser can do with a picture. */
export interface SaveFacts {
  /** The site has read the file. */
  readonly hasFile: boolean
  /** The device's own sheet takes the file. */
  readonly canShare: boolean
  /** Links may name a file to save. */
  readonly canDownload: boolean
  readonly platform: Platform
  /** The page is shown inside another app, which saves no file that a page makes. */
  readonly webView: boolean
}

/** How a picture is saved. `by-hand`: the player presses and holds it. */
export type SaveWay = 'share' | 'download' | 'by-hand'

/**
 * How a tap on 'save' saves a picture. On iOS the device's own sheet puts it among the photos; a download would land among
 * the files. Pure.
 */
export function saveWay({ hasFile, canShare, canDownload, platform, webView }: SaveFacts): SaveWay {
  if (!hasFile) return 'by-hand'
  if (canDownload && platform !== 'ios' && !webView) return 'download'
  return canShare ? 'share' : 'by-hand'
}
