/** Whether a cookie, or a key of web storage, is one that a manifest names: `_fbp`, or `_ga*` for all that begin so. */
export const cookieMatches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
