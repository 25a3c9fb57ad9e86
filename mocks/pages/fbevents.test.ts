// @vitest-environment node
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, it, vi } from 'vitest'
import { newWorld } from '../world/new-world.ts'
import { testProfile } from '../world/profile.fake.ts'
import { FBEVENTS } from './fbevents.ts'
import { recordVendorCall } from './record-vendor-call.ts'

interface Fbq {
  (...args: unknown[]): void
  callMethod?: (...args: unknown[]) => void
  queue: unknown[][]
}
const sent = vi.fn<(url: string, init: RequestInit) => Promise<unknown>>(() => Promise.resolve())
/** The vendor's stub that sites install. */
function stub(): Fbq {
  const fbq: Fbq = Object.assign(
    (...args: unknown[]) => (fbq.callMethod ? fbq.callMethod(...args) : void fbq.queue.push(args)),
    { queue: [] },
  )
  return fbq
}
const run = (window: object): unknown => runInNewContext(FBEVENTS, { window, fetch: sent })
const bodies = (): unknown[] => sent.mock.calls.map(([, init]) => JSON.parse(String(init.body)) as unknown)
beforeEach(() => sent.mockClear())

it('takes over the queue in order, and every later call, and reports only to the gateway', () => {
  const fbq = stub()
  const window = { fbq, __fbqCalls: undefined as unknown[] | undefined }
  fbq('init', '123')
  fbq('track', 'PageView')
  run(window)
  fbq('track', 'Purchase', { value: 5 }, { eventID: 'deposit:1' })
  const calls = [
    ['init', '123'],
    ['track', 'PageView'],
    ['track', 'Purchase', { value: 5 }, { eventID: 'deposit:1' }],
  ]
  expect(window.__fbqCalls?.map((args) => JSON.stringify(args))).toEqual(
    calls.map((args) => JSON.stringify(args)),
  )
  expect(bodies()).toEqual(calls.map((args) => ({ args })))
  expect(
    sent.mock.calls.every(([url, init]) => url === '/__gateway/vendor/facebook/calls' && init.keepalive),
  ).toBe(true)
  expect(fbq.queue).toEqual([])
})

it('loaded twice, or without a stub, does nothing more', () => {
  const fbq = stub()
  const window = { fbq }
  run(window)
  run(window)
  fbq('track', 'Lead')
  expect(sent).toHaveBeenCalledOnce()
  expect(() => run({})).not.toThrow()
})

it('sends values that JSON cannot represent as text', () => {
  const fbq = stub()
  run({ fbq })
  const ring: { self?: unknown } = {}
  ring.self = ring
  fbq('track', ring)
  expect(bodies()).toEqual([{ args: ['track', '[object Object]'] }])
})

it('the world records the reported calls', () => {
  const world = newWorld(testProfile())
  const url = new URL('http://x/__gateway/vendor/facebook/calls')
  recordVendorCall(url, { args: ['track', 'Lead'] }, world)
  expect(recordVendorCall(url, { args: 'x' }, world)).toHaveProperty('status', 400)
  expect(world.vendorCalls).toMatchObject([{ vendor: 'facebook', args: ['track', 'Lead'] }])
})
