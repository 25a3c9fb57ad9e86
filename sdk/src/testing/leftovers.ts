import { watchDocument } from './watch/watch-document.ts'
import { watchGlobals } from './watch/watch-globals.ts'

/**
 * What a plugin left in the page after it stopped, and errors of its undos. For a clean plugin all three are
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

/** Records the page as it is; the returned function lists the differences since. */
export function watchLeftovers(): () => Pick<Leftovers, 'nodes' | 'globals'> {
  const nodes = watchDocument()
  const globals = watchGlobals()
  return () => ({ nodes: nodes(), globals: globals() })
}
