import { isRecord } from '@foyer/sdk'
import type { Variant } from './variant-of.ts'

/** What a game is opened with. It gets no token: a game that knows the player asks the gateway for itself. */
export interface MiniGameOptions {
  readonly variant: Variant
  /** The operator's code of the player's language: `VI`. */
  readonly language: string
}

/**
 * A game, as its script leaves it in `window.MCMiniGame`. CA-28 names the script alone, so this contract is assumed: a
 * classic script, which may run more than once on a page, assigns an object with `mount`. `mount` draws the game into an
 * empty element, which scrolls where the game is higher, and returns at once a function that ends it: that removes listeners
 * and timers. The element's own children are removed anyway. The site's custom properties (`--brand`, `--text`) have its
 * colours.
 */
export interface MiniGame {
  mount(element: HTMLElement, options: MiniGameOptions): () => void
}

/** What a script left, checked; `undefined` where it is no game. Never throws. */
export function readMiniGame(given: unknown): MiniGame | undefined {
  try {
    const mount: unknown = isRecord(given) ? given['mount'] : undefined
    if (typeof mount !== 'function') return undefined
    return { mount: (element, options) => Reflect.apply(mount, given, [element, options]) as () => void }
  } catch {
    return undefined
  }
}
