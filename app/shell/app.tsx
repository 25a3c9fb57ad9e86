import { useLocation } from '@foyer/sdk'
import { KernelContext, RegionBoundary, SiteRouter } from '@foyer/sdk/internal'
import { type ReactNode, useEffect } from 'react'
import type { Kernel } from '../../kernel/boot/kernel.ts'
import { OverlayOutlet } from '../../kernel/overlays/overlay-outlet.tsx'
import { FALLBACK_NAV } from './fallback-nav.tsx'
import { ScreenFailed } from './screen-failed.tsx'
import { Screens } from './screens.tsx'
import styles from './screens.module.css'

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
        <ScreensRegion kernel={kernel} />
        <RegionBoundary region="shell.overlays">
          <OverlayOutlet overlays={kernel.overlays} reachability={kernel.reachability} />
        </RegionBoundary>
      </SiteRouter>
      <Hydrated onHydrated={onHydrated} />
    </KernelContext>
  )
}

/** Every screen with its frame. What none of their own boundaries catches is tried again at the next address. */
function ScreensRegion({ kernel }: { readonly kernel: Kernel }): ReactNode {
  const { pathname } = useLocation()
  const failed = (
    <>
      <main className={styles.main}>
        <ScreenFailed services={kernel} />
      </main>
      {FALLBACK_NAV}
    </>
  )
  return (
    <RegionBoundary region="shell.screens" resetKey={pathname} fallback={failed}>
      <Screens services={kernel} />
    </RegionBoundary>
  )
}

/** Last in the tree, so that its effect runs when everything before it has been hydrated. */
function Hydrated({ onHydrated }: { readonly onHydrated: (() => void) | undefined }): ReactNode {
  useEffect(() => onHydrated?.(), [onHydrated])
  return null
}
