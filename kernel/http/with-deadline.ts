/**
 * Runs a task with a timeout and an abort signal. Rejects at once in either case, even if the task ignores
 * its signal, and leaves no timer or listener behind.
 */
export function withDeadline<T>(
  ms: number,
  outer: AbortSignal,
  errors: { readonly late: () => Error; readonly off: () => Error },
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const clear = (): void => {
      clearTimeout(timer)
      outer.removeEventListener('abort', callOff)
    }
    const stop = (error: Error): void => {
      clear()
      reject(error)
      controller.abort()
    }
    const callOff = (): void => stop(errors.off())
    const timer = setTimeout(() => stop(errors.late()), ms)
    if (outer.aborted) return callOff()
    outer.addEventListener('abort', callOff)
    task(controller.signal).then(resolve, reject).finally(clear)
  })
}
