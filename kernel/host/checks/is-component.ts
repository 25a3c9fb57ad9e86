/** A function, or what `memo`, `lazy` and `forwardRef` return: not an element, which they render. */
export const isComponent = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value))
