import type { PluginReport } from '../../kernel/inspection/channel.ts'
import { formatExplanation } from '../../kernel/host/tooling/format-explanation.ts'
import type { DestinationReport } from '../../plugins/tracking/contract.ts'
import { matchText } from '../state/match-text.ts'

/** A plugin that sends tracked events, with its destinations. */
export interface TrackingRow {
  readonly plugin: string
  readonly title: string
  /** The plugin's state, or that of its destination where it is on: `ready`. */
  readonly state: string
  readonly why: string
  /** Those that the router has; none while the plugin is off. */
  readonly destinations: readonly DestinationReport[]
}

const POINT = /^tracking\.destinations\b/

/** The plugins that contribute destinations, those that are on first; then by title. */
export function trackingRows(
  plugins: readonly PluginReport[],
  reports: readonly DestinationReport[],
): readonly TrackingRow[] {
  return plugins
    .filter(({ contributes }) => contributes.some((point) => POINT.test(point)))
    .map(({ id, title, chain }) => ({
      plugin: id,
      title,
      state: chain[0]?.state ?? 'off',
      why: formatExplanation(chain),
      destinations: reports.filter(({ plugin }) => plugin === id),
    }))
    .sort(
      (one, other) =>
        Number(other.destinations.length > 0) - Number(one.destinations.length > 0) ||
        one.title.localeCompare(other.title),
    )
}

/** The rows that have each of the words. */
export const matchingRows = (rows: readonly TrackingRow[], find: string): readonly TrackingRow[] =>
  find.trim() === ''
    ? rows
    : rows.filter(({ plugin, title, state, why, destinations }) =>
        matchText(find.trim(), [plugin, title, state, why, ...destinations.map(({ key }) => key)]),
      )

/** `ready`, `waiting, 3 events wait`, `paused after SC-BLOCKED`. */
export const destinationState = ({ state, reason, queued }: DestinationReport): string =>
  [
    reason === undefined || state === 'ready' ? state : `${state} after ${reason}`,
    ...(queued > 0 ? [queued === 1 ? '1 event waits' : `${queued} events wait`] : []),
  ].join(', ')
