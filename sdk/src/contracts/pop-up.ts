import type { ExtensionPoint } from '../points.ts'
import { defineExtensionPoint } from '../points.ts'
import type { Device } from '../services/device.ts'
import type { OverlayPriority } from '../services/overlays.ts'
import type { SessionInfo } from '../services/session.ts'

/** The turns among overlays (OV-30) that a pop-up may take; the others belong to the site itself. */
export type PopUpPriority = Extract<
  OverlayPriority,
  'forced-install' | 'optional-update' | 'announcement' | 'download-image' | 'prompt'
>

/** Who came to which page. */
export interface PopUpMoment {
  /** `/m/home` */
  readonly path: string
  /** `undefined` for a guest. */
  readonly member: SessionInfo | undefined
  readonly device: Device
  /** Epoch milliseconds. */
  readonly now: number
  /** Aborted when the player leaves the page, signs in or out, or the plugin stops. */
  readonly signal: AbortSignal
}

/** What became of a pop-up that was opened. */
export type PopUpEnd =
  /** The player closed it, or followed it. What the plugin wants to remember of that, it has stored. */
  | 'seen'
  /** It went before the player saw it, by the signal: nothing is remembered, and it may come again. */
  | 'withdrawn'

export type PopUpDecision =
  /** `reason` is for the inspector: `hidden today`. */
  | { readonly kind: 'skip'; readonly reason: string }
  /**
   * There is something to show. `open` puts it into the queue, by the plugin's own `overlays` and with the pop-up's priority,
   * and resolves when it has gone. It rejects for nothing, and is called once at the most.
   */
  | { readonly kind: 'show'; readonly open: () => Promise<PopUpEnd> }

/**
 * Something that the site shows without being asked: announcements, images, prompts. Only on the home addresses (RT-01).
 * Several may want to be shown; the overlays queue them (OV-30).
 */
export interface PopUp {
  /** `announcements`; one plugin a key. */
  readonly key: string
  readonly priority: PopUpPriority
  /** How long after the player came to the page it is asked, in milliseconds, 0 or more (ST-23, ST-24). */
  delayMs(moment: PopUpMoment): number
  /**
   * Whether it has something to show, and what: asks the gateway, looks at what is stored. Shows and stores nothing itself. A
   * rejection is reported as the plugin's error and counts as `skip`.
   */
  decide(moment: PopUpMoment): PopUpDecision | Promise<PopUpDecision>
}
export const popUps: ExtensionPoint<PopUp> = defineExtensionPoint<PopUp>({
  id: 'popups.pop-ups',
  cardinality: 'keyed',
})
