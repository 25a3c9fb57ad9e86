import type { Choice, Component, OverlayOptions, OverlayProps } from '@foyer/sdk'
import type { Queued, QueueState } from './queue.ts'

/** A message of the kernel's own: one button, or two where `refuse` is given. */
export interface Message {
  readonly title: string
  readonly message: string
  readonly confirmLabel: string
  readonly cancelLabel?: string
}

/** Several things that the player may do, and a way not to. */
export interface ActionSheetContent {
  readonly title: string
  readonly choices: readonly Choice[]
  readonly cancelLabel: string
}

/** What whoever opened an overlay gets. */
export interface OverlayHandle<Result> {
  readonly closed: Promise<Result | undefined>
  readonly close: () => void
}

/** An overlay from its opening to its end. */
export interface OverlayEntry extends Queued {
  readonly content: Message | ActionSheetContent | Component<OverlayProps<unknown>>
  readonly label: string
  readonly kind: NonNullable<OverlayOptions['kind']>
  readonly dismissible: boolean
  /** Plugin that opened it; `undefined`: the kernel. */
  readonly owner: string | undefined
  /** At most one of its owner's that has this key stands. */
  readonly key: string | undefined
  readonly handle: OverlayHandle<unknown>
  /** Ends it with a result. Harmless when it has ended. */
  readonly close: (result?: unknown) => void
}
export interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: 'info' | 'success' | 'warning'
}
export interface Loading {
  readonly id: number
  readonly text: string
}

/** All that the overlays' component shows. */
export interface OverlaysView {
  readonly queue: QueueState<OverlayEntry>
  /** Closed, and drawn on their way out. */
  readonly exiting: readonly OverlayEntry[]
  readonly toasts: readonly Toast[]
  readonly loadings: readonly Loading[]
}
/** Here and not with the queue, whose code comes after hydration. */
export const EMPTY_QUEUE: QueueState<never> = { stack: [], waiting: [], preempted: [], paused: false }
export const NO_OVERLAYS: OverlaysView = { queue: EMPTY_QUEUE, exiting: [], toasts: [], loadings: [] }
