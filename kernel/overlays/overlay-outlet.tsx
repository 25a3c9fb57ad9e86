import { onFirstInteraction, type Reachability, type Store, useStore } from '@foyer/sdk'
import { type FunctionComponent, type ReactNode, useEffect, useState } from 'react'
import { NO_OVERLAYS, type OverlaysView } from './overlays-view.ts'
import { NO_INTERACTION_MS } from './constants.ts'

interface Props {
  readonly overlays: { readonly view: Store<OverlaysView> }
}
interface OutletProps extends Props {
  readonly reachability?: Pick<Reachability, 'onReturn'>
}

/** Where overlays are drawn: nothing at first. A load that fails is tried again with the next overlay, and with the network. */
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
    // So that the first tap finds it, and that it is there if the network goes; a visit that only looks does without.
    const forget = onFirstInteraction(load)
    const timer = setTimeout(load, NO_INTERACTION_MS)
    return () => {
      clearTimeout(timer)
      void forget()
    }
  }, [Root, view, reachability])
  return Root && view !== NO_OVERLAYS ? <Root overlays={overlays} /> : null
}
