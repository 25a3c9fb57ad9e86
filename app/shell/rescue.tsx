import { useFetched } from '@foyer/sdk'
import type { ReactNode } from 'react'

const FRAME = 'site.chrome'

function Rescue(): ReactNode {
  const nav = useFetched(async () => (await import('./plain-nav.tsx')).PlainNav)
  return nav.step === 'ready' ? <nav.value /> : null
}
const RESCUE = <Rescue />

/** In place of the tab bar where its plugin fails, or does not come: the player is not left without a way on (KN-06). */
export const rescue = (plugin: string): ReactNode => (plugin === FRAME ? RESCUE : null)
