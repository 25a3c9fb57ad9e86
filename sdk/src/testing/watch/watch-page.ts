import type { Residue } from '../conformance/residue.ts'
import { type VirtualTime } from './virtual-time.ts'
import { watchBrowserStorage } from './watch-browser-storage.ts'
import { watchDocument } from './watch-document.ts'
import { watchGlobals } from './watch-globals.ts'
import { watchListeners } from './watch-listeners.ts'
import { type Reached, watchNetwork } from './watch-network.ts'

export type PageResidue = Omit<Residue, 'subscriptions' | 'undos'>

export interface PageWatch {
  readonly reached: readonly Reached[]
  /** What is different in the page since the watch began. */
  residue(): PageResidue
  /** Restores timers, listeners and the network. */
  end(): void
}

/**
 * Replaces time and network, and records everything that code can leave in a page. Only one may run at a
 * time.
 */
export function watchPage(time: VirtualTime): PageWatch {
  const giveTimeBack = time.install()
  const network = watchNetwork()
  const listeners = watchListeners()
  const nodes = watchDocument()
  const globals = watchGlobals()
  const stored = watchBrowserStorage()
  return {
    get reached() {
      return network.reached
    },
    residue: () => ({
      nodes: nodes(),
      listeners: listeners.remaining(),
      timers: time.waiting,
      globals: globals(),
      browserStorage: stored(),
      requests: network.pending(),
    }),
    end() {
      listeners.end()
      network.end()
      giveTimeBack()
    },
  }
}
