import type { Disposer } from '../store.ts'
import type { Component } from '../points.ts'
import { token } from '../token.ts'
import type { IconName } from '../ui/icon-paths.ts'

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
  /**
   * Stands once: while one of the same plugin with this key is open or waits, another is not opened, and the caller gets that
   * one.
   */
  readonly key?: string | undefined
}

/** One of several things that the player may do. */
export interface Choice<Key extends string = string> {
  readonly key: Key
  readonly label: string
  readonly icon?: IconName
  /**
   * The choice is a link to this address, in a window of its own: https, or http on localhost (SE-03). A link that the player
   * follows is never blocked, as a window that a script opens may be. Another address gives no link.
   */
  readonly href?: string
}

export interface ChooseOptions<Key extends string = string> {
  readonly title: string
  readonly choices: readonly Choice<Key>[]
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
    readonly key?: string
  }): Promise<void>
  /** Two buttons. True: the first. */
  confirm(options: {
    readonly title?: string
    readonly message: string
    readonly accept?: string
    readonly refuse?: string
  }): Promise<boolean>
  /** A sheet of big buttons, with one to cancel. Resolves with the key of what was chosen, or `undefined`. */
  choose<Key extends string>(options: ChooseOptions<Key>): Promise<Key | undefined>
  /**
   * Any component in a dialog, in its turn. What is taken from the page by a more important one is closed, but not unmounted:
   * it comes again with its state, and with what was typed into it.
   */
  open<Result>(
    component: Component<OverlayProps<Result>>,
    options: OverlayOptions,
  ): { readonly closed: Promise<Result | undefined>; readonly close: () => void }
}
export const OVERLAYS = token<Overlays>('kernel.overlays')
