import type { Disposer } from '@foyer/sdk'
import type { OverlaysService } from '../overlays/overlays-service.ts'
import { SPINNER_DISMISS_MS } from './constants.ts'

/** Input by which the player starts something new, whose spinner may be shown. */
const USER_INPUT_EVENTS = ['pointerdown', 'keydown'] as const

/**
 * Dismisses spinners after a failure: all current ones, and those that other callers show within three
 * seconds (ER-05), unless the player has acted since.
 */
export class SpinnerDismisser {
  #end: Disposer | undefined

  constructor(private readonly overlays: Pick<OverlaysService, 'view' | 'endLoadings'>) {}

  start(): void {
    void this.#end?.()
    const { overlays } = this
    const dismiss = (): void => {
      if (overlays.view.get().loadings.length > 0) overlays.endLoadings()
    }
    const unsubscribe = overlays.view.subscribe(dismiss)
    const end = (): void => {
      unsubscribe()
      clearTimeout(timer)
      for (const event of USER_INPUT_EVENTS) removeEventListener(event, end, true)
    }
    const timer = setTimeout(end, SPINNER_DISMISS_MS)
    for (const event of USER_INPUT_EVENTS) addEventListener(event, end, true)
    this.#end = end
    dismiss()
  }
}
