import type { CaptchaFailure, CaptchaFields } from '@foyer/sdk'

/** The vendor's box, ready to be opened. */
export interface Widget {
  open(): void
  /** Makes it ready for another proof; absent where that takes a new challenge. */
  readonly reset?: () => void
  destroy(): void
}
/** What the box says once it is open. */
export interface WidgetEvents {
  passed(fields: CaptchaFields): void
  closed(): void
  failed(failure: CaptchaFailure): void
}
/**
 * Asks the network for everything anew and gives a box that is ready. Rejects with why not (`startFailure` reads it). The
 * signal takes the script's element out again and keeps a late box from standing.
 */
export type StartWidget = (signal: AbortSignal, events: WidgetEvents) => Promise<Widget>
