import type { Component } from '../points.ts'
import type { ChooseOptions, OverlayOptions, OverlayProps, Overlays } from '../services/overlays.ts'
import type { Disposer } from '../store.ts'

type Toast = Parameters<Overlays['toast']>
type Alert = Parameters<Overlays['alert']>[0]
type Confirm = Parameters<Overlays['confirm']>[0]

/** One overlay that was opened. */
export interface OpenedOverlay {
  readonly component: Component<never>
  readonly options: OverlayOptions
  readonly open: boolean
  readonly closed: Promise<unknown>
  /** Closes it as its component would, with a result. */
  close(result?: unknown): void
}

/** Overlays that nobody sees: notes what was shown, and answers `confirm` and `choose` as told. */
export class FakeOverlays implements Overlays {
  readonly toasts: { readonly text: string; readonly options: Toast[1] }[] = []
  readonly alerts: Alert[] = []
  readonly confirms: Confirm[] = []
  readonly choices: ChooseOptions[] = []
  readonly opened: OpenedOverlay[] = []
  /** Spinners on the page now. */
  loadings = 0
  /** What `confirm` answers. */
  answer: boolean
  /** Key of what `choose` answers; `undefined`: the player cancels. */
  choice: string | undefined

  constructor(answer = true) {
    this.answer = answer
  }
  toast(text: string, options?: Toast[1]): void {
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
  alert(options: Alert): Promise<void> {
    this.alerts.push(options)
    return Promise.resolve()
  }
  confirm(options: Confirm): Promise<boolean> {
    this.confirms.push(options)
    return Promise.resolve(this.answer)
  }
  choose<Key extends string>(options: ChooseOptions<Key>): Promise<Key | undefined> {
    this.choices.push(options)
    return Promise.resolve(options.choices.find(({ key }) => key === this.choice)?.key)
  }
  open<Result>(
    component: Component<OverlayProps<Result>>,
    options: OverlayOptions,
  ): { readonly closed: Promise<Result | undefined>; readonly close: () => void } {
    const { key } = options
    const standing = this.opened.find((each) => key && each.open && each.options.key === key)
    if (standing)
      return { closed: standing.closed as Promise<Result | undefined>, close: () => standing.close() }
    let settle: (result: Result | undefined) => void = () => {}
    const closed = new Promise<Result | undefined>((resolve) => (settle = resolve))
    const overlay = {
      component: component as Component<never>,
      options,
      open: true,
      closed,
      close(result?: unknown): void {
        overlay.open = false
        settle(result as Result | undefined)
      },
    }
    this.opened.push(overlay)
    return { closed, close: () => overlay.close() }
  }
  /** The plugin that opened them stops: what is open goes, as with the kernel's. */
  end(): void {
    for (const overlay of this.opened) if (overlay.open) overlay.close()
    this.loadings = 0
  }
}
/** @param answer what `confirm` answers; true by default */
export const fakeOverlays = (answer?: boolean): FakeOverlays => new FakeOverlays(answer)
