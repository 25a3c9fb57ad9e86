/**
 * A signal that is aborted as soon as one of `signals` is, with the same reason: a call ends when its form
 * closes or its plugin stops. For browsers without `AbortSignal.any` (Safari before 17.4). It listens to all
 * of them until one is aborted, so let one of them be short-lived.
 *
 * @example http.call(listEntries, { signal: anySignal(request.signal, context.signal) })
 */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  for (const signal of signals) {
    const abort = (): void => first.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { signal: first.signal })
  }
  return first.signal
}
