import { useEffect, useRef } from 'react'
import { ENTRY_PATH } from '../../sdk/src/vite/constants.ts'

/** How often the foreign plugin's server is asked. */
const POLL_MS = 1_000

/**
 * Calls `reload` when the foreign plugin that is developed at `address` has been built anew: its hash is another one. Asks
 * only while the page is visible; a server that does not answer is asked on.
 *
 * @param address - `http://localhost:7301`; none is asked where it is absent or no address
 */
export function useForeignReload(address: string | undefined, reload: () => void): void {
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  })
  useEffect(() => {
    const entry = entryOf(address)
    if (entry === undefined) return
    const over = new AbortController()
    let known: string | undefined
    let asking = false
    const ask = async (): Promise<void> => {
      if (asking || document.visibilityState !== 'visible') return
      asking = true
      const integrity = await integrityAt(entry, over.signal)
      asking = false
      if (integrity === undefined || over.signal.aborted) return
      const changed = known !== undefined && known !== integrity
      known = integrity
      if (changed) latest.current()
    }
    void ask()
    const timer = setInterval(() => void ask(), POLL_MS)
    return () => {
      clearInterval(timer)
      over.abort()
    }
  }, [address])
}

function entryOf(address: string | undefined): string | undefined {
  const url = address !== undefined && URL.canParse(address) ? new URL(address) : undefined
  return url && `${url.origin}${ENTRY_PATH}`
}

/** The hash of the plugin's file; `undefined` where the server does not answer, or has nothing to serve yet. */
async function integrityAt(entry: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(entry, { signal, cache: 'no-store' })
    const { integrity } = (await response.json()) as { readonly integrity?: unknown }
    return response.ok && typeof integrity === 'string' ? integrity : undefined
  } catch {
    return undefined
  }
}
