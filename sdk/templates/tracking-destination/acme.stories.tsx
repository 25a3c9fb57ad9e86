import { CANONICAL_EVENTS, pixelEvent } from '@foyer/sdk'
import { type ReactNode, useState } from 'react'
import { map, NAMES } from './map.ts'

export default { title: 'vendors / acme' }

/** What the vendor gets for each event of the site. */
export function Calls(): ReactNode {
  const [name, setName] = useState<(typeof CANONICAL_EVENTS)[number]>('deposit')
  const payload = { value: '50', currency: 'VND', reference: 'D-1' }
  const event = pixelEvent({ name, id: `${name}:D-1`, at: 0, payload }, NAMES)
  return (
    <>
      <label>
        <span>Event</span>{' '}
        <select
          value={name}
          onChange={(change) =>
            setName(CANONICAL_EVENTS.find((each) => each === change.target.value) ?? name)
          }
        >
          {CANONICAL_EVENTS.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {JSON.stringify(event ? map(event) : 'not sent', undefined, 2)}
      </pre>
    </>
  )
}
