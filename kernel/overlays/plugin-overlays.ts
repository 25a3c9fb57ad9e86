import type {
  ActionSheetOptions,
  Component,
  Disposer,
  OverlayOptions,
  OverlayProps,
  Overlays,
} from '@foyer/sdk'
import type { DeferredOverlays } from './deferred-overlays.ts'
import type { OverlaysService } from './overlays-service.ts'

/**
 * The overlays service of one plugin: its components are rendered in the plugin's context (texts, services,
 * error reports), and all its overlays close when it stops. `end` is for the plugin's ledger.
 */
export class PluginOverlays implements Overlays {
  readonly #loadings = new Set<Disposer>()

  constructor(
    private readonly overlays: DeferredOverlays | OverlaysService,
    private readonly owner: string,
  ) {}

  toast(...args: Parameters<Overlays['toast']>): void {
    this.overlays.toast(...args)
  }
  loading(...args: Parameters<Overlays['loading']>): Disposer {
    const end = this.overlays.loading(...args)
    this.#loadings.add(end)
    return () => {
      this.#loadings.delete(end)
      return end()
    }
  }
  alert(options: Parameters<Overlays['alert']>[0]): Promise<void> {
    return this.overlays.alert(options, this.owner)
  }
  confirm(options: Parameters<Overlays['confirm']>[0]): Promise<boolean> {
    return this.overlays.confirm(options, this.owner)
  }
  actionSheet<Key extends string>(options: ActionSheetOptions<Key>): Promise<Key | undefined> {
    return this.overlays.actionSheet(options, this.owner)
  }
  open<Result>(
    component: Component<OverlayProps<Result>>,
    options: OverlayOptions,
  ): { readonly closed: Promise<Result | undefined>; readonly close: () => void } {
    return this.overlays.open(component, options, this.owner)
  }

  end(): void {
    for (const end of this.#loadings) void end()
    this.overlays.closeAll(this.owner)
  }
}
