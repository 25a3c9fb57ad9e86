import { useServices } from '@foyer/sdk'
import { type ReactNode, useEffect, useState } from 'react'
import { defineBroken, withModule } from '../../break-plugin.ts'
import { options } from '../../../../sdk/templates/screen/conformance.ts'
import { type AcmeItem, listEntries } from '../../../../sdk/templates/screen/endpoints.ts'
import sound, { type manifest } from '../../../../sdk/templates/screen/manifest.ts'

/** Takes for granted that the list comes. */
function AcmeScreen(): ReactNode {
  const { http } = useServices<typeof manifest>()
  const [entries, setEntries] = useState<readonly AcmeItem[] | null>([])
  useEffect(() => {
    const leaving = new AbortController()
    const done = (next: readonly AcmeItem[] | null): void => void (leaving.signal.aborted || setEntries(next))
    http.call(listEntries, { signal: leaving.signal }).then(done, () => done(null))
    return () => leaving.abort()
  }, [http])
  return <p>{(entries as readonly AcmeItem[]).length}</p>
}
export default defineBroken({ plugin: withModule(sound, () => ({ AcmeScreen })), options })
