import type { Context, Store } from '@foyer/sdk'
import { ANSWER_WAIT_MS } from './constants.ts'

interface Wait {
  /** Those that may bring it; `undefined`: one that this site does not have. */
  readonly stores: readonly (Pick<Store<unknown>, 'subscribe'> | undefined)[]
  readonly isKnown: () => boolean
  /** Ends the wait. */
  readonly signal: AbortSignal
}

/** Resolves when it is known, after 5 s, or when the signal ends the wait. */
export function untilKnown(
  context: Pick<Context, 'defer' | 'timeout'>,
  { stores, isKnown, signal }: Wait,
): Promise<void> {
  if (signal.aborted || isKnown()) return Promise.resolve()
  return new Promise((resolve) => {
    const end = (): void => {
      for (const undo of undos) void undo()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const look = (): void => {
      if (isKnown()) end()
    }
    const undos = [
      context.timeout(end, ANSWER_WAIT_MS),
      ...stores.flatMap((store) => (store ? [context.defer(store.subscribe(look))] : [])),
    ]
    signal.addEventListener('abort', end, { once: true })
  })
}
