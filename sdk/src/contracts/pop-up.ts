import { defineExtensionPoint, type ExtensionPoint } from '../points.ts'
import type { Device } from '../services/device.ts'
import type { OverlayPriority } from '../services/overlays.ts'
import type { SessionInfo } from '../services/session.ts'

/** The priorities of overlays (OV-30) that a pop-up may have; the others are the site's own. */
export type PopUpPriority = Extract<
  OverlayPriority,
  'forced-install' | 'optional-update' | 'announcement' | 'download-image' | 'prompt'
>

/** The page that is shown, and the player. */
export interface PopUpContext {
  /** `/m/home` */
  readonly path: string
  /** `undefined` for a guest. */
  readonly member: SessionInfo | undefined
  readonly device: Device
  /** Epoch milliseconds, by the device's clock. */
  readonly now: number
  /** Aborted when the player leaves the page, logs in or out, and when the plugin stops. */
  readonly signal: AbortSignal
}

/** What happened to a pop-up that was opened. */
export type PopUpResult =
  /** The player closed or followed it; the plugin has stored what it must remember */
  | 'seen'
  /** the signal closed it before the player saw it: nothing is remembered, and it may come again */
  | 'withdrawn'

/** Whether a pop-up has something to show. */
export type PopUpDecision =
  /** No; `reason` is for the inspector: `hidden today`. */
  | { readonly kind: 'skip'; readonly reason: string }
  /**
   * Yes. `open` opens it by the plugin's own `overlays`, with the pop-up's priority, and resolves when it is
   * closed. It is called at most once, and never rejects. `reason` is for the inspector: what is shown of several, and
   * why not the others.
   */
  | { readonly kind: 'show'; readonly open: () => Promise<PopUpResult>; readonly reason?: string }

/**
 * Something that the site shows without being asked: announcements, images, prompts. Only on the home screen
 * (RT-01). Where several have something to show, they are shown one after the other (OV-30).
 */
export interface PopUp {
  /** `announcements`. One plugin for each. */
  readonly key: string
  readonly priority: PopUpPriority
  /**
   * The delay from the player's arrival at the page to the call of `decide`: milliseconds, 0 or more (ST-23,
   * ST-24).
   */
  delayMs(context: PopUpContext): number
  /**
   * Decides whether there is something to show: it may call the gateway and read storage. It shows and stores
   * nothing. A rejection is reported as the plugin's error (`PL-THREW`) and counts as `skip`.
   */
  decide(context: PopUpContext): PopUpDecision | Promise<PopUpDecision>
}
/** What the site shows without being asked. A plugin of the kind `pop-up` contributes to it. */
export const popUps: ExtensionPoint<PopUp> = defineExtensionPoint<PopUp>({
  id: 'popups.pop-ups',
  cardinality: 'keyed',
})
