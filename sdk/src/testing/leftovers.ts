import { watchDocument } from './watch/watch-document.ts'
import { watchGlobals } from './watch/watch-globals.ts'

/** What a plugin left in the page after it was stopped, and undos that failed. All empty is clean. */
export interface Leftovers {
  /** What is different in the document: `added script[src=https://…]`. */
  readonly nodes: readonly string[]
  /** Names on `globalThis` that came, went or changed. */
  readonly globals: readonly string[]
  /** What undos threw. */
  readonly errors: readonly unknown[]
}

/** Looks at the page now; the function it returns tells what is different since. */
export function watchLeftovers(): () => Pick<Leftovers, 'nodes' | 'globals'> {
  const nodes = watchDocument()
  const globals = watchGlobals()
  return () => ({ nodes: nodes(), globals: globals() })
}
