import { WALLET_HISTORY_PATH } from '@foyer/sdk'
import type { OrderKind } from '../contract/order.ts'
import { PAGE_MAX, PAGE_SIZE } from './constants.ts'
import type { OrdersPage } from './orders-answer.ts'

/** Tabs of the history. */
export const TABS = ['all', 'deposit', 'withdraw'] as const

/** Which page of the history is shown. */
export interface HistoryPlace {
  readonly kind: 'all' | OrderKind
  /** From 1 on. */
  readonly page: number
}

/** Reads the address's query; the first page of all where it names none. */
export function placeOf(search: string): HistoryPlace {
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  return {
    kind: TABS.find((tab) => tab === query.get('type')) ?? 'all',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a page: Back leads to the page before. */
export function addressOf({ kind, page }: HistoryPlace): string {
  const query = new URLSearchParams({
    ...(kind !== 'all' && { type: kind }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return query ? `${WALLET_HISTORY_PATH}?${query}` : WALLET_HISTORY_PATH
}

/** How many pages there are; `undefined`: not known. */
export const pagesOf = ({ total }: Pick<OrdersPage, 'total'>): number | undefined =>
  total === undefined ? undefined : Math.max(1, Math.ceil(total / PAGE_SIZE))

/** Whether a page of older orders follows: without a total, a full page may have one. */
export function hasOlder(page: number, orders: Pick<OrdersPage, 'total' | 'given'>): boolean {
  const pages = pagesOf(orders)
  return page < PAGE_MAX && (pages === undefined ? orders.given >= PAGE_SIZE : page < pages)
}
