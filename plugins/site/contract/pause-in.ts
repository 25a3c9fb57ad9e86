import type { Context } from '@foyer/sdk'

/** Returns a function that resolves after so many milliseconds, or when the signal aborts: the plugin stops. */
export const pauseIn =
  (context: Pick<Context, 'signal' | 'timeout'>) =>
  (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const { signal } = context
      if (signal.aborted) return resolve()
      const done = (): void => {
        void stop()
        signal.removeEventListener('abort', done)
        resolve()
      }
      const stop = context.timeout(done, ms)
      signal.addEventListener('abort', done, { once: true })
    })
