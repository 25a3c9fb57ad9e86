import type { Choice, Component, OverlayOptions, OverlayProps, Store } from '@foyer/sdk'
import type { Queued, QueueState } from './queue.ts'

/** A message of the kernel: one button, or two with `cancelLabel`. */
export interface Message {
  readonly title: string
  readonly message: string
  readonly confirmLabel: string
  readonly cancelLabel?: string
}

/** A list of actions, with a cancel button. */
export interface ActionSheetContent {
  readonly title: string
  readonly choices: readonly Choice[]
  readonly cancelLabel: string
}

/** The opener's handle of an overlay. */
export interface OverlayHandle<Result> {
  readonly closed: Promise<Result | undefined>
  readonly close: () => void
}

/** An overlay, from opening to closing. */
export interface OverlayEntry extends Queued {
  readonly content: Message | ActionSheetContent | Component<OverlayProps<unknown>>
  readonly label: string
  readonly kind: NonNullable<OverlayOptions['kind']>
  readonly dismissible: Store<boolean>
  /** The plugin that opened it; `undefined`: the kernel. */
  readonly owner: string | undefined
  /** An owner has at most one overlay with the same key. */
  readonly key: string | undefined
  readonly handle: OverlayHandle<unknown>
  /** Closes it with a result. Does nothing when it is already closed. */
  readonly close: (result?: unknown) => void
}

export interface Toast {
  readonly id: number
  readonly text: string
  readonly kind: 'info' | 'success' | 'warning'
}

interface Loading {
  readonly id: number
  readonly text: string
  /** Shown by its caller: nothing is drawn. */
  readonly inline: boolean
}

/** Everything that `OverlayRoot` shows. */
export interface OverlaysView {
  readonly queue: QueueState<OverlayEntry>
  /** Closed overlays that still run their exit animation. */
  readonly exiting: readonly OverlayEntry[]
  readonly toasts: readonly Toast[]
  readonly loadings: readonly Loading[]
}

/** The overlays, as the code that draws them needs them. */
export interface DrawnOverlays {
  readonly view: Store<OverlaysView>
  /** The code that draws overlays is there: from now on toasts are seen. */
  drawn(): void
  /** Closes an overlay whose code threw. */
  fail(entry: OverlayEntry): void
  /** Closes everything, because the code that draws overlays threw. */
  clear(): void
}

/** Not in the queue's module, which is loaded after hydration. */
export const EMPTY_QUEUE: QueueState<never> = { stack: [], waiting: [], preempted: [], paused: false }

export const NO_OVERLAYS: OverlaysView = { queue: EMPTY_QUEUE, exiting: [], toasts: [], loadings: [] }
