import type { Disposer } from '@foyer/sdk'

/** Something that was done for a plugin, and how to undo it. */
export interface Effect {
  undo(): void | PromiseLike<void>
}

/** What one activation of a plugin has done, in order (KN-02): a disposable stack whose entries may also leave early. */
export class EffectLedger {
  #effects: Set<Effect> | undefined
  /** The effects in order, once undoing has begun. */
  #undoing: Effect[] | undefined

  /** The disposer it returns undoes the effect once: now, or not at all where the ledger has undone it. */
  record(effect: Effect): Disposer {
    const effects = (this.#effects ??= new Set())
    effects.add(effect)
    return () => {
      if (effects.delete(effect)) return effect.undo()
    }
  }

  /** Takes out the youngest effect; `undefined` when none is left. */
  takeLast(): Effect | undefined {
    const effects = this.#effects
    if (!effects) return undefined
    const undoing = (this.#undoing ??= [...effects])
    for (let last = undoing.pop(); last; last = undoing.pop()) if (effects.delete(last)) return last
    return undefined
  }
}
