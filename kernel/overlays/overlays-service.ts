import {
  type ActionSheetOptions,
  type Component,
  createStore,
  type Disposer,
  type I18n,
  type OverlayOptions,
  type OverlayProps,
  type Overlays,
  type Store,
  type WritableStore,
  type PlainKey,
} from '@foyer/sdk'
import {
  type Message,
  NO_OVERLAYS,
  type OverlayEntry,
  type OverlayHandle,
  type OverlaysView,
  type Toast,
} from './overlays-view.ts'
import { nextQueue, type QueueAction } from './queue.ts'

/** How long a toast is shown by default, in milliseconds. */
const TOAST_MS = 3000

/** A toast that could not be drawn for so long is dropped: what it tells is past, in milliseconds. */
const UNDRAWN_TOAST_MS = 30_000

/** At most this many toasts are shown at once; the oldest is removed first. */
const MAX_TOASTS = 3

/** How long a closed overlay is drawn for its exit animation, in milliseconds: the style sheet's --slow. */
export const EXIT_MS = 250

/**
 * Manages what is shown over the page, and in which order (OV-29, OV-30). Loaded after hydration
 * (`DeferredOverlays`); the code that draws overlays is loaded with the first one.
 */
export class OverlaysService implements Overlays {
  /** Empty until something is shown. */
  readonly view: Store<OverlaysView>
  readonly #view: WritableStore<OverlaysView>
  readonly #toastTimers = new Map<number, ReturnType<typeof setTimeout>>()
  /** Of the toasts that are not drawn yet: starts the time of each. `undefined` once overlays are drawn. */
  #undrawn: Map<number, () => void> | undefined = new Map()
  #last = 0

  /** @param view only this service writes it */
  constructor(
    private readonly i18n: Pick<I18n, 'translate'>,
    view: WritableStore<OverlaysView> = createStore(NO_OVERLAYS),
  ) {
    this.view = this.#view = view
  }

