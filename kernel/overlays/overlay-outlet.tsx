import { onFirstInteraction, type Reachability, useStore } from '@foyer/sdk'
import { type FunctionComponent, type ReactNode, useEffect, useState } from 'react'
import { type DrawnOverlays, NO_OVERLAYS } from './overlays-view.ts'

/** The code that draws overlays is fetched at the first interaction, or after this many milliseconds. */
const NO_INTERACTION_MS = 8000

interface Props {
  readonly overlays: DrawnOverlays
}
interface OutletProps extends Props {
  readonly reachability?: Pick<Reachability, 'onReturn'>
}

/**
 * Renders the overlays; empty at first. A failed load is retried with the next overlay, and when the network
 * is back.
 */
export function OverlayOutlet({ overlays, reachability }: OutletProps): ReactNode {
  const view = useStore(overlays.view)
  const [Root, setRoot] = useState<FunctionComponent<Props>>()
  useEffect(() => {
    if (Root) return
    const load = (): void =>
      void import('./overlay-root.tsx').then(
        ({ OverlayRoot }) => setRoot(() => OverlayRoot),
        () => undefined,
      )
    if (view !== NO_OVERLAYS) {
      load()
      return reachability?.onReturn(load)
    }
    // Loaded before the first tap needs it or the network fails; a visit without interaction may not load it.
    const forget = onFirstInteraction(load)
    const timer = setTimeout(load, NO_INTERACTION_MS)
    return () => {
      clearTimeout(timer)
      void forget()
    }
  }, [Root, view, reachability])
  return Root && view !== NO_OVERLAYS ? <Root overlays={overlays} /> : null
}
