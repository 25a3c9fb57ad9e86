import {
  type ActionSheetOptions,
  type Component,
  createStore,
  type Disposer,
  type OverlayOptions,
  type OverlayProps,
  type Overlays,
} from '@foyer/sdk'
import { DeferredService } from '../deferred/deferred-service.ts'
import type { OverlaysService } from './overlays-service.ts'
import { NO_OVERLAYS, type OverlayEntry, type OverlayHandle, type OverlaysView } from './overlays-view.ts'

/**
 * The overlays of a page from its start. Their service is loaded after hydration (`provide`); earlier
 * requests are shown then, in the same order.
 */
export class DeferredOverlays implements Overlays {
  /** Empty until something is shown. The provided service writes it. */
  readonly view = createStore<OverlaysView>(NO_OVERLAYS)
  readonly #deferred = new DeferredService<OverlaysService>()

  /** @param report receives what an early request throws */
  provide(service: OverlaysService, report: (error: unknown) => void): void {
    this.#deferred.provide(service, report)
  }

  toast(...toast: Parameters<Overlays['toast']>): void {
    this.#deferred.run((service) => service.toast(...toast))
  }
  loading(...loading: Parameters<Overlays['loading']>): Disposer {
    let end: Disposer | undefined
    let ended = false
    this.#deferred.run((service) => {
      if (!ended) end = service.loading(...loading)
    })
    return () => {
      ended = true
      return end?.()
    }
  }
  endLoadings(): void {
    this.#deferred.run((service) => service.endLoadings())
  }
  alert(options: Parameters<Overlays['alert']>[0], owner?: string): Promise<void> {
    return this.#answer((service) => service.alert(options, owner))
  }
  confirm(options: Parameters<Overlays['confirm']>[0], owner?: string): Promise<boolean> {
    return this.#answer((service) => service.confirm(options, owner))
  }
  actionSheet<Key extends string>(
    options: ActionSheetOptions<Key>,
    owner?: string,
  ): Promise<Key | undefined> {
    return this.#answer((service) => service.actionSheet(options, owner))
  }
  open<Result>(
    component: Component<OverlayProps<Result>>,
    options: OverlayOptions,
    owner?: string,
  ): OverlayHandle<Result> {
    let opened: OverlayHandle<Result> | undefined
    let cancelled = false
    const closed = this.#answer<Result | undefined>((service) => {
      if (cancelled) return undefined
      opened = service.open(component, options, owner)
      return opened.closed
    })
    const close = (): void => {
      cancelled = true
      opened?.close()
    }
    return { closed, close }
  }

  /** See `OverlaysService.back`: nothing is open before the service is provided. */
  back(): boolean {
    return this.#deferred.current?.back() ?? false
  }
  drawn(): void {
    this.#deferred.run((service) => service.drawn())
  }
  fail(entry: OverlayEntry): void {
    this.#deferred.run((service) => service.fail(entry))
  }
  clear(): void {
    this.#deferred.run((service) => service.clear())
  }
  closeAll(owner: string): void {
    this.#deferred.run((service) => service.closeAll(owner))
  }

  #answer<Answer>(ask: (service: OverlaysService) => Answer | Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) =>
      this.#deferred.run((service) => {
        try {
          resolve(ask(service))
        } catch (error) {
          reject(error)
        }
      }),
    )
  }
}

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
