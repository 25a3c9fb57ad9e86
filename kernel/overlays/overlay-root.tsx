import { checkUrl, useStore } from '@foyer/sdk'
import { KernelContext, PluginIdContext, RegionBoundary, useKernel } from '@foyer/sdk/internal'
import { Button, Dialog, Icon, Spinner } from '@foyer/sdk/ui'
import {
  Component,
  createElement,
  type FunctionComponent,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import css from './overlay-root.module.css'
import type {
  ActionSheetContent,
  DrawnOverlays,
  Message,
  OverlayEntry,
  OverlaysView,
  Toast,
} from './overlays-view.ts'

/** A live region exists for this many milliseconds before its text is inserted. */
export const TEXT_AFTER_MS = 20

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

const ICONS = { info: 'info', success: 'check', warning: 'warning' } as const

export const ToastHost = ({ toasts }: { readonly toasts: readonly Toast[] }): ReactNode =>
  toasts.length > 0 ? <ToastRegion toasts={toasts} /> : null

/**
 * Renders the toasts into an element of its own, which is in the topmost open dialog: everything outside it
 * is inert, and screen readers ignore announcements there. When that dialog leaves, the element moves on; no
 * dialog takes it along.
 */
function ToastRegion({ toasts }: { readonly toasts: readonly Toast[] }): ReactNode {
  const [host] = useState(() => document.createElement('div'))
  const region = useRef<HTMLOutputElement>(null)
  // Screen readers skip a live region that is inserted with its text, so the text is inserted later.
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const place = (): void => {
      const top = topDialog()
      if (host.parentNode !== top) top.append(host)
      if (region.current) raise(region.current)
    }
    // A dialog opens or closes: its attribute changes, or it is added or removed.
    const observer = new MutationObserver(place)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
    place()
    // Not requestAnimationFrame: a busy or background page may draw no frame while a toast is shown.
    const timer = setTimeout(() => setReady(true), TEXT_AFTER_MS)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
      host.remove()
    }
  }, [host])
  return createPortal(
    <output ref={region} className={css.toasts} popover="manual" aria-live="polite" aria-atomic="false">
      {ready &&
        toasts.map(({ id, text, kind }) => (
          <span key={id} className={css.toast} data-kind={kind}>
            <Icon name={ICONS[kind]} size={20} />
            <span>{text}</span>
          </span>
        ))}
    </output>,
    host,
  )
}

/** Above everything, even a game in full screen; without popover support it is only fixed. */
function raise(region: HTMLElement): void {
  try {
    if (region.isConnected && !region.matches(':popover-open')) region.showPopover()
  } catch {
    // An older browser, or a dialog that leaves in this moment: the toast is shown without it.
  }
}

/** The open dialog that was opened last; the page's body when none is open. All dialogs are modal. */
function topDialog(): Element {
  const open = [...document.querySelectorAll('dialog[open]')]
  const focused = open.filter((dialog) => dialog.contains(document.activeElement)).at(-1)
  return focused ?? open.at(-1) ?? document.body
}

/** The toasts as plain text, where `ToastHost` failed: a message is worth more than its looks. */
export const PlainToasts = ({ toasts }: { readonly toasts: readonly Toast[] }): ReactNode => (
  <output className={css.toasts}>
    {toasts.map(({ id, text }) => (
      <span key={id} className={css.toast}>
        {text}
      </span>
    ))}
  </output>
)
