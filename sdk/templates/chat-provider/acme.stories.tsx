import { type ReactNode, useState } from 'react'
import { linkWithName } from './link.ts'

export default { title: 'vendors / acme' }

/** The address that a visitor's name makes of an entry. */
export function Link(): ReactNode {
  const [name, setName] = useState('An & Bo')
  return (
    <>
      <label>
        Name <input value={name} onChange={(change) => setName(change.target.value)} />
      </label>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {linkWithName({ url: 'https://chat.acme.example/?group=2' }, { name }, 'CUSTOM!name')}
      </pre>
    </>
  )
}
