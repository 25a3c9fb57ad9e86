import { CANONICAL_EVENTS, type CanonicalEvent } from '@foyer/sdk'
import { type ReactNode, useState } from 'react'
import {
  type DestinationReport,
  type PlannedDelivery,
  TRACKING_TOOLS,
  type TrackingTools,
} from '../../plugins/tracking/contract.ts'
import type { Inspector, PageView } from '../panel/inspector.ts'
import { usePanelParameter } from '../panel/panel-address.ts'
import { destinationState, matchingRows, type TrackingRow, trackingRows } from './tracking-rows.ts'
import { useInspected } from '../panel/use-inspected.ts'
import { PanelTable } from '../panel/panel-table.tsx'
import '../plugins/plugin-list.css'

const ask = (page: Inspector): Promise<unknown> =>
  page.call('tool', { token: TRACKING_TOOLS, method: 'destinations', args: [] })
const NONE: readonly DestinationReport[] = []

interface Props {
  readonly view: PageView | undefined
  readonly inspector: () => Inspector | undefined
}

/** Each destination with its state and why, a test event, and a dry run (HA-03). */
export function Destinations({ view, inspector }: Props): ReactNode {
  const [find] = usePanelParameter('find')
  const reports = useInspected(inspector, ask, NONE)
  const [event, setEvent] = useState<CanonicalEvent>('deposit')
  const [planned, setPlanned] = useState<readonly PlannedDelivery[]>()
  const [note, setNote] = useState<string>()

  /** `undefined` where the page has no router, or does not answer. */
  const call = async <M extends keyof TrackingTools>(
    method: M,
    ...args: Parameters<TrackingTools[M]>
  ): Promise<Awaited<ReturnType<TrackingTools[M]>> | undefined> => {
    const value = await inspector()?.call('tool', { token: TRACKING_TOOLS, method, args })
    // The token belongs to a service of this type.
    return value as Awaited<ReturnType<TrackingTools[M]>> | undefined
  }

  const say = (text: Promise<string>): void =>
    void text.then(setNote, (error: unknown) => setNote(String(error)))
  const sendTest = (destination: string): void =>
    say(
      call('sendTest', event, destination).then((id) =>
        id === undefined ? 'The page has no router of tracked events.' : `Sent as ${id}: see the deliveries.`,
      ),
    )
  const dryRun = (): void =>
    say(
      call('dryRun', { name: event }).then((plan) => {
        setPlanned(plan ?? [])
        return plan === undefined ? 'The page has no router of tracked events.' : 'Nothing was sent.'
      }),
    )

  if (!reports) return <p className="note">Loading…</p>
  return (
    <section aria-label="Destinations" className="detail">
      <h2>Destinations</h2>
      <div className="buttons">
        <label>
          Event{' '}
          <select value={event} onChange={({ target }) => setEvent(target.value as CanonicalEvent)}>
            {CANONICAL_EVENTS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={dryRun}>
          Dry run
        </button>
      </div>
      <output className="note">{note}</output>
      {planned ? <PlannedTable planned={planned} /> : null}
      <div className="plugins">
        <ul>
          {matchingRows(trackingRows(view?.plugins ?? [], reports), find).map((row) => (
            <Row key={row.plugin} row={row} event={event} onTest={sendTest} />
          ))}
        </ul>
      </div>
    </section>
  )
}

interface RowProps {
  readonly row: TrackingRow
  readonly event: CanonicalEvent
  readonly onTest: (destination: string) => void
}

const Row = ({ row: { title, plugin, state, why, destinations }, event, onTest }: RowProps): ReactNode => (
  <li data-state={state}>
    <div className="head">
      <strong>{title}</strong> <code>{plugin}</code>
      <span className="state">{state}</span>
    </div>
    <p className="why">{why}</p>
    {destinations.map((destination) => (
      <div key={destination.key} className="head">
        <code>{destination.key}</code>
        <span>{destinationState(destination)}</span>
        <button
          type="button"
          aria-label={`Send ${event} to ${destination.key} as a test`}
          onClick={() => onTest(destination.key)}
        >
          Send a test event
        </button>
      </div>
    ))}
  </li>
)

const PlannedTable = ({ planned }: { readonly planned: readonly PlannedDelivery[] }): ReactNode => (
  <PanelTable
    label="Dry run"
    columns={['Destination', 'Decision', 'Calls, or the event as it would be sent']}
  >
    {planned.map(({ destination, decision, event, calls }) => (
      <tr key={destination}>
        <td>{destination}</td>
        <td>{decision}</td>
        <td>
          <code>{JSON.stringify(calls ?? event ?? '')}</code>
        </td>
      </tr>
    ))}
  </PanelTable>
)
