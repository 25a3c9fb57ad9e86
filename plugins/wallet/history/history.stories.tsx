import { failing, pending, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { fireEvent } from '@testing-library/dom'
import type { Order } from '../contract/order.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import type { OrdersPage } from './orders-answer.ts'

export default { title: 'wallet / history' }

const HOUR_MS = 3_600_000
const order = (id: string, part: Partial<Order> = {}): Order => ({
  id,
  kind: 'deposit',
  amount: '500000',
  currency: 'VND',
  state: 'arrived',
  method: 'QR',
  reason: '',
  placedAt: Date.now() - 30 * HOUR_MS,
  endedAt: undefined,
  payUrl: undefined,
  ...part,
})
const withdrawal = (id: string, part: Partial<Order> = {}): Order =>
  order(id, { kind: 'withdraw', method: '•••• 4821', ...part })
const page = (...orders: readonly Order[]): OrdersPage => ({
  total: 45,
  given: orders.length,
  refused: [],
  orders,
})
const SOME = page(
  withdrawal('W880002', { state: 'waiting' }),
  order('D880001', { amount: '2000000' }),
  withdrawal('W870045', { state: 'refused', reason: 'The name on the card is not yours' }),
  withdrawal('W870044'),
  order('D870043', { state: 'cancelled' }),
)
const story = pluginStories(plugin, { texts: EN, answers: { 'wallet.orders': SOME } })
const list = (answer: unknown): StoryOptions => ({ answers: { 'wallet.orders': answer } })

export const Usual = story('HistoryScreen')
export const Empty = story('HistoryScreen', list({ ...page(), total: 0 }))
export const One = story('HistoryScreen', list({ ...page(order('D1')), total: 1 }))
export const Many = story(
  'HistoryScreen',
  list({ ...page(...Array.from({ length: 20 }, (_, index) => order(`D${index}`))), total: 25_000 }),
)
export const LongTexts = story(
  'HistoryScreen',
  list(
    page(
      withdrawal('W'.repeat(64), {
        amount: '999999999999999',
        currency: 'IDR',
        state: 'refused',
        method: 'Donaudampfschifffahrt '.repeat(14),
        reason: 'The bank has not found this account at all. '.repeat(10),
      }),
      order('D1', { amount: '0.00000001', currency: 'USDT' }),
    ),
  ),
)
export const Loading = story('HistoryScreen', list(pending))
export const Refused = story(
  'HistoryScreen',
  list(failing('HT-REFUSED', { status: 200, message: 'Not now' })),
)
export const Failed = story('HistoryScreen', list(failing('HT-TIMEOUT')))
export const Offline = story('HistoryScreen', { ...list(failing('HT-OFFLINE')), reachability: 'offline' })
export const Selected = story('HistoryScreen', {
  play: (root) => {
    const tab = root.querySelector('[role="tab"]:last-child')
    if (tab) fireEvent.click(tab)
  },
})
