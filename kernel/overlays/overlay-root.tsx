import { useStore } from '@foyer/sdk'
import { RegionBoundary, useKernel } from '@foyer/sdk/internal'
import { type ReactNode, useEffect } from 'react'
import { OverlayLayers } from './overlay-layers.tsx'
import type { DrawnOverlays, OverlaysView } from './overlays-view.ts'
import css from './toast-host.module.css'

/**
 * The overlays, apart from the rest of the page: if the code that draws them throws, everything open is
 * closed, the player is told, and the next overlay is drawn again.
 */
export function OverlayRoot({ overlays }: { readonly overlays: DrawnOverlays }): ReactNode {
  const view = useStore(overlays.view)
  useEffect(() => overlays.drawn(), [overlays])
  return (
    <RegionBoundary
      region="shell.overlays"
      resetKey={newestId(view)}
      fallback={<OverlaysFailed />}
      onFail={() => overlays.clear()}
    >
      <OverlayLayers overlays={overlays} />
    </RegionBoundary>
  )
}

/** Ids grow; 0 where nothing is shown. */
const newestId = ({ queue, loadings, toasts }: OverlaysView): number =>
  Math.max(0, ...[...queue.stack, ...loadings, ...toasts].map(({ id }) => id))

function OverlaysFailed(): ReactNode {
  const t = useKernel().useTranslate('kernel')
  return (
    <p role="alert" className={css.toasts}>
      <span className={css.toast}>{t('something_went_wrong')}</span>
    </p>
  )
}
