import type { Plan } from '../../kernel/host/tooling/plan.ts'
import type { PluginReport } from '../../kernel/inspection/channel.ts'
import type { Proposal } from '../console/proposal.ts'

/** A change that has been applied. */
export interface Applied {
  readonly proposal: Proposal
  readonly plan: Pick<Plan, 'effects'>
}

type Report = Pick<PluginReport, 'id' | 'title' | 'chain' | 'switches' | 'readsSwitches'>

/** Plugins that an applied change concerns and that do not run because they have failed, now or before it. */
export function failedPlugins<P extends Report>(
  { proposal, plan }: Applied,
  plugins: readonly P[],
): readonly P[] {
  const { switches, disabled, settings, restart } = proposal
  const named = new Set([
    ...plan.effects.map(({ plugin }) => plugin),
    ...Object.keys(disabled),
    ...Object.keys(settings),
    ...restart,
  ])
  const reads = (report: Report): boolean =>
    [...report.switches, ...report.readsSwitches].some((name) => Object.hasOwn(switches, name))
  return plugins.filter((report) => hasFailed(report) && (named.has(report.id) || reads(report)))
}

/** It does not run, because it or one that it requires has failed. */
export function hasFailed({ chain }: Pick<Report, 'chain'>): boolean {
  const [first] = chain
  return first !== undefined && (first.state === 'failed' || first.quarantined || first.blocked)
}
