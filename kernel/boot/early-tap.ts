import { takeBootState } from '../page/boot-state.ts'

/**
 * The last button that was tapped while the page's script was on its way, noted by the page's inline script, which stops
 * listening now. The function that this returns taps it again, for handlers that are there by then. Links
 * need no script, and were followed at once.
 */
export function takeEarlyTap(): () => void {
  const hear = takeBootState('hear')
  const tap = takeBootState('tap')
  if (typeof hear === 'function') removeEventListener('click', hear as EventListener, true)
  return () => {
    if (tap instanceof HTMLElement && tap.isConnected) tap.click()
  }
}
