import { beforeEach, describe, expect, it, vi } from 'vitest'
import { commandStub, layerStub, methodStub, type PixelContext, type PixelFunction } from '@foyer/sdk'
import { newWorld } from '../world/new-world.ts'
import { testProfile } from '../world/profile.fake.ts'
import { VENDORS } from '../world/vendor-behaviours.ts'
import { recordVendorCall } from '../gateway/core.ts'
import { furtherAnswer, type VendorDouble, vendorScript } from './vendor-script.ts'

const sent = vi.fn<(url: string, init: RequestInit) => Promise<unknown>>(() =>
  Promise.resolve({ text: () => '' }),
)
const page = globalThis as Record<string, unknown>
const context: PixelContext = {
  on: () => () => {},
  script: () => Promise.resolve(),
  defer: (undo) => undo,
  signal: new AbortController().signal,
  global: (name, value) => {
    page[name] = value
    return () => {}
  },
}
const bodies = (): unknown[] =>
  sent.mock.calls.map(([, init]) => (JSON.parse(String(init.body)) as { args: unknown }).args)
const run = (double: VendorDouble, behaviour?: Parameters<typeof vendorScript>[1]): void => {
  // eslint-disable-next-line typescript/no-implied-eval -- the script, as the page runs it
  new Function('fetch', 'history', vendorScript(double, behaviour))(sent, {
    pushState() {},
    replaceState() {},
  })
}

const DOUBLES: readonly (readonly [VendorDouble, () => PixelFunction])[] = [
  [
    { vendor: 'acme', global: 'acme', stub: { form: 'command', handler: 'callMethod' } },
    () => commandStub(context, 'acme', 'callMethod'),
  ],
  [
    { vendor: 'acme', global: 'acme', stub: { form: 'methods' } },
    () =>
      methodStub(context, 'acme', {
        nameVariable: 'AcmeObject',
        methods: ['page', 'track'],
        ids: ['A'],
        scriptUrl: '/x.js',
      }),
  ],
  [
    { vendor: 'acme', global: 'acme', stub: { form: 'layer', layer: 'acmeLayer' } },
    () => layerStub(context, 'acme', 'acmeLayer'),
  ],
]
beforeEach(() => {
  sent.mockClear()
  for (const name of ['acme', 'acmeLayer', 'AcmeObject']) Reflect.deleteProperty(page, name)
})

describe.each(DOUBLES)('the double of %j', (double, stub) => {
  it.each([undefined, 'redefines'] as const)(
    'takes over the queue in order, and every later call, and reports only to the gateway: %s',
    (behaviour) => {
      const addEventListener = EventTarget.prototype.addEventListener
      const call = stub()
      call('page')
      run(double, behaviour)
      call('track', 'Purchase', { value: 5 })
      expect(bodies()).toEqual([['page'], ['track', 'Purchase', { value: 5 }]])
      expect(
        sent.mock.calls.every(([url, init]) => url === '/__gateway/vendor/acme/calls' && init.keepalive),
      ).toBe(true)
      EventTarget.prototype.addEventListener = addEventListener
      Reflect.deleteProperty(Array.prototype, 'vendorEach')
    },
  )
  it('throws when it has loaded and at each call, where it is asked to', () => {
    const call = stub()
    expect(() => run(double, 'throws')).toThrow('acme')
    expect(() => call('track', 'Purchase')).toThrow('acme')
    expect(sent).not.toHaveBeenCalled()
  })
  it('loaded twice, or without a stub, does nothing more', () => {
    expect(() => run(double)).not.toThrow()
    const call = stub()
    run(double)
    run(double)
    call('page')
    expect(sent).toHaveBeenCalledOnce()
  })
})

it('tells the calls of one pixel from those of all', () => {
  const [double, stub] = DOUBLES[1] ?? []
  const call = stub?.()
  call?.('instance', 'A', 'track', 'x')
  if (double) run(double)
  call?.('instance', 'A', 'track', 'y')
  expect(bodies()).toEqual([
    ['instance', 'A', 'track', 'x'],
    ['instance', 'A', 'track', 'y'],
  ])
})

it.each(['property', 'attribute', 'jsonp'] as const)('fetches a further script by %s, once', (further) => {
  const append = vi.spyOn(document.head, 'append').mockReturnValue()
  const double: VendorDouble = {
    vendor: 'acme',
    global: 'acme',
    stub: { form: 'command', handler: 'exe' },
    further,
  }
  commandStub(context, 'acme', 'exe')
  run(double)
  run(double)
  expect(append).toHaveBeenCalledOnce()
  const [script] = append.mock.calls[0] ?? []
  expect((script as HTMLScriptElement).getAttribute('src')).toMatch(/^\/__gateway\/vendor\/acme\/further\.js/)
})
it('the further script calls back for JSONP alone', () => {
  expect(furtherAnswer(new URL('http://x/f.js?callback=acmeAnswer'))).toBe('window["acmeAnswer"]({})')
  expect(furtherAnswer(new URL('http://x/f.js?callback=a);b('))).not.toContain('a)')
})

it('sends values that JSON cannot represent as text', () => {
  const call = commandStub(context, 'acme', 'exe')
  run({ vendor: 'acme', global: 'acme', stub: { form: 'command', handler: 'exe' } })
  const ring: { self?: unknown } = {}
  ring.self = ring
  call('track', ring)
  expect(bodies()).toEqual([['track', '[object Object]']])
})

it('the world records the reported calls, and each vendor’s behaviour', () => {
  const world = newWorld(testProfile())
  const url = new URL('http://x/__gateway/vendor/facebook/calls')
  recordVendorCall(url, { args: ['track', 'Lead'] }, world)
  expect(recordVendorCall(url, { args: 'x' }, world)).toHaveProperty('status', 400)
  expect(world.vendorCalls).toMatchObject([{ vendor: 'facebook', args: ['track', 'Lead'] }])
  expect(VENDORS.read(['tiktok:throws,kwai:blocked', 'x:y'])).toEqual({
    value: { tiktok: 'throws', kwai: 'blocked' },
    unknown: ['x:y'],
  })
})

it('takes over a stub of no common form, or none, by its own source', () => {
  const source = `window.acme = { go: (...args) => take(args) }
    drain(stub.q || [], ['early'])`
  const double: VendorDouble = { vendor: 'acme', global: 'acme', stub: { form: 'own', source } }
  run(double)
  page['acme'] = { q: [['a']] }
  run(double)
  ;(page['acme'] as { go: (text: string) => void }).go('b')
  expect(bodies()).toEqual([['early', 'a'], ['b']])
})
