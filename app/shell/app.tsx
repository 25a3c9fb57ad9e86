import { KernelContext, SiteRouter } from '@foyer/sdk/internal'
import { type ReactNode, useEffect } from 'react'
import type { Kernel } from '../../kernel/boot/kernel.ts'
import { OverlayOutlet } from '../../kernel/overlays/overlay-outlet.tsx'
import { Screens } from './screens.tsx'

interface Props {
  readonly kernel: Kernel
  /** Called once, after the first commit: the prerendered DOM is hydrated. */
  readonly onHydrated?: () => void
}

/** The whole site. Rendered when a page is baked, and hydrated from the same facts. */
export function App({ kernel, onHydrated }: Props): ReactNode {
  return (
    <KernelContext value={kernel.view}>
      <SiteRouter
        at={kernel.navigation.location}
        navigator={kernel.navigation}
        onShow={kernel.navigation.onShow}
      >
        <Screens services={kernel} />
        <OverlayOutlet overlays={kernel.overlays} reachability={kernel.reachability} />
      </SiteRouter>
      <Hydrated onHydrated={onHydrated} />
    </KernelContext>
  )
}

/** Last in the tree, so that its effect runs when everything before it has been hydrated. */
function Hydrated({ onHydrated }: { readonly onHydrated: (() => void) | undefined }): ReactNode {
  useEffect(() => onHydrated?.(), [onHydrated])
  return null
}
