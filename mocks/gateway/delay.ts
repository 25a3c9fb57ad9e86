/** Waits; resolves with false if the caller aborts first. Without a time it waits until the caller aborts. */
export function delay(ms: number | undefined, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return Promise.resolve(false)
  return new Promise((resolve) => {
    const timer = ms === undefined ? undefined : setTimeout(() => resolve(true), ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve(false)
      },
      { once: true },
    )
  })
}
