import { HttpError } from '@foyer/sdk'
import type { FakeCall } from '@foyer/sdk/testing'
import type { Amount } from '../contract/amount.ts'
import type { Order } from '../contract/order.ts'

/** A gateway that books each reference once, and refuses one after it has answered that there is none. */
export class OrderGateway {
  /** Calls that ordered something, and reached it. */
  attempts = 0
  readonly orders = new Map<string, Order>()
  readonly #closed = new Set<string>()
  /** `lost`: it cannot be asked. `none`: it knows no references. */
  references: 'known' | 'lost' | 'none' = 'known'

  place(reference: string, amount: Amount = '500'): Order {
    this.attempts += 1
    const known = this.orders.get(reference)
    if (known) return known
    if (this.#closed.has(reference)) throw refusedBy('order.reference.closed')
    const order: Order = {
      id: `D${this.orders.size + 1}`,
      kind: 'deposit',
      amount,
      currency: 'VND',
      state: 'waiting',
      method: 'QR',
      reason: '',
      placedAt: 1,
      endedAt: undefined,
      payUrl: 'https://pay.example/',
    }
    this.orders.set(reference, order)
    return order
  }
  /** Answers for `fakeHttp`. */
  readonly answers = {
    'wallet.check-reference': ({ body }: FakeCall): unknown => {
      const { reference } = body as { readonly reference: string }
      if (this.references === 'lost') throw new HttpError('HT-NETWORK', '', 'wallet.check-reference')
      if (this.references === 'none') throw refusedBy('reference.unsupported')
      const order = this.orders.get(reference)
      if (!order) this.#closed.add(reference)
      return order ? { known: true, order } : { known: false }
    },
    'wallet.order': ({ query }: FakeCall): unknown =>
      [...this.orders.values()].find(({ id }) => id === query['orderId']) ??
      new HttpError('HT-NETWORK', '', 'wallet.order'),
  }
}

const refusedBy = (errorCode: string): HttpError =>
  new HttpError('HT-REFUSED', '', 'wallet.order', { status: 200, errorCode })
