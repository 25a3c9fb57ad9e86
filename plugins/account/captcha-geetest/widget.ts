import type { CaptchaFailure, CaptchaFields } from '@foyer/sdk'

/** The vendor's box, ready to be opened. */
export interface Widget {
  open(): void
  /** Prepares the box for another proof; absent if that needs a new challenge. */
  readonly reset?: () => void
  destroy(): void
}
/** Events of an open box. */
export interface WidgetEvents {
  passed(fields: CaptchaFields): void
  closed(): void
  failed(failure: CaptchaFailure): void
}
/**
 * Loads everything anew from the network and returns a box that is ready. Rejects with the reason, for
 * `startFailure`. The signal removes the script's element and destroys a box that comes too late.
 */
export type StartWidget = (signal: AbortSignal, events: WidgetEvents) => Promise<Widget>
