import {
  type Clock,
  type Context,
  createStore,
  type Http,
  type Reachability,
  type Session,
  type StorageKey,
  type Store,
} from '@foyer/sdk'
import type { Order, OrderKind } from '../contract/order.ts'
import { type OpenOrder, withOpenOrder } from './open-order.ts'
import { checkReference, getOrder } from './order-endpoints.ts'
import { type OrderFlowAction, type OrderFlowState, orderFlowState, READY } from './order-flow-state.ts'
import {
  isRefusal,
  newReference,
  type OrderRequest,
  type SendEnd,
  type SendOrder,
  wasNotPlaced,
} from './order-request.ts'
import { hasOrderLock, withOrderLock } from './with-order-lock.ts'

/** What an order flow needs of the plugin that owns it. */
export interface OrderFlowDeps {
  readonly kind: OrderKind
  readonly key: StorageKey<Readonly<Record<string, OpenOrder>>>
  readonly context: Pick<Context, 'logger' | 'signal' | 'storage'>
  readonly clock: Pick<Clock, 'now'>
  readonly http: Pick<Http, 'call'>
  readonly reachability: Pick<Reachability, 'state' | 'check'>
  readonly session: Pick<Session, 'current'>
  /**
   * An order was placed: called once for each, whenever and in whichever tab that becomes known. `member`: the id of whoever sent
   * it; somebody else may be signed in by then.
   */
  readonly onPlaced: (order: Order, member: string) => void
}

/** For as long another tab may still wait for its answer (CO-02), where tabs cannot lock one another out. */
const SEND_TIMEOUT_MS = 30_000

/**
 * One order or none. The order's reference is stored before the order is sent; after whatever happens meanwhile (a reload, a crash
 * of the tab, a lost answer, an ended session) the gateway is asked by the reference whether it has the order. Tabs send one
 * after another.
 */
export class OrderFlow {
  readonly #deps: OrderFlowDeps
  readonly #state = createStore<OrderFlowState>(READY)
  /** Whose order the state is about. */
  #member: string | undefined
  #isSending = false
  /** The run of `resume` that is under way. */
  #resuming: Promise<void> | undefined

