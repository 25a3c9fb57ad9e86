import { type Component, createStore, type OverlayOptions, type OverlayProps } from '@foyer/sdk'
import { FakeOverlays, type OpenedOverlay } from '@foyer/sdk/testing'

/** The SDK's fake, which also says which overlays are open, so that the frame can show them. */
export class StageOverlays extends FakeOverlays {
  /** In the order in which they were opened. */
  readonly shown = createStore<readonly OpenedOverlay[]>([])

  override open<Result>(
    component: Component<OverlayProps<Result>>,
    options: OverlayOptions,
  ): { readonly closed: Promise<Result | undefined>; readonly close: () => void } {
    const opened = super.open(component, options)
    this.#update()
    void opened.closed.then(() => this.#update())
    return opened
  }
  override end(): void {
    super.end()
    this.#update()
  }
  #update(): void {
    this.shown.set(this.opened.filter(({ open }) => open))
  }
}
