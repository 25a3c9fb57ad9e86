import { takeBootState } from '../page/take-boot-state.ts'

/**
 * The last button that was tapped while the page's script was on its way, noted by the page's inline script, which stops
 * listening now. The function that this returns taps it again, for handlers that are there by then. Links
 * need no script, and were followed at once.
 */
export function takeEarlyClick(): () => void {
  const onEarlyClick = takeBootState('onEarlyClick')
  const earlyClick = takeBootState('earlyClick')
  if (typeof onEarlyClick === 'function') removeEventListener('click', onEarlyClick as EventListener, true)
  return () => {
    if (earlyClick instanceof HTMLElement && earlyClick.isConnected) earlyClick.click()
  }
}
