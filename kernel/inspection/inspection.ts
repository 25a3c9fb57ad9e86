import { type Facts, pluginChanged, type Store } from '@foyer/sdk'
import type { Events } from '../events/events.ts'
import type { ForeignReport } from '../foreign/foreign-report.ts'
import { INSPECTION_CHANNEL, type InspectionAnswer, type InspectionRequest } from './channel.ts'
import type { LoggerService } from '../logger/logger-service.ts'
import type { InspectionCallDependencies } from './inspection-calls.ts'
import { snapshotOf } from '../host/tooling/host-snapshot.ts'

export type InspectionDependencies = InspectionCallDependencies & {
  readonly events: Pick<Events, 'on'>
  readonly facts: Store<Facts>
  /** What became of the profile's foreign plugins. */
  readonly foreignReports: Store<readonly ForeignReport[]>
  readonly logger: Pick<LoggerService, 'error' | 'entries'>
}

/**
 * Answers inspectors of the same origin. Loaded only if the merchant's profile allows it; all code but the
 * listener is loaded with the first message.
 */
export function inspect(dependencies: InspectionDependencies): void {
  const { events, facts, foreignReports, host, logger, record, site } = dependencies
  // Plain http and older browsers have none.
  const page = 'randomUUID' in crypto ? crypto.randomUUID() : String(Math.random())
  const channel = openChannel()
  if (!channel) return
  const post = (answer: InspectionAnswer): void => channel.postMessage(answer)
  /** Until the first message the page behaves as if it were not inspected. */
  let asked = false
  /** A report is about to be read and posted. */
  let due = false
  const report = (): void => {
    if (due || !asked) return
    due = true
    Promise.all([import('./plugin-reports.ts'), import('./error-counts.ts')])
      .then(([{ foreignFileReports, pluginReports }, { errorCounts }]) => {
        // The report is read and posted at once: whatever changes later is reported again.
        due = false
        post({
          answer: 'plugins',
          page,
          plugins: pluginReports(snapshotOf(host), {
            times: record?.times ?? new Map(),
            errors: errorCounts(logger.entries()),
          }),
          foreign: foreignFileReports(foreignReports.get(), report),
          switches: facts.get().switch,
        })
      })
      .catch((error: unknown) => {
        due = false
        logger.error(error)
      })
  }
  channel.onmessage = ({ data }: MessageEvent<InspectionRequest>) => {
    if (data.ask === 'plugins') {
      asked = true
      report()
    } else if (!('requestId' in data)) void site.refresh()
    else if (data.page === page) {
      const { ask, requestId, params } = data
      import('./inspection-calls.ts')
        .then(({ inspectionCalls }) => {
          // the inspector's side of the channel guarantees the type of this call's parameters
          const call: (given: never) => Promise<unknown> = inspectionCalls(dependencies)[ask]
          return call(params as never)
        })
        .then(
          (value) => post({ answer: 'done', requestId, value }),
          (error: unknown) => post({ answer: 'failed', requestId, message: String(error) }),
        )
    }
  }
  events.on(pluginChanged, report)
  host.onError(report)
  facts.subscribe(report)
  foreignReports.subscribe(report)
  addEventListener('pagehide', () => post({ answer: 'gone', page }))
  post({ answer: 'here', page })
}

/** `undefined` where channels are absent or forbidden: nobody can inspect the page. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(INSPECTION_CHANNEL)
  } catch {
    return undefined
  }
}
