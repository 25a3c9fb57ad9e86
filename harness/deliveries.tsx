import { type ReactNode, useEffect, useState } from 'react'
import { type Delivery, DELIVERIES } from '../plugins/tracking/contract.ts'
import { matching, timeOfDay } from './delivery-list.ts'
import type { Inspector } from './inspector.ts'
import './deliveries.css'

/** How often the page is asked while the list is open. */
const POLL_MS = 1_000

interface Props {
  readonly inspector: () => Inspector | undefined
}

/** What became of each tracked event at each destination: sent, queued, skipped or failed, with the reason (HA-03). */
export function Deliveries({ inspector }: Props): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <details className="card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Deliveries of tracked events</summary>
      {open ? <DeliveryTable inspector={inspector} /> : null}
    </details>
  )
}

function DeliveryTable({ inspector }: Props): ReactNode {
  const [deliveries, setDeliveries] = useState<readonly Delivery[]>()
  const [text, setText] = useState('')
  useEffect(() => {
    let shown = true
    const poll = async (): Promise<void> => {
      // The page that closes, or has not reported yet, is asked again.
      const value = await inspector()
        ?.call('store', DELIVERIES)
        .catch(() => undefined)
      // The token belongs to a store of this type.
      if (shown) setDeliveries((value as readonly Delivery[] | undefined) ?? [])
    }
    void poll()
    const timer = setInterval(() => void poll(), POLL_MS)
    return () => {
      shown = false
      clearInterval(timer)
    }
  }, [inspector])
  if (!deliveries) return <p className="note">Loading…</p>
  return (
    <>
      <label>
        Filter <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      {deliveries.length === 0 ? (
        <p className="note">No event has been tracked, or no destination is on.</p>
      ) : null}
      <div className="deliveries">
        <table>
          <thead>
            <tr>
              {['Time', 'Event', 'Destination', 'Outcome', 'Reason'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matching(deliveries, text).map(({ event, destination, outcome, reason, at }, index) => (
              <tr key={`${at} ${event} ${destination} ${outcome} ${index}`} data-outcome={outcome}>
                <td>{timeOfDay(at)}</td>
                <td>
                  <code>{event}</code>
                </td>
                <td>{destination}</td>
                <td>{outcome}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
