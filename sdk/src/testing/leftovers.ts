import { watchDocument } from './watch/watch-document.ts'
import { watchGlobals } from './watch/watch-globals.ts'

/**
 * What a plugin left in the page after it stopped, and undos that failed. A clean plugin leaves all three
 * empty.
 */
export interface Leftovers {
  /** Differences in the document: `added script[src=https://…]`. */
  readonly nodes: readonly string[]
  /** Names of globals that were added, removed or changed. */
  readonly globals: readonly string[]
  /** What undos threw. */
  readonly errors: readonly unknown[]
}

/** Notes the page as it is; the function that it returns gives the differences since. */
export function watchLeftovers(): () => Pick<Leftovers, 'nodes' | 'globals'> {
  const nodes = watchDocument()
  const globals = watchGlobals()
  return () => ({ nodes: nodes(), globals: globals() })
}
