import type { Disposer } from '@foyer/sdk'
import { READY_TIMEOUT_MS } from './constants.ts'

/** The destinations that were announced to deliver for others and are not there yet. */
export interface AwaitedDelegates {
  isWaiting(): boolean
  update(announced: ReadonlySet<string>, present: (key: string) => boolean): void
}

/**
 * Each is awaited once, and not forever.
 *
 * @param onOver called when one has not come in time
 */
export function createAwaitedDelegates(
  timeout: (run: () => void, ms: number) => Disposer,
  onOver: () => void,
): AwaitedDelegates {
  /** What ends the wait of each; of one that has come, or has not come in time, `undefined` until it is no longer announced. */
  const waits = new Map<string, Disposer | undefined>()
  let count = 0

  function end(key: string): void {
    const stop = waits.get(key)
    if (!stop) return
    void stop()
    count--
  }

  return {
    isWaiting: () => count > 0,
    update(announced, present) {
      for (const key of [...waits.keys()])
        if (!announced.has(key)) {
          end(key)
          waits.delete(key)
        }
      for (const key of announced) {
        if (present(key)) {
          end(key)
          waits.set(key, undefined)
        } else if (!waits.has(key)) {
          count++
          waits.set(
            key,
            timeout(() => {
              end(key)
              waits.set(key, undefined)
              onOver()
            }, READY_TIMEOUT_MS),
          )
        }
      }
    },
  }
}
