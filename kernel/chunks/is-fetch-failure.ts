/**
 * The messages of browsers and Vite, measured: Chromium 150 and 156, Firefox 153, WebKit 2.50 (Safari), Vite
 * 8.
 */
const MESSAGES =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|'[^']*' is not a valid JavaScript MIME type|Unable to preload CSS for )/i

/** Codes of the kernel's own loaders: `load-chunk.ts`, `load-script.ts`, `i18n-service.ts`. */
const CODES = ['RE-CHUNK', 'RE-GONE', 'SC-BLOCKED', 'SC-TIMEOUT', 'IN-TEXTS']

/** How many nested causes are checked. */
const DEPTH = 5

/**
 * Whether an error means that code, its style sheet or its texts could not be fetched: a fault of the network or of a
 * deployment, never of the code. Follows `cause`. An error that a module throws while it runs does not count.
 *
 * @param thrown anything: an error, or the `error` event of a script or a style sheet
 */
export function isFetchFailure(thrown: unknown): boolean {
  let each = thrown
  for (let depth = 0; depth < DEPTH && typeof each === 'object' && each !== null; depth++) {
    const { code, message, type, target, cause } = each as Readonly<Record<string, unknown>>
    if (typeof code === 'string' && CODES.includes(code)) return true
    if (typeof message === 'string' && MESSAGES.test(message)) return true
    if (type === 'error' && isLoader(target)) return true
    each = cause
  }
  return false
}

const isLoader = (target: unknown): boolean =>
  typeof target === 'object' &&
  target !== null &&
  'localName' in target &&
  (target.localName === 'script' || target.localName === 'link')
