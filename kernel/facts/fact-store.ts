import { createStore, type Facts, type Store, token } from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import { BAKED } from '../profile/baked.ts'
import { deepEqual } from './deep-equal.ts'

const AREAS = ['switch', 'member', 'device', 'consent', 'session', 'site', 'setting'] as const

export const FACTS = token<FactStore>('kernel.facts')

/**
 * All facts that gates read. Until `unfreeze()` it returns the identical object of the baked page, because
 * hydration must see what was rendered; `unfreeze()` applies earlier patches in one step.
 */
@injectable()
export class FactStore implements Store<Facts> {
  readonly #facts
  #queued: Partial<Facts> | undefined = {}

  constructor(@inject(BAKED) baked: BakedPage) {
    this.#facts = createStore<Facts>(baked.facts)
  }

  get(): Facts {
    return this.#facts.get()
  }

  subscribe(listener: () => void): () => void {
    return this.#facts.subscribe(listener)
  }

  /** Replaces whole areas. An equal area keeps its identity; if all are equal, no listener is called. */
  patch(areas: Partial<Facts>): void {
    if (this.#queued) {
      this.#queued = { ...this.#queued, ...areas }
      return
    }
    const facts = this.#facts.get()
    const changed = Object.entries(areas).filter(
      ([area, value]) => !deepEqual(Reflect.get(facts, area), value),
    )
    if (changed.length > 0) this.#facts.set({ ...facts, ...Object.fromEntries(changed) })
  }

  /** Empties every area that has not arrived: pending facts become off. */
  closePending(): void {
    this.patch(emptyMissingAreas({ ...this.#facts.get(), ...this.#queued }))
  }

  unfreeze(): void {
    const queued = this.#queued
    this.#queued = undefined
    if (queued) this.patch(queued)
  }
}

/** Empties every area that has not arrived: pending facts become off. */
export const emptyMissingAreas = (facts: Facts): Partial<Facts> =>
  Object.fromEntries(AREAS.filter((area) => facts[area] === undefined).map((area) => [area, {}]))
