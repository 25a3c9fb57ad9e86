import {
  type Attribution,
  type ClickId,
  clickIdParameters,
  type ContextOf,
  type ServicesOf,
} from '@foyer/sdk'
import { landingAddress, landingParameters } from '../contract.ts'
import type { manifest } from './manifest.ts'
import { nextClicks, type WantedParameter } from './next-clicks.ts'
import { CLICKS } from './stored-clicks.ts'

/**
 * The click ids that the player came with (TR-16): they wait in memory, and one is stored while a plugin that is on, and that
 * the player has therefore consented to, contributes its parameter.
 */
export class ClickIds implements Attribution {
  readonly #context: ContextOf<typeof manifest>
  readonly #services: ServicesOf<typeof manifest>
  readonly #landing = landingParameters(landingAddress(location))
  readonly #arrivedAt: number

  constructor(context: ContextOf<typeof manifest>, services: ServicesOf<typeof manifest>) {
    this.#context = context
    this.#services = services
    this.#arrivedAt = services.clock.now()
  }

  /** Stores and removes as plugins and the player's consent change, from now on. */
  start(): void {
    const { consent } = this.#services
    const parameters = this.#context.contributions(clickIdParameters)
    for (const store of [parameters, consent.granted, consent.known])
      this.#context.defer(store.subscribe(() => this.#update()))
    this.#update()
  }

  clickId(parameter: string): ClickId | undefined {
    // A plugin asks as it starts, which may be before the listeners hear of it.
    const clicks = this.#update()
    if (!this.#wanted().some((wanted) => wanted.parameter === parameter)) return undefined
    const click = Object.hasOwn(clicks, parameter) ? clicks[parameter] : undefined
    return click && { value: click.value, at: click.at }
  }

  #update() {
    const { storage } = this.#context
    const { clock, consent } = this.#services
    const granted = consent.granted.get()
    const known = consent.known.get()
    const stored = storage.get(CLICKS) ?? {}
    const next = nextClicks(stored, {
      wanted: this.#wanted(),
      landing: this.#landing,
      arrivedAt: this.#arrivedAt,
      now: clock.now(),
      isRefused: (category) => known && !granted[category],
    })
    if (Object.keys(next).length === 0) {
      if (Object.keys(stored).length > 0) storage.remove(CLICKS)
    } else if (JSON.stringify(next) !== JSON.stringify(stored)) storage.set(CLICKS, next)
    return next
  }

  #wanted(): readonly WantedParameter[] {
    const vendors = this.#services.consent.vendors()
    return this.#context
      .contributions(clickIdParameters)
      .get()
      .filter(({ plugin, value }) => this.#hasPattern(plugin, value.pattern))
      .map(({ plugin, value }) => ({
        ...value,
        consent: vendors.find((vendor) => vendor.plugin === plugin)?.categories ?? [],
      }))
  }

  /** The plugins whose pattern has been reported. */
  readonly #reported = new Set<string>()
  #hasPattern(plugin: string, pattern = ''): boolean {
    try {
      return new RegExp(pattern) instanceof RegExp
    } catch (error) {
      if (!this.#reported.has(plugin))
        this.#context.logger.warn(
          `AT-PATTERN: a click id's pattern of ${plugin} is no regular expression`,
          error,
        )
      this.#reported.add(plugin)
      return false
    }
  }
}
