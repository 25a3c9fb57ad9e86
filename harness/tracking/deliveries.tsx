import type { ReactNode } from 'react'
import { type Delivery, DELIVERIES } from '../../plugins/tracking/contract.ts'
import { EntryList } from '../panel/entry-list.tsx'
import type { Inspector } from '../panel/inspector.ts'
import { usePanelParameter } from '../panel/panel-address.ts'
import { timeOfDay } from '../panel/time-of-day.ts'
import { useInspected } from '../panel/use-inspected.ts'
import { type ListedDelivery, matching } from './delivery-list.ts'
import { outcomeWords } from './outcome-words.ts'

const ask = (page: Inspector): Promise<unknown> => page.call('store', DELIVERIES)
const NONE: readonly Delivery[] = []
const COLUMNS = [
  { name: 'Time', width: '104px', cell: ({ at }: ListedDelivery) => timeOfDay(at) },
  { name: 'Event', width: 'minmax(0, 2fr)', cell: ({ event }: ListedDelivery) => <code>{event}</code> },
  { name: 'Destination', width: 'minmax(0, 1fr)', cell: ({ destination }: ListedDelivery) => destination },
  { name: 'Outcome', width: '80px', cell: ({ outcome }: ListedDelivery) => outcome },
  { name: 'Reason', width: 'minmax(0, 1fr)', cell: ({ reason }: ListedDelivery) => reason },
  { name: 'Consent', width: 'minmax(0, 1fr)', cell: ({ consent }: ListedDelivery) => consent.join(', ') },
]
const TONES = { sent: 'good', dropped: 'bad' } as const

interface Props {
  readonly inspector: () => Inspector | undefined
}

/** The delivery ledger: what became of each tracked event at each destination, and why it was skipped (HA-03). */
export function Deliveries({ inspector }: Props): ReactNode {
  const deliveries = useInspected(inspector, ask, NONE)
  const [find] = usePanelParameter('find')
  const [chosen, setChosen] = usePanelParameter('entry')
  if (!deliveries) return <p className="note">Loading…</p>
  const entries = matching(deliveries, find)
  const entry = entries.find(({ key }) => key === chosen)
  return (
    <section aria-label="Deliveries of tracked events" className="detail">
      <h2>Deliveries of tracked events</h2>
      <EntryList
        label="Deliveries"
        entries={entries}
        keyOf={({ key }) => key}
        columns={COLUMNS}
        selected={chosen === '' ? undefined : chosen}
        onSelect={(key) => setChosen(key ?? '')}
        toneOf={({ outcome }) => TONES[outcome as keyof typeof TONES]}
        empty={
          deliveries.length > 0
            ? 'No delivery has these words.'
            : 'No event has been tracked, or no destination is on.'
        }
      />
      {entry ? <output>{outcomeWords(entry)}</output> : null}
    </section>
  )
}
