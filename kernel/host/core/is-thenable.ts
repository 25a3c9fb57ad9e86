/** Whether a value must be awaited. Checking first keeps synchronous results in the same tick. */
export function isThenable(value: unknown): value is PromiseLike<unknown> {
  if (typeof value !== 'object' || value === null) return false
  try {
    return typeof (value as { readonly then?: unknown }).then === 'function'
  } catch {
    return false // a plugin's own getter threw
  }
}
