import {
  CONSENT,
  HTTP,
  HttpError,
  REACHABILITY,
  SESSION,
  STORAGE,
  type TrackingDestination,
  trackingDestinations,
} from '@foyer/sdk'
import {
  fakeConsent,
  fakeHttp,
  fakeReachability,
  fakeSession,
  type FakeStorage,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { vi } from 'vitest'
import relay from './manifest.ts'
import mock from './mock.ts'
import type { WireEvent } from './wire.ts'

export const NOW = 1_700_000_000_000
export const event = (id: string) => ({ name: 'login', id, at: NOW, payload: { customerId: '7' } }) as const
export const OUTBOX_NAME = 'tracking.relay.outbox'
export const offline = () => new HttpError('HT-OFFLINE', 'offline', 'tracking.relay')
export const server = (status: number) => new HttpError('HT-STATUS', 'down', 'tracking.relay', { status })
export const idsOf = (events: string) => (JSON.parse(events) as WireEvent[]).map(({ event_id }) => event_id)

/** The mock gateway's relay endpoint with its state, called by HTTP and by keepalive calls. */
export function gateway() {
  const slice = mock.initial({} as never)
  const [route] = mock.routes
  const reply = (body: unknown) => route?.reply({ body, slice } as never)
  const ids = () => slice.events.map(({ event_id }) => event_id)
  return { slice, reply, ids }
}

/** A page with the relay; `answer(n)` may return an error for the n-th call, counted from 0. */
export async function open(
  end: ReturnType<typeof gateway>,
  {
    storage = fakeStorage(),
    answer = () => undefined,
  }: { storage?: FakeStorage; answer?: (at: number, body: unknown) => unknown } = {},
) {
  let at = 0
  const consent = fakeConsent()
  const reachability = fakeReachability()
  const session = fakeSession()
  const http = fakeHttp({
    'tracking.relay': async ({ body }: { body: unknown }) => (await answer(at++, body)) ?? end.reply(body),
  })
  const services = {
    [CONSENT]: consent,
    [HTTP]: http,
    [REACHABILITY]: reachability,
    [SESSION]: session,
    [STORAGE]: storage,
  }
  const test = await testPlugin(relay, { services, storage })
  const destination = test.contributions(trackingDestinations)[0] as TrackingDestination
  const send = (...ids: string[]) => ids.forEach((id) => void destination.send(event(id)))
  return { test, http, reachability, session, storage, send, consent }
}
export const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
