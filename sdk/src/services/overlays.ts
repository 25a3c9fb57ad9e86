import type { Disposer, Store } from '../store.ts'
import type { Component } from '../points.ts'
import { token } from '../token.ts'
import type { IconName } from '../ui/icon-paths.ts'

/**
 * How important an overlay is, the most important first (OV-30): a more important one is shown first, and
 * hides a less important one.
 */
export type OverlayPriority =
  | 'access-denied'
  | 'maintenance'
  | 'unreachable'
  | 'mandatory-update'
  | 'alert-session'
  | 'alert'
  | 'forced-install'
  | 'optional-update'
  | 'announcement'
  | 'download-image'
  | 'prompt'

/** What the component of an overlay gets. */
export interface OverlayProps<Result> {
  /** Closes the overlay. `closed` resolves with the result; with `undefined` where it was dismissed. */
  readonly close: (result?: Result) => void
}
/** How an overlay is shown. */
export interface OverlayOptions {
  /** Accessible name, in the player's language. */
  readonly label: string
  /** A box in the middle, a sheet from below, or the whole page. `dialog` by default. */
  readonly kind?: 'dialog' | 'sheet' | 'full'
  /**
   * `prompt` by default. `child`: for an overlay that the player's own action opens; it stacks on the open
   * one at once.
   */
  readonly priority?: OverlayPriority | 'child'
  /**
   * `false`: Escape, Back and the backdrop do not close it. `true` by default. A store: whether they do may change while it
   * is open.
   */
  readonly dismissible?: boolean | Store<boolean>
  /**
   * While an overlay of the same plugin with this key is open or waiting, no second one is opened, and the
   * caller gets the first.
   */
  readonly key?: string | undefined
}

/** One of several things that the player may choose. */
export interface Choice<Key extends string = string> {
  readonly key: Key
  /** In the player's language. */
  readonly label: string
  readonly icon?: IconName
  /**
   * Makes the choice a link to this address in a new window: https, or http on localhost (SE-03); another
   * address is ignored. A browser never blocks a link that the player follows, as it may block a window that
   * a script opens.
   */
  readonly href?: string
}

/** What `Overlays.actionSheet` takes. */
export interface ActionSheetOptions<Key extends string = string> {
  readonly title: string
  readonly choices: readonly Choice<Key>[]
}

/**
 * What is shown over the page: messages, dialogs and sheets, one at a time by their importance (OV-29,
 * OV-30). Overlays of a plugin close when it stops.
 */
export interface Overlays {
  /**
   * A short message that disappears by itself; text, never HTML. A message that is shown already is shown
   * longer.
   *
   * @param options - `ms`: how long, in milliseconds; 3,000 by default
   */
  toast(
    text: string,
    options?: { readonly ms?: number; readonly kind?: 'info' | 'success' | 'warning' },
  ): void
  /**
   * A spinner over the page, which blocks taps. The disposer removes it.
   *
   * @param options - `ms`: removes it after so many milliseconds. `inline`: nothing is drawn, because the
   * caller's own screen shows that it loads; as with a spinner, nothing of the queue opens meanwhile
   */
  loading(text?: string, options?: { readonly ms?: number; readonly inline?: boolean }): Disposer
  /**
   * A message with one button. Resolves when it is closed, and never rejects. A message that is shown already is
   * not shown twice.
   */
  alert(options: {
    readonly title?: string
    readonly message: string
    readonly button?: string
    readonly priority?: OverlayPriority
    readonly key?: string
  }): Promise<void>
  /**
   * A question with two buttons. `true`: the player accepted; `false`: refused, or closed it. While the same
   * question is shown, the answer to another is `false` at once: what is asked for is done once.
   */
  confirm(options: {
    readonly title?: string
    readonly message: string
    readonly confirmLabel?: string
    readonly cancelLabel?: string
  }): Promise<boolean>
  /**
   * A sheet with a big button for each choice, and one to cancel. Resolves with the key of the choice, or
   * with `undefined`; at once while the same sheet is shown.
   */
  actionSheet<Key extends string>(options: ActionSheetOptions<Key>): Promise<Key | undefined>
  /**
   * Any component, as an overlay. It waits while a more important one is shown. One that gives way to a more
   * important one is hidden and not unmounted: it returns with its state and the text typed into it.
   *
   * @example
   * const { closed } = overlays.open<'yes'>(({ close }) => <Rules onAccept={() => close('yes')} />, { label: t('rules') })
   * if ((await closed) === 'yes') accept()
   */
  open<Result>(
    component: Component<OverlayProps<Result>>,
    options: OverlayOptions,
  ): { readonly closed: Promise<Result | undefined>; readonly close: () => void }
}
/** Overlays. A plugin gets its own, so that its overlays close with it. */
export const OVERLAYS = token<Overlays>('kernel.overlays')
