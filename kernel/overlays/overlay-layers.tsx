import { checkUrl, useStore } from '@foyer/sdk'
import { KernelContext, PluginIdContext, RegionBoundary } from '@foyer/sdk/internal'
import { Button, Dialog, Icon, Spinner } from '@foyer/sdk/ui'
import {
  Component,
  createElement,
  type FunctionComponent,
  memo,
  type ReactNode,
  Suspense,
  useId,
} from 'react'
import css from './overlay-layers.module.css'
import type { ActionSheetContent, DrawnOverlays, Message, OverlayEntry } from './overlays-view.ts'
import { PlainToasts, ToastHost } from './toast-host.tsx'

interface MessageProps extends Message {
  readonly close: (accepted: boolean) => void
}

/** A message with one or two buttons. The button that changes nothing comes first, so it has the focus. */
function MessageBox({ title, message, confirmLabel, cancelLabel, close }: MessageProps): ReactNode {
  const id = useId()
  return (
    <div className={css.box}>
      <h2 className={css.title}>{title}</h2>
      <p id={id} className={css.message}>
        {message}
      </p>
      <div className={css.buttons}>
        {cancelLabel !== undefined && (
          <Button kind="secondary" aria-describedby={id} onClick={() => close(false)}>
            {cancelLabel}
          </Button>
        )}
        <Button aria-describedby={id} onClick={() => close(true)}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  )
}

interface ActionListProps extends ActionSheetContent {
  readonly close: (key?: string) => void
}

/** A vertical list of actions; an action that opens another site is a link. */
function ActionList({ title, choices, cancelLabel, close }: ActionListProps): ReactNode {
  return (
    <div className={css.sheet}>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.list}>
        {choices.map(({ key, label, icon, href }) => {
          const link = checkUrl(href, { kind: 'https' })?.href
          const inside = (
            <>
              {icon && <Icon name={icon} />}
              <span>{label}</span>
            </>
          )
          const act = { className: css.choice, onClick: () => close(key) }
          return (
            <li key={key}>
              {link ? (
                <a {...act} href={link} target="_blank" rel="noopener noreferrer">
                  {inside}
                </a>
              ) : (
                <button {...act} type="button">
                  {inside}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <div className={css.end}>
        <Button kind="secondary" block onClick={() => close()}>
          {cancelLabel}
        </Button>
      </div>
    </div>
  )
}

interface BoundaryProps {
  /** The plugin that owns the component; `undefined`: the kernel. */
  readonly owner: string | undefined
  readonly onFail: () => void
  readonly children: ReactNode
}

/**
 * Wraps one overlay: when its dialog or its content throws, reports the error for its plugin and has the
 * overlay closed, so that the player is not stuck.
 */
class OverlayBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  declare context: React.ContextType<typeof KernelContext>
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }
  override componentDidCatch(error: unknown): void {
    const { owner = 'shell.overlays', onFail } = this.props
    this.context?.reportError(owner, 'render', error)
    onFail()
  }
  override render(): ReactNode {
    if (this.state.failed) return null
    return <PluginIdContext value={this.props.owner}>{this.props.children}</PluginIdContext>
  }
}

// A static field would be built as a static block, which Safari lacks before 16.4.
OverlayBoundary.contextType = KernelContext

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
