import { defineMock, failure, type MockCall, type MockReply, success } from '../../../mocks/define-mock.ts'
import { defineChoice } from '../../../mocks/define-scenario.ts'
import { type Localised, localisedFor } from '../../../mocks/world/localised.ts'
import { manyOrders } from '../../../mocks/world/many-orders.ts'
import { closeReference, ordersOf } from '../../../mocks/world/wallet.ts'
import { ORDERS } from '../../../mocks/world/wallet-scenarios.ts'
import { wireOrder } from '../../../mocks/world/wire-order.ts'
import { worldTime } from '../../../mocks/world/clock.ts'

/** Entries that no gateway should send, and some that are only unusual. */
const ODD_ORDERS: readonly unknown[] = [
  null,
  7,
  'order',
  { orderId: 'ODD1', type: 'DEPOSIT', currency: 'VND', status: 'SUCCESS' },
  { orderId: 'ODD2', type: 'DEPOSIT', amount: '-500', currency: 'VND', status: 'SUCCESS' },
  { orderId: 'ODD3', type: 'BONUS', amount: '500', currency: 'VND', status: 'SUCCESS' },
  { orderId: 'ODD4', type: 'DEPOSIT', amount: '500', currency: 'VND', status: 'LOST' },
  { orderId: 'ODD5', type: 'DEPOSIT', amount: '500', currency: '₫', status: 'SUCCESS' },
  { type: 'WITHDRAW', amount: '500', currency: 'VND', status: 'SUCCESS' },
  // Unusual, and shown.
  { orderId: 'ODD6', type: 'WITHDRAW', amount: '999999999999999', currency: 'IDR', status: 'REFUSED', method: 'W'.repeat(300), reason: 'A reason of many words. '.repeat(15), createTime: -1 },
  { orderId: 'ODD7', type: 'DEPOSIT', amount: 12.5, currency: 'usdt', status: 'SUCCESS', method: '<b>QR</b>', createTime: '1700000000000' },
] // prettier-ignore

/** Past orders are older than a day. */
const DAY_MS = 86_400_000
const PAGE_SIZE = 20
const PAGE_SIZE_MAX = 100
const NO_ORDER: Localised = [
  'There is no such order',
  '没有该订单',
  'Không có lệnh này',
  'Esta ordem não existe',
]

const HISTORY = defineChoice({
  name: 'history',
  group: 'wallet',
  label: 'History of deposits and withdrawals',
  otherwise: 'Three pages',
  choices: { none: 'Empty, but for new orders', many: '1,000 more', odd: 'Bad entries' },
})

interface Slice {
  /** When the first call came: epoch milliseconds. */
  readonly since: number
}
type Call = MockCall<Slice>

/** What the mock gateway tells about orders: all by page, one by its id, one by its reference. */
export default defineMock<Slice>({
  id: 'wallet.history',
  scenarios: [HISTORY],
  initial: () => ({ since: worldTime() }),
  routes: [
    { id: 'wallet.orders', method: 'GET', path: '/wps/relay/MCSFE_getOrders', auth: 'member', reply: list },
    { id: 'wallet.order', method: 'GET', path: '/wps/relay/MCSFE_getOrder', auth: 'member', reply: one },
    {
      id: 'wallet.check-reference',
      method: 'POST',
      path: '/wps/relay/MCSFE_checkOrderReference',
      auth: 'member',
      reply: check,
    },
  ],
})

function list(call: Call): MockReply {
  const { url, world, member, slice } = call
  if (!member) return failure('order.param.err', 'A member is missing')
  const type = url.searchParams.get('type')
  const page = numberOf(url, 'page', 1)
  const size = Math.min(PAGE_SIZE_MAX, numberOf(url, 'size', PAGE_SIZE))
  const scenario = HISTORY.of(world)
  const own = ordersOf(world, member).filter(
    ({ placedAt }) => scenario !== 'none' || placedAt >= slice.since - DAY_MS,
  )
  const orders = [...own, ...(scenario === 'many' ? manyOrders(member, slice.since) : [])]
    .filter(({ kind }) => !type || kind === type.toLowerCase())
    .sort((a, b) => b.placedAt - a.placedAt)
  const shown = orders.slice((page - 1) * size, page * size).map((order) => wireOrder(order, call))
  const odd = scenario === 'odd' && page === 1 ? ODD_ORDERS : []
  return success({ total: orders.length, orders: [...odd, ...shown] })
}

function one(call: Call): MockReply {
  const { url, world, member, language } = call
  const id = url.searchParams.get('orderId')
  const order = member && ordersOf(world, member).find((known) => known.id === id)
  return order ? success(wireOrder(order, call)) : failure('order.unknown', localisedFor(language)(NO_ORDER))
}

/** The answer that no order has the reference is for good: one that comes later is refused. */
function check(call: Call): MockReply {
  const { body, world, member } = call
  const { reference }: { readonly reference?: unknown } = Object(body)
  if (ORDERS.of(world) === 'no-references')
    return failure('reference.unsupported', 'This gateway knows no references')
  if (typeof reference !== 'string' || reference === '' || !member)
    return failure('reference.param.err', 'A question needs a reference')
  const order = closeReference(world, member, reference)
  return success(order ? { known: true, order: wireOrder(order, call) } : { known: false })
}

/** A whole number from 1 on in the query. */
function numberOf(url: URL, name: string, otherwise: number): number {
  const text = url.searchParams.get(name) ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise
}
