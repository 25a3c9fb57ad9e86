import type { Reachability, ReachabilityState } from '../services/reachability.ts'
import { createStore } from '../store.ts'

/** A network that the test switches off and on: `state.set('offline')`. */
export class FakeReachability implements Reachability {
  readonly state
  checks = 0

  constructor(state: ReachabilityState) {
    this.state = createStore<ReachabilityState>(state)
  }
  /** Returns the state that the test has set. */
  check(): Promise<ReachabilityState> {
    this.checks++
    return Promise.resolve(this.state.get())
  }
  onReturn(listener: () => void): () => void {
    let down = isDown(this.state.get())
    return this.state.subscribe(() => {
      const before = down
      down = isDown(this.state.get())
      if (before && !down) listener()
    })
  }
}
const isDown = (state: ReachabilityState): boolean => state === 'offline' || state === 'unreachable'

/**
 * Makes a reachability that stays unchanged until the test sets `state`.
 *
 * @example const reachability = fakeReachability('offline')
 */
export const fakeReachability = (state: ReachabilityState = 'online'): FakeReachability =>
  new FakeReachability(state)
