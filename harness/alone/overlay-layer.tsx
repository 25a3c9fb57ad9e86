import { createStore, type Plugin, useStore } from '@foyer/sdk'
import type { OpenedOverlay } from '@foyer/sdk/testing'
import { Dialog } from '@foyer/sdk/ui'
import { createElement, type FunctionComponent, type ReactNode, Suspense } from 'react'
import type { StageOverlays } from './stage-overlays.ts'

/** The export that is added to the plugin's module: an overlay is shown with the plugin's services and texts. */
export const OVERLAY_LAYER = 'FoyerOverlayLayer'

/** The plugin with one export more. */
export const withOverlayLayer = <P extends Plugin>(plugin: P): P => ({
  ...plugin,
  async load() {
    const module: unknown = await plugin.load()
    // What is no module is left to the host, which says so.
    return typeof module === 'object' ? { ...module, [OVERLAY_LAYER]: OverlayLayer } : module
  },
})

function OverlayLayer({ overlays }: { readonly overlays: StageOverlays }): ReactNode {
  const shown = useStore(overlays.shown)
  return shown.map((overlay) => <Overlay key={overlays.opened.indexOf(overlay)} overlay={overlay} />)
}

const ALWAYS = createStore(true)
const NEVER = createStore(false)

function Overlay({ overlay }: { readonly overlay: OpenedOverlay }): ReactNode {
  const { component, options } = overlay
  const { label, kind = 'dialog', dismissible = true } = options
  const store = typeof dismissible === 'object' ? dismissible : dismissible ? ALWAYS : NEVER
  const close = (result?: unknown): void => overlay.close(result)
  return (
    <Dialog open label={label} kind={kind} dismissible={useStore(store)} onClose={close}>
      <Suspense fallback={null}>
        {createElement(component as FunctionComponent<{ close: typeof close }>, { close })}
      </Suspense>
    </Dialog>
  )
}
