import type { Component } from '../points.ts'
import type { ActionSheetOptions, OverlayOptions, OverlayProps, Overlays } from '../services/overlays.ts'
import type { Disposer } from '../store.ts'

/** An overlay that the plugin opened. */
export interface OpenedOverlay {
  readonly component: Component<never>
  readonly options: OverlayOptions
  readonly open: boolean
  readonly closed: Promise<unknown>
  /** Closes it as its component would. */
  close(result?: unknown): void
}

/** Overlays without a page: it records what was shown, and answers as the test sets `answer` and `choice`. */
export class FakeOverlays implements Overlays {
  /** What `toast` was called with, in order; the next three lists are the same for their methods. */
  readonly toasts: { readonly text: string; readonly options: Parameters<Overlays['toast']>[1] }[] = []
  readonly alerts: Parameters<Overlays['alert']>[0][] = []
  readonly confirms: Parameters<Overlays['confirm']>[0][] = []
  readonly choices: ActionSheetOptions[] = []
  /** Overlays that were opened by `open`, in order; closed ones too. */
  readonly opened: OpenedOverlay[] = []
  /** How many spinners are on the page. */
  loadings = 0
  /** What `confirm` answers. */
  answer: boolean
  /** The key that `actionSheet` answers; `undefined`: the player cancels. */
  choice: string | undefined

  constructor(answer = true) {
    this.answer = answer
  }
  toast(text: string, options?: Parameters<Overlays['toast']>[1]): void {
    this.toasts.push({ text, options })
  }
  loading(): Disposer {
    this.loadings++
    let shown = true
    return () => {
      if (shown) this.loadings--
      shown = false
    }
  }
  alert(options: Parameters<Overlays['alert']>[0]): Promise<void> {
    this.alerts.push(options)
    return Promise.resolve()
  }
  confirm(options: Parameters<Overlays['confirm']>[0]): Promise<boolean> {
    this.confirms.push(options)
    return Promise.resolve(this.answer)
  }
  actionSheet<Key extends string>(options: ActionSheetOptions<Key>): Promise<Key | undefined> {
    this.choices.push(options)
    return Promise.resolve(options.choices.find(({ key }) => key === this.choice)?.key)
  }
  open<Result>(
    component: Component<OverlayProps<Result>>,
    options: OverlayOptions,
  ): { readonly closed: Promise<Result | undefined>; readonly close: () => void } {
    const { key } = options
    const existing = this.opened.find((each) => key && each.open && each.options.key === key)
    if (existing)
      return { closed: existing.closed as Promise<Result | undefined>, close: () => existing.close() }
    let resolveClosed: (result: Result | undefined) => void = () => {}
    const closed = new Promise<Result | undefined>((resolve) => (resolveClosed = resolve))
    const overlay = {
      component: component as Component<never>,
      options,
      open: true,
      closed,
      close(result?: unknown): void {
        overlay.open = false
        resolveClosed(result as Result | undefined)
      },
    }
    this.opened.push(overlay)
    return { closed, close: () => overlay.close() }
  }
  /** Closes everything, as the kernel does when the plugin stops. */
  end(): void {
    for (const overlay of this.opened) if (overlay.open) overlay.close()
    this.loadings = 0
  }
}
/**
 * Makes overlays.
 *
 * @param answer - what `confirm` answers; `true` by default
 */
export const fakeOverlays = (answer?: boolean): FakeOverlays => new FakeOverlays(answer)
