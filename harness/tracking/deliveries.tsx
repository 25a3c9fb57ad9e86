import { type ReactNode, useState } from 'react'
import { type Delivery, DELIVERIES } from '../../plugins/tracking/contract.ts'
import { matching, timeOfDay } from './delivery-list.ts'
import type { Inspector } from '../panel/inspector.ts'
import { useInspected } from '../panel/use-inspected.ts'
import { LazyCard } from '../panel/lazy-card.tsx'
import { PanelTable } from '../panel/panel-table.tsx'

const ask = (page: Inspector): Promise<unknown> => page.call('store', DELIVERIES)
const NONE: readonly Delivery[] = []

interface Props {
  readonly inspector: () => Inspector | undefined
}

/** What became of each tracked event at each destination: queued, sent, tried again or dropped, with the reason and the consent (HA-03). */
export function Deliveries({ inspector }: Props): ReactNode {
  return (
    <LazyCard title="Deliveries of tracked events">
      <DeliveryTable inspector={inspector} />
    </LazyCard>
  )
}

function DeliveryTable({ inspector }: Props): ReactNode {
  const deliveries = useInspected(inspector, ask, NONE)
  const [text, setText] = useState('')
  if (!deliveries) return <p className="note">Loading…</p>
  return (
    <>
      <label>
        Filter <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {deliveries.length === 0 ? (
        <p className="note">No event has been tracked, or no destination is on.</p>
      ) : null}
      <PanelTable
        label="Deliveries"
        columns={['Time', 'Event', 'Destination', 'Outcome', 'Reason', 'Consent']}
      >
        {matching(deliveries, text).map(({ event, destination, outcome, reason, consent, at }, index) => (
          <tr key={`${at} ${event} ${destination} ${outcome} ${index}`} data-outcome={outcome}>
            <td>{timeOfDay(at)}</td>
            <td>
              <code>{event}</code>
            </td>
            <td>{destination}</td>
            <td>{outcome}</td>
            <td>{reason}</td>
            <td>{consent.join(', ')}</td>
          </tr>
        ))}
      </PanelTable>
    </>
  )
}