  toast(text: string, { ms = TOAST_MS, kind = 'info' }: Parameters<Overlays['toast']>[1] = {}): void {
    const { toasts } = this.#view.get()
    // When the network fails, several calls fail at once: they share one toast, shown until the last one's
    // end.
    const existing = toasts.find((toast) => toast.text === text && toast.kind === kind)
    const toast: Toast = existing ?? { id: ++this.#last, text, kind }
    if (!existing) this.#set({ toasts: [...toasts, toast].slice(-MAX_TOASTS) })
    const end = (): void => {
      this.#toastTimers.delete(toast.id)
      this.#undrawn?.delete(toast.id)
      this.#set({ toasts: this.#view.get().toasts.filter(({ id }) => id !== toast.id) })
    }
    const endIn = (left: number): void => {
      clearTimeout(this.#toastTimers.get(toast.id))
      this.#toastTimers.set(toast.id, setTimeout(end, left))
    }
    endIn(this.#undrawn ? UNDRAWN_TOAST_MS : ms)
    this.#undrawn?.set(toast.id, () => endIn(ms))
  }

  /** The code that draws overlays may come later than a toast would end: the player has its whole time to read it. */
  drawn(): void {
    for (const start of this.#undrawn?.values() ?? []) start()
    this.#undrawn = undefined
  }

  /** While a spinner is shown no queued overlay opens: a game launch shows one (OV-30). */
  loading(text?: string, { ms, inline = false }: Parameters<Overlays['loading']>[1] = {}): Disposer {
    const id = ++this.#last
    const end = (): void => {
      clearTimeout(timer)
      const { loadings } = this.#view.get()
      this.#set({ loadings: loadings.filter((loading) => loading.id !== id) })
      this.#updatePaused()
    }
    const timer = ms === undefined ? undefined : setTimeout(end, ms)
    this.#set({
      loadings: [...this.#view.get().loadings, { id, text: text ?? this.#text('loading'), inline }],
    })
    this.#updatePaused()
    return end
  }

  /** Removes all spinners of all owners. Disposing one afterwards does nothing. */
  endLoadings(): void {
    this.#set({ loadings: [] })
    this.#updatePaused()
  }

  async alert(options: Parameters<Overlays['alert']>[0], owner?: string): Promise<void> {
    const { title = this.#text('notice'), message, button = this.#text('confirm'), priority, key } = options
    const { stack, paused } = this.#view.get().queue
    // Without a priority it is part of the player's current action: it stacks on an overlay or a spinner, but
    // not on an alert.
    const over = paused || (stack.length > 0 && stack.at(-1)?.priority !== 'alert')
    const overlayOptions = {
      label: title,
      priority: priority ?? (over ? 'child' : 'alert'),
      key: key ?? keyOf(title, message),
    } as const
    await this.#open({ title, message, confirmLabel: button }, overlayOptions, owner).closed
  }

  async confirm(options: Parameters<Overlays['confirm']>[0], owner?: string): Promise<boolean> {
    const { title = this.#text('notice'), message } = options
    const { confirmLabel = this.#text('confirm'), cancelLabel = this.#text('cancel') } = options
    const content: Message = { title, message, confirmLabel, cancelLabel }
    const key = keyOf(title, message)
    if (this.#existing(key, owner)) return false
    const answer = await this.#open<boolean>(content, { label: title, priority: 'child', key }, owner).closed
    return answer === true
  }

  actionSheet<Key extends string>(
    options: ActionSheetOptions<Key>,
    owner?: string,
  ): Promise<Key | undefined> {
    const content = { ...options, cancelLabel: this.#text('cancel') }
    const label = options.title
    const key = keyOf(label, ...options.choices.map((choice) => choice.key))
    if (this.#existing(key, owner)) return Promise.resolve(undefined)
    return this.#open<Key>(content, { label, kind: 'sheet', priority: 'child', key }, owner).closed
  }

  open<Result>(
    component: Component<OverlayProps<Result>>,
    options: OverlayOptions,
    owner?: string,
  ): OverlayHandle<Result> {
    return this.#open<Result>(component as Component<OverlayProps<unknown>>, options, owner)
  }

  /**
   * Handles Back: closes the topmost overlay if it may be closed (OV-29). True: an overlay was open, and the
   * page stays. Not called when the browser sends Back to the dialog itself, as on Android.
   */
  back(): boolean {
    const top = this.#view.get().queue.stack.at(-1)
    if (top?.dismissible.get()) top.close()
    return top !== undefined
  }

  /** Closes a plugin's open and waiting overlays at once: its components must not be drawn now (RO-13). */
  closeAll(owner: string): void {
    const { queue } = this.#view.get()
    for (const entry of [...queue.stack, ...queue.waiting]) if (entry.owner === owner) entry.close()
    this.#set({ exiting: this.#view.get().exiting.filter((entry) => entry.owner !== owner) })
  }

  /** Closes an overlay whose code threw, and tells the player. */
  fail(entry: OverlayEntry): void {
    entry.close()
    this.#apologize()
  }
  /** Closes everything, because the code that draws overlays threw; tells the player unless toasts are at fault. */
  clear(): void {
    const { queue, exiting, loadings } = this.#view.get()
    const entries = [...queue.stack, ...queue.waiting]
    for (const entry of entries) entry.close()
    this.#set({ exiting: [], toasts: [] })
    this.endLoadings()
    if (entries.length + exiting.length + loadings.length > 0) this.#apologize()
  }
  #apologize(): void {
    this.toast(this.#text('something_went_wrong'), { kind: 'warning' })
  }

  #open<Result>(
    content: OverlayEntry['content'],
    options: OverlayOptions,
    owner?: string,
  ): OverlayHandle<Result> {
    const { label, kind = 'dialog', priority = 'prompt', dismissible: given = true, key } = options
    const existing = key && this.#existing(key, owner)
    if (existing) return existing.handle as OverlayHandle<Result>
    const dismissible = typeof given === 'boolean' ? createStore(given) : given
    const id = ++this.#last
    let resolve: (result: Result | undefined) => void = () => {}
    const closed = new Promise<Result | undefined>((resolvePromise) => (resolve = resolvePromise))
    const close = (result?: unknown): void => {
      const { queue, exiting } = this.#view.get()
      if (queue.stack.includes(entry)) {
        this.#set({ exiting: [...exiting, entry] })
        setTimeout(() => this.#removeExited(entry), EXIT_MS)
      }
      this.#dispatch({ type: 'close', id })
      resolve(result as Result | undefined)
    }
    const handle = { closed, close: () => close() }
    const entry = { id, priority, content, label, kind, dismissible, owner, key, handle, close }
    this.#dispatch({ type: 'open', entry })
    return handle
  }

  /** The overlay of this owner with this key that is open or waits. */
  #existing(key: string, owner: string | undefined): OverlayEntry | undefined {
    const { stack, waiting } = this.#view.get().queue
    return [...stack, ...waiting].find((entry) => entry.key === key && entry.owner === owner)
  }
  #removeExited(entry: OverlayEntry): void {
    this.#set({ exiting: this.#view.get().exiting.filter((each) => each !== entry) })
  }
  #updatePaused(): void {
    this.#dispatch({ type: 'pause', paused: this.#view.get().loadings.length > 0 })
  }
  #dispatch(action: QueueAction<OverlayEntry>): void {
    this.#set({ queue: nextQueue(this.#view.get().queue, action) })
  }
  #set(part: Partial<OverlaysView>): void {
    this.#view.set({ ...this.#view.get(), ...part })
  }
  #text(key: PlainKey<'kernel'>): string {
    return this.i18n.translate('kernel')(key)
  }
}

/** Names what a message or a sheet says: two that say the same are one. */
const keyOf = (...texts: readonly string[]): string => JSON.stringify(texts)
