import { HttpError } from '@foyer/sdk'
import {
  fakeClock,
  fakeHttp,
  fakeLogger,
  fakeReachability,
  fakeSession,
  fakeStorage,
  testMember,
} from '@foyer/sdk/testing'
import { vi } from 'vitest'
import type { Order } from '../contract/order.ts'
import { openOrdersKey } from './open-order.ts'
import { OrderFlow } from './order-flow.ts'
import { OrderGateway } from './order-gateway.fake.ts'

export const KEY = openOrdersKey('wallet.deposit')
export const ORDER = { amount: '500', currency: 'VND' } as const

/** What the tabs of one device share. */
export const device = () => ({
  gateway: new OrderGateway(),
  storage: fakeStorage(),
  session: fakeSession(testMember()),
  clock: fakeClock(1_000_000),
})
/** A tab of the device, with its own order flow. */
export function openTab({ gateway, storage, session, clock }: ReturnType<typeof device>) {
  const http = fakeHttp(gateway.answers)
  const logger = fakeLogger()
  const reachability = fakeReachability()
  const stop = new AbortController()
  const placed: Order[] = []
  const placedBy: string[] = []
  const flow = new OrderFlow({
    kind: 'deposit',
    key: KEY,
    context: { logger, storage, signal: stop.signal },
    clock,
    http,
    reachability,
    session,
    onPlaced: (order, member) => {
      placed.push(order)
      placedBy.push(member)
    },
  })
  const step = () => flow.state.get().step
  return { flow, http, logger, reachability, stop, placed, placedBy, step }
}
export const error = (code: string, status = 0, errorCode?: string) =>
  new HttpError(code, '', 'wallet.deposit', status === 0 ? undefined : { status, errorCode })
/** The gateway does what is asked, and the answer is lost. */
export const lost =
  (gateway: OrderGateway, failure: unknown) =>
  (reference: string): Promise<Order> => {
    gateway.place(reference)
    return Promise.reject(failure instanceof Error ? failure : new Error('lost'))
  }
/** Another tab has the lock from now on, until the end. */
export function waitForLock(): { readonly end: () => void } {
  let end = (): void => undefined
  const free = new Promise<void>((resolve) => (end = resolve))
  const request = (_name: string, _options: object, run: () => Promise<unknown>) => free.then(run)
  vi.stubGlobal('navigator', { locks: { request } })
  return { end: () => end() }
}
export const never = (): Promise<never> => new Promise(() => {})
