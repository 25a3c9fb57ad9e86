import type { Disposer } from '@foyer/sdk'
import type { OverlaysService } from '../overlays/overlays.ts'
import { SPINNER_SWEEP_MS } from './constants.ts'

/** What the player does to begin something new, whose spinner is welcome again. */
const ACTS = ['pointerdown', 'keydown'] as const

/**
 * After a failure no spinner stays up: those that stand go, and so does what a late caller shows within three seconds (ER-05),
 * unless the player has acted since.
 */
export class SpinnerSweep {
  #end: Disposer | undefined

  constructor(private readonly overlays: Pick<OverlaysService, 'view' | 'endLoadings'>) {}

  start(): void {
    void this.#end?.()
    const { overlays } = this
    const sweep = (): void => {
      if (overlays.view.get().loadings.length > 0) overlays.endLoadings()
    }
    const unsubscribe = overlays.view.subscribe(sweep)
    const end = (): void => {
      unsubscribe()
      clearTimeout(timer)
      for (const act of ACTS) removeEventListener(act, end, true)
    }
    const timer = setTimeout(end, SPINNER_SWEEP_MS)
    for (const act of ACTS) addEventListener(act, end, true)
    this.#end = end
    sweep()
  }
}
