import { type PopUpPriority, token } from '@foyer/sdk'

/** What became of a pop-up in this visit to the home screen. */
export interface PopUpReport {
  readonly key: string
  /** Id of the plugin. */
  readonly plugin: string
  readonly priority: PopUpPriority
  /** From the arrival to its decision, in milliseconds. */
  readonly delayMs: number
  /**
   * `waiting`: its delay passes. `skipped`: it shows nothing. `delayed`: a form is in use, or the gap between two pop-ups
   * passes. `open`: it is shown, or waits for a more important overlay. `closed`, `failed`: it is over.
   */
  readonly state: 'waiting' | 'skipped' | 'delayed' | 'open' | 'closed' | 'failed'
  /** Why it shows nothing, as its decision names it; how it closed: `seen`, `withdrawn`. */
  readonly reason?: string
}

/** For whom and when pop-ups are asked. */
export interface PopUpQuestion {
  /** The player of the page, or somebody who is not logged in. */
  readonly player: 'current' | 'guest'
  /** `/m/home` */
  readonly path: string
  /** Epoch milliseconds. */
  readonly now: number
}
/** What one pop-up would do. */
export interface PopUpAnswer extends Pick<PopUpReport, 'key' | 'plugin' | 'priority' | 'delayMs'> {
  readonly decision: 'show' | 'skip' | 'failed'
  /** Why it shows nothing; of several, what it shows and why not the others. */
  readonly reason?: string
}

/** What the merchant's console asks of the pop-ups. Nothing here is needed to show them. */
export interface PopUpTools {
  /** The pop-ups of this visit; none away from the home screen. */
  reports(): readonly PopUpReport[]
  /** Asks each pop-up for its decision, by the function that decides for players. Nothing is opened or stored. */
  explain(question: PopUpQuestion): Promise<readonly PopUpAnswer[]>
}
export const POP_UP_TOOLS = token<PopUpTools>('popups.tools')
