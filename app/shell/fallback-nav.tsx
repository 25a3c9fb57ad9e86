import { useFetched } from '@foyer/sdk'
import type { ReactNode } from 'react'

/** The plugin whose tab bar is replaced. */
const FRAME = 'site.chrome'

function FallbackNav(): ReactNode {
  const links = useFetched(async () => (await import('./fallback-nav-links.tsx')).FallbackNavLinks)
  return links.step === 'ready' ? <links.value /> : null
}
export const FALLBACK_NAV = <FallbackNav />

/**
 * Replaces the tab bar where its plugin fails or does not load, so that the player can still navigate
 * (KN-06).
 */
export const fallbackNav = (plugin: string): ReactNode => (plugin === FRAME ? FALLBACK_NAV : null)
