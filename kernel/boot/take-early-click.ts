import { takeBootState } from '../page/take-boot-state.ts'

/**
 * Ends the inline script's recording of clicks. Returns a function that clicks the last button again that the
 * player clicked while the page's script was loading, and that has looked pressed since: its handlers exist by then. Links need no script and
 * were followed at once.
 */
export function takeEarlyClick(): () => void {
  const onEarlyClick = takeBootState('onEarlyClick')
  const earlyClick = takeBootState('earlyClick')
  if (typeof onEarlyClick === 'function') removeEventListener('click', onEarlyClick as EventListener, true)
  return () => {
    if (!(earlyClick instanceof HTMLElement)) return
    delete earlyClick.dataset['pressed']
    if (earlyClick.isConnected) earlyClick.click()
  }
}
