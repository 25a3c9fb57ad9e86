import { useFetched } from '@foyer/sdk'
import type { ReactNode } from 'react'

/** The plugin whose tab bar is replaced. */
const FRAME = 'site.chrome'

function FallbackNav(): ReactNode {
  const links = useFetched(async () => (await import('./fallback-nav-links.tsx')).FallbackNavLinks)
  return links.step === 'ready' ? <links.value /> : null
}
const FALLBACK = <FallbackNav />

/** In place of the tab bar where its plugin fails, or does not come: the player is not left without a way on (KN-06). */
export const fallbackNav = (plugin: string): ReactNode => (plugin === FRAME ? FALLBACK : null)
