import { useContext, useSyncExternalStore } from 'react'
import { OwnTab, usePanelTab } from './panel-address.ts'

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether anybody can see the component: its tab is open, and so is the browser's. What asks again and again asks only then. */
export function useIsSeen(): boolean {
  const own = useContext(OwnTab)
  const [open] = usePanelTab()
  const isVisible = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible')
  return isVisible && (own === undefined || own === open)
}
