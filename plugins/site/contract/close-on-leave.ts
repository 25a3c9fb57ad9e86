import type { Navigation, Overlays } from '@foyer/sdk'

/**
 * Closes an overlay as soon as the player leaves the screen on which it was opened: its address has another path.
 *
 * @param overlay what `overlays.open` returns
 */
export function closeOnLeave(
  { close, closed }: Pick<ReturnType<Overlays['open']>, 'close' | 'closed'>,
  { location }: Pick<Navigation, 'location'>,
): void {
  const { pathname } = location.get()
  const unsubscribe = location.subscribe(() => {
    if (location.get().pathname !== pathname) close()
  })
  void closed.then(unsubscribe)
}
