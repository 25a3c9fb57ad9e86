import type { Disposer } from '../store.ts'
import type { Component } from '../points.ts'
import { token } from '../token.ts'

/** Highest first (OV-30). What the player's own action opens is a `child` and stacks at once. */
export type OverlayPriority =
  | 'access-denied' | 'maintenance' | 'unreachable' | 'mandatory-update' | 'alert-session' | 'alert'
  | 'forced-install' | 'optional-update' | 'announcement' | 'download-image' | 'prompt' // prettier-ignore

export interface OverlayProps<Result> {
  /** Closes it with a result; `undefined` when it was dismissed. */
  readonly close: (result?: Result) => void
}
export interface OverlayOptions {
  /** Accessible name. */
  readonly label: string
  readonly kind?: 'dialog' | 'sheet' | 'full'
  readonly priority?: OverlayPriority | 'child'
  /** False: Escape, Back and the backdrop do nothing. True by default. */
  readonly dismissible?: boolean
}

export interface Overlays {
  /** A short message that goes by itself; text, never HTML. */
  toast(
    text: string,
    options?: { readonly ms?: number; readonly kind?: 'info' | 'success' | 'warning' },
  ): void
  /** A spinner over the page that blocks taps. The disposer takes it away; so does `ms`. */
  loading(text?: string, options?: { readonly ms?: number }): Disposer
  /** One message, one button. Resolves when it is closed. */
  alert(options: {
    readonly title?: string
    readonly message: string
    readonly button?: string
    readonly priority?: OverlayPriority
  }): Promise<void>
  /** Two buttons. True: the first. */
  confirm(options: {
    readonly title?: string
    readonly message: string
    readonly accept?: string
    readonly refuse?: string
  }): Promise<boolean>
  /** Any component in a dialog, in its turn. */
  open<Result>(
    component: Component<OverlayProps<Result>>,
    options: OverlayOptions,
  ): { readonly closed: Promise<Result | undefined>; readonly close: () => void }
}
export const OVERLAYS = token<Overlays>('kernel.overlays')
