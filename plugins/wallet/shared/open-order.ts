import { defineStorageKey, isRecord, type StorageKey } from '@foyer/sdk'
import { type Amount, isAmount } from '../contract/amount.ts'

/** The order that a member has sent from this device and not put away: its outcome may not be known. */
export interface OpenOrder {
  /** Made by the page before it sends the order; for support too: `7KQ2-M9XD-41ZP`. */
  readonly reference: string
  readonly amount: Amount
  readonly currency: string
  /** When it was sent: epoch milliseconds of the device's clock. */
  readonly sentAt: number
  /** The gateway's id, once its answer is known. */
  readonly orderId?: string
}

/** The open orders of a device's members, by member. */
type OpenOrders = Readonly<Record<string, OpenOrder>>

/** More members than a shared device has; the oldest go first. */
const MAX_MEMBERS = 20
const MAX_ID_CHARS = 64

/** The key of a plugin's open orders, by the plugin's id. It is local: a crash of the tab loses nothing, and other tabs see it. */
export const openOrdersKey = (plugin: string): StorageKey<OpenOrders> =>
  defineStorageKey<OpenOrders>({ name: `${plugin}.open`, area: 'local', parse })

export function withOpenOrder(orders: OpenOrders, member: string, order: OpenOrder | undefined): OpenOrders {
  const others = Object.entries(orders).filter(([id]) => id !== member)
  const latest = others.slice(order ? 1 - MAX_MEMBERS : -MAX_MEMBERS)
  return Object.fromEntries(order ? [...latest, [member, order]] : latest)
}

/** A bad entry is dropped alone. */
function parse(stored: unknown): OpenOrders | undefined {
  if (!isRecord(stored)) return undefined
  return Object.fromEntries(
    Object.entries(stored).flatMap(([member, raw]) => {
      const order = parseOrder(raw)
      return order ? [[member, order]] : []
    }),
  )
}

function parseOrder(raw: unknown): OpenOrder | undefined {
  if (!isRecord(raw)) return undefined
  const { reference, amount, currency, sentAt, orderId } = raw
  if (!isText(reference) || !isAmount(amount) || !isText(currency)) return undefined
  if (typeof sentAt !== 'number' || !Number.isFinite(sentAt)) return undefined
  return { reference, amount, currency, sentAt, ...(isText(orderId) && { orderId }) }
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_ID_CHARS
