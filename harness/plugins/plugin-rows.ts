import { formatExplanation } from '../../kernel/host/tooling/format-explanation.ts'
import type { PluginReport } from '../../kernel/inspection/channel.ts'
import { matchText } from '../state/match-text.ts'
import { hasFailed } from './failed-plugins.ts'

/** A plugin as the list has it. */
export interface PluginRow {
  readonly report: PluginReport
  readonly state: string
  readonly why: string
  readonly tone: 'bad' | 'note' | 'soft' | undefined
  /** Number of its errors. */
  readonly errors: number
}

/** The plugins: those that failed first, then those that run, then the others; each by id. */
export const pluginRows = (plugins: readonly PluginReport[]): readonly PluginRow[] =>
  plugins
    .map(rowOf)
    .sort((one, other) => rank(one) - rank(other) || one.report.id.localeCompare(other.report.id))

function rowOf(report: PluginReport): PluginRow {
  const { chain, errors } = report
  const state = chain[0]?.state ?? 'off'
  const count = errors.reduce((sum, { times }) => sum + times, 0)
  return {
    report,
    state,
    why: formatExplanation(chain),
    tone: hasFailed(report) ? 'bad' : count > 0 ? 'note' : state === 'active' ? undefined : 'soft',
    errors: count,
  }
}

const rank = ({ tone, state }: PluginRow): number => (tone === 'bad' ? 0 : state === 'active' ? 1 : 2)

/** The rows in which each of the words occurs: title, id, state, reason, contributions, services, codes of errors. */
export const matchingPlugins = (rows: readonly PluginRow[], find: string): readonly PluginRow[] =>
  find.trim() === ''
    ? rows
    : rows.filter(({ report: { id, title, contributes, services, errors }, state, why }) =>
        matchText(find.trim(), [
          id,
          title,
          state,
          why,
          ...contributes,
          ...services.map(({ token }) => token),
          ...errors.map(({ code }) => code),
        ]),
      )
