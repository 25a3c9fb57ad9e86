import {
  CodedError,
  type ContextOf,
  createStore,
  type Disposer,
  type Reachability,
  type Store,
} from '@foyer/sdk'
import { RETRIES, RETRY_MS, SCRIPT_GLOBAL, SCRIPT_PATHS } from './constants.ts'
import type { manifest } from './manifest.ts'
import { type MiniGame, readMiniGame } from './script-contract.ts'
import type { Variant } from './variant-of.ts'

export interface LoadingGame {
  /** `undefined` until the script has given a game. */
  readonly game: Store<MiniGame | undefined>
  /** Ends the load, and removes the script. */
  readonly stop: () => void
}

/**
 * Loads a variant's script. One that fails is logged (`MN-LOAD`, `MN-CONTRACT`) and fetched again later, each time after a
 * longer while, and when the network returns. Nothing is thrown.
 */
export function loadGame(
  context: ContextOf<typeof manifest>,
  reachability: Pick<Reachability, 'onReturn'>,
  variant: Variant,
): LoadingGame {
  const game = createStore<MiniGame | undefined>(undefined)
  const url = new URL(SCRIPT_PATHS[variant], location.origin).href
  const removeGlobal = context.global(SCRIPT_GLOBAL, undefined)
  let attempt: AbortController | undefined
  let cancelRetry: Disposer | undefined
  let failures = 0

  const load = async (): Promise<void> => {
    void cancelRetry?.()
    cancelRetry = undefined
    const current = (attempt = new AbortController())
    // What an earlier attempt left, or a script that was answered too late, is not this one's.
    Reflect.set(globalThis, SCRIPT_GLOBAL, undefined)
    try {
      await context.script(url, { signal: current.signal })
      const found = readMiniGame(Reflect.get(globalThis, SCRIPT_GLOBAL))
      if (!found) throw new CodedError('MN-CONTRACT', `${url} left no game`)
      if (!current.signal.aborted) game.set(found)
    } catch (cause) {
      if (current.signal.aborted || context.signal.aborted) return
      // Removes the script that has run.
      current.abort()
      attempt = undefined
      context.logger.error(
        cause instanceof CodedError && cause.code === 'MN-CONTRACT'
          ? cause
          : new CodedError('MN-LOAD', `${url} did not load`, { cause }),
      )
      if (failures < RETRIES) cancelRetry = context.timeout(() => void load(), RETRY_MS * 2 ** failures++)
    }
  }
  const unsubscribe = reachability.onReturn(() => {
    if (attempt) return
    failures = 0
    void load()
  })
  void load()
  return {
    game,
    stop() {
      unsubscribe()
      void cancelRetry?.()
      attempt?.abort()
      void removeGlobal()
      game.set(undefined)
    },
  }
}
