/** Whether a value is to be waited for. Looking it up keeps what is synchronous in the same tick. */
export const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { readonly then?: unknown }).then === 'function'
