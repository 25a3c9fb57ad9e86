import { createStore, type Reachability, type ReachabilityState } from '@foyer/sdk'
import { injectable } from 'tsyringe'
import { inject } from '../container/inject.ts'
import type { BakedPage } from '../profile/baked-page.ts'
import { BAKED } from '../profile/baked.ts'
import {
  type Evidence,
  isDown,
  type Knowledge,
  nextReachability,
  NOTHING_KNOWN,
} from './next-reachability.ts'
import { probe } from './probe.ts'

/** The part of the service that requests use. */
export type RequestNetwork = Pick<ReachabilityService, 'state' | 'report' | 'check' | 'confirm'>

/** The store of the network's state. `watchNetwork` and the kernel's requests report to it. */
@injectable()
export class ReachabilityService implements Reachability {
  readonly state = createStore<ReachabilityState>(NOTHING_KNOWN.state)
  #known: Knowledge = NOTHING_KNOWN
  #checking: Promise<ReachabilityState> | undefined

  constructor(@inject(BAKED) private readonly baked: Pick<BakedPage, 'domains'>) {}

  /** Number of consecutive probes that the site's host did not answer. */
  get failures(): number {
    return this.#known.failures
  }

  report(evidence: Evidence): void {
    this.#known = nextReachability(this.#known, evidence)
    this.state.set(this.#known.state)
  }

  check(): Promise<ReachabilityState> {
    return (this.#checking ??= this.#check())
  }

  /**
   * For requests without an answer: resolves when it is known whether the network is the cause. Probes the
   * host unless it is known to be down.
   */
  confirm(): Promise<ReachabilityState> {
    const { state } = this.#known
    return isDown(state) ? Promise.resolve(state) : this.check()
  }

  onReturn(listener: () => void): () => void {
    let down = isDown(this.state.get())
    return this.state.subscribe(() => {
      const before = down
      down = isDown(this.state.get())
      if (before && !down) listener()
    })
  }

  async #check(): Promise<ReachabilityState> {
    const since = this.#known.answers
    const answered = await probe(this.baked.domains)
    this.#checking = undefined
    this.report(
      answered === 'host'
        ? { kind: 'answer' }
        : { kind: 'silence', elsewhere: answered === 'elsewhere', since },
    )
    return this.#known.state
  }
}
