import type { PopUpPriority } from '@foyer/sdk'

/** How often it is looked whether a pop-up may open that a form in use, or the gap after another, delays. */
export const RECHECK_MS = 1_000
/** The longest time of a browser's timer. */
export const DELAY_MAX_MS = 2 ** 31 - 1
/** The longest gap between two pop-ups: an hour. */
export const GAP_MAX_S = 3_600
/** The most important first (OV-30). */
export const PRIORITIES: readonly PopUpPriority[] = [
  'forced-install',
  'optional-update',
  'announcement',
  'download-image',
  'prompt',
]
