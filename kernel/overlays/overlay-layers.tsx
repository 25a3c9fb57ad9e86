import { useStore } from '@foyer/sdk'
import { RegionBoundary } from '@foyer/sdk/internal'
import { Dialog, Spinner } from '@foyer/sdk/ui'
import { createElement, type FunctionComponent, memo, type ReactNode, Suspense } from 'react'
import { ActionList } from './action-list.tsx'
import { MessageBox } from './message-box.tsx'
import { OverlayBoundary } from './overlay-boundary.tsx'
import css from './overlay-layers.module.css'
import type { DrawnOverlays, OverlayEntry } from './overlays-view.ts'
import { PlainToasts, ToastHost } from './toast-host.tsx'

/** Draws every overlay, the spinner and the toasts. */
export function OverlayLayers({ overlays }: { readonly overlays: DrawnOverlays }): ReactNode {
  const { queue, exiting, loadings, toasts } = useStore(overlays.view)
  // A preempted overlay is closed but not unmounted, so that it reopens with its state.
  const preempted = queue.waiting.filter(({ id }) => queue.preempted.includes(id))
  const loading = loadings.filter(({ inline }) => !inline).at(-1)
  return (
    <>
      {[...queue.stack, ...preempted, ...exiting].map((entry) => (
        <Overlay key={entry.id} overlays={overlays} entry={entry} open={queue.stack.includes(entry)} />
      ))}
      {loading && (
        <Dialog open label={loading.text} dismissible={false} onClose={() => {}}>
          <div className={css.loading}>
            <Spinner label={loading.text} />
            <span aria-hidden>{loading.text}</span>
          </div>
        </Dialog>
      )}
      <RegionBoundary
        region="shell.toasts"
        resetKey={toasts.at(-1)?.id}
        fallback={<PlainToasts toasts={toasts} />}
      >
        <ToastHost toasts={toasts} />
      </RegionBoundary>
    </>
  )
}

interface OverlayProps {
  readonly overlays: DrawnOverlays
  readonly entry: OverlayEntry
  readonly open: boolean
}

const Overlay = memo(function Overlay({ overlays, entry, open }: OverlayProps): ReactNode {
  const { content, label, kind, dismissible, owner, close } = entry
  return (
    <OverlayBoundary owner={owner} onFail={() => overlays.fail(entry)}>
      <Dialog
        open={open}
        label={label}
        kind={kind}
        dismissible={useStore(dismissible)}
        alert={'message' in content && content.cancelLabel === undefined}
        onClose={close}
      >
        <Suspense fallback={<div className={css.waits} aria-busy />}>
          {typeof content === 'function' ? (
            createElement(content as FunctionComponent<{ close: OverlayEntry['close'] }>, { close })
          ) : 'choices' in content ? (
            <ActionList {...content} close={close} />
          ) : (
            <MessageBox {...content} close={close} />
          )}
        </Suspense>
      </Dialog>
    </OverlayBoundary>
  )
})
