/** Whether a value is to be waited for. Looking it up keeps what is synchronous in the same tick. */
export function isThenable(value: unknown): value is PromiseLike<unknown> {
  if (typeof value !== 'object' || value === null) return false
  try {
    return typeof (value as { readonly then?: unknown }).then === 'function'
  } catch {
    return false // a plugin's own getter threw
  }
}
