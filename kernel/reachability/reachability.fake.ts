import { fakeReachability } from '@foyer/sdk/testing'
import type { ReachabilityState } from '@foyer/sdk'
import type { Evidence } from './next-reachability.ts'

/** The reachability service without a network: the test sets the state and sees the reports. */
export function fakeNetwork(state: ReachabilityState = 'online') {
  const reachability = fakeReachability(state)
  const reported: Evidence[] = []
  return Object.assign(reachability, {
    reported,
    failures: 0,
    report: (evidence: Evidence) => void reported.push(evidence),
    confirm: () => reachability.check(),
  })
}