  constructor(deps: OrderFlowDeps) {
    this.#deps = deps
    const { context, session } = deps
    // Before any component renders: nobody sees the order of another member.
    const stop = session.current.subscribe(() => void this.#signedIn())
    context.signal.addEventListener('abort', stop, { once: true })
  }

  get state(): Store<OrderFlowState> {
    return this.#state
  }

  /**
   * Brings the state up to date with what is stored and with what the gateway knows: when the screen opens, is seen again, or the
   * network is back. Never rejects.
   */
  resume(): Promise<void> {
    const member = this.#signedIn()
    if (this.#isSending || member === undefined) return Promise.resolve()
    this.#resuming ??= this.#bringUpToDate(member)
      // The plugin is stopped while another tab sends.
      .catch((error: unknown) => this.#deps.context.logger.debug('the order is not asked about', error))
      .finally(() => {
        this.#resuming = undefined
        if (this.#member !== member) void this.resume()
      })
    return this.#resuming
  }

  /**
   * Sends an order, unless another is open. Rejects with the error of `send` where the gateway has certainly not placed it.
   *
   * @param again - the player has agreed to another order although it is not known whether the last one was placed
   */
  async send({ amount, currency }: OrderRequest, send: SendOrder, again = false): Promise<SendEnd> {
    const member = this.#signedIn()
    if (this.#isSending || member === undefined) return 'other'
    this.#isSending = true
    let end: SendEnd | undefined
    try {
      // What it finds out may make this order needless.
      await this.#resuming
      if (await this.#isOffline()) return 'offline'
      end = await this.#locked<SendEnd>(member, async () => {
        // Somebody else may have logged in during the wait.
        if (this.#signedIn() !== member) return 'other'
        const stored = this.#read(member)
        const shown = this.#state.get()
        if (stored && !(again && shown.step === 'unknown' && shown.open.reference === stored.reference))
          return 'other'
        const open = { reference: newReference(), amount, currency, sentAt: this.#deps.clock.now() }
        this.#write(member, open)
        this.#dispatch({ type: 'send', open }, member)
        return this.#sendOnce(member, open, send)
      })
      return end
    } finally {
      this.#isSending = false
      if (end === 'other' || this.#state.get().step === 'ready') void this.resume()
    }
  }

  /** The player has seen how the order ended, or wants to place another. What is not known to be placed cannot be put away. */
  close(): void {
    const member = this.#signedIn()
    const shown = this.#state.get()
    if (member === undefined || (shown.step !== 'placed' && shown.step !== 'ready')) return
    if (shown.step === 'placed' && this.#read(member)?.reference === shown.open.reference)
      this.#write(member, undefined)
    this.#dispatch({ type: 'close' })
  }

  async #bringUpToDate(member: string): Promise<void> {
    const open = this.#read(member)
    const shown = this.#state.get()
    if (!open) {
      if (shown.step !== 'ready') this.#dispatch({ type: 'close' }, member)
    } else if (shown.step === 'placed' && shown.open.reference === open.reference) {
      if (shown.order.state === 'waiting' || shown.stale) await this.#update(member, shown.order.id)
    } else await this.#find(member, open)
  }

  async #sendOnce(member: string, open: OpenOrder, send: SendOrder): Promise<SendEnd> {
    try {
      const order = await send(open.reference)
      if (order.kind !== this.#deps.kind) return await this.#ask(member, open)
      this.#place(member, open, order)
      return 'placed'
    } catch (error) {
      if (!wasNotPlaced(error)) return this.#ask(member, open)
      this.#replace(member, open, undefined)
      this.#dispatch({ type: 'fail', explained: true }, member)
      throw error
    }
  }

  /** Finds out about an order that this page did not send, or whose answer it does not have. */
  async #find(member: string, open: OpenOrder): Promise<void> {
    this.#dispatch({ type: 'check', open }, member)
    if (open.orderId !== undefined) return this.#update(member, open.orderId, open)
    if (!hasOrderLock() && Math.abs(this.#deps.clock.now() - open.sentAt) < SEND_TIMEOUT_MS) {
      this.#dispatch({ type: 'doubt', doubt: 'no-answer' }, member)
      return
    }
    await this.#locked(member, async () => {
      const stored = this.#read(member)
      // Another tab may have found out meanwhile, or have sent another order.
      if (!stored) return this.#dispatch({ type: 'fail', explained: true }, member)
      this.#dispatch({ type: 'check', open: stored }, member)
      if (stored.orderId !== undefined) await this.#update(member, stored.orderId, stored)
      else await this.#ask(member, stored)
    })
  }

  async #ask(member: string, open: OpenOrder): Promise<SendEnd> {
    const { context, http, kind } = this.#deps
    this.#dispatch({ type: 'check', open }, member)
    // With the session of another member, the gateway would deny an order that there is.
    if (!this.#isSignedIn(member)) return this.#doubt(member)
    try {
      const body = { reference: open.reference }
      const answer = await http.call(checkReference, { body, alert: false, signal: context.signal })
      if (!answer.known) {
        this.#replace(member, open, undefined)
        this.#dispatch({ type: 'fail', explained: false }, member)
        return 'not-placed'
      }
      if (answer.order.kind === kind) {
        this.#place(member, open, answer.order)
        return 'placed'
      }
      context.logger.warn('WL-ORDER: the gateway has answered with an order of another kind', answer.order.id)
    } catch (error) {
      if (isRefusal(error)) {
        this.#dispatch({ type: 'doubt', doubt: 'no-references' }, member)
        return 'unknown'
      }
    }
    return this.#doubt(member)
  }

  #doubt(member: string): SendEnd {
    this.#dispatch({ type: 'doubt', doubt: 'no-answer' }, member)
    return 'unknown'
  }

  #place(member: string, open: OpenOrder, order: Order): void {
    const stored = this.#read(member)
    this.#replace(member, open, { ...open, orderId: order.id })
    this.#dispatch({ type: 'place', order }, member)
    // Where tabs cannot lock one another out, another one may have asked at the same time.
    if (stored?.reference !== open.reference || stored.orderId === undefined)
      this.#deps.onPlaced(order, member)
  }

  /** @param found the stored order, where the page does not show it yet */
  async #update(member: string, orderId: string, found?: OpenOrder): Promise<void> {
    const { context, http, kind } = this.#deps
    let order: Order | undefined
    try {
      // Nor is it asked for with the session of another member.
      if (!this.#isSignedIn(member)) return
      const answer = await http.call(getOrder, { query: { orderId }, alert: false, signal: context.signal })
      if (answer.id === orderId && answer.kind === kind) order = answer
      else context.logger.warn('WL-ORDER: the gateway has answered with another order', answer.id)
    } catch {
      // It is there, as the gateway has confirmed; only how it stands now is not known.
    }
    if (!found) return this.#dispatch({ type: 'update', order }, member)
    const { amount, currency, sentAt } = found
    const last: Order = {
      id: orderId,
      kind,
      amount,
      currency,
      state: 'waiting',
      method: '',
      reason: '',
      placedAt: sentAt,
      endedAt: undefined,
      payUrl: undefined,
    }
    this.#dispatch({ type: 'place', order: order ?? last }, member)
    if (!order) this.#dispatch({ type: 'update', order }, member)
  }

  #dispatch(action: OrderFlowAction, member: string | undefined = this.#member): void {
    // An answer about the order of somebody who has logged out meanwhile.
    if (member !== this.#member) return
    this.#state.set(orderFlowState(this.#state.get(), action))
  }

  /** Who is signed in. What was shown of somebody else goes. */
  #signedIn(): string | undefined {
    const member = this.#deps.session.current.get()?.id
    if (member !== undefined && member !== this.#member) {
      this.#member = member
      this.#state.set(READY)
    }
    return member
  }

  #isSignedIn(member: string): boolean {
    return this.#deps.session.current.get()?.id === member
  }

  #read(member: string): OpenOrder | undefined {
    return this.#deps.context.storage.get(this.#deps.key)?.[member]
  }
  #write(member: string, order: OpenOrder | undefined): void {
    const { context, key } = this.#deps
    context.storage.set(key, withOpenOrder(context.storage.get(key) ?? {}, member, order))
  }
  /** Leaves an order alone that another tab has sent since. */
  #replace(member: string, open: OpenOrder, order: OpenOrder | undefined): void {
    const stored = this.#read(member)
    if (!stored || stored.reference === open.reference) this.#write(member, order)
  }

  async #isOffline(): Promise<boolean> {
    const { reachability } = this.#deps
    return reachability.state.get() === 'offline' && (await reachability.check()) === 'offline'
  }
  #locked<T>(member: string, run: () => Promise<T>): Promise<T> {
    const { context, key } = this.#deps
    return withOrderLock(`foyer.${key.name}.${member}`, context.signal, run)
  }
}
