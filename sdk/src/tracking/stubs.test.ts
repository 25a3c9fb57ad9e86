// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest'
import { commandStub } from './command-stub.ts'
import { layerStub } from './layer-stub.ts'
import { methodStub } from './method-stub.ts'
import type { PixelContext } from './pixel-function.ts'

const page = globalThis as Record<string, unknown>
const NAMES = ['acme', '_acme', 'acmeLayer', 'AcmeObject']
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
afterEach(() => NAMES.forEach((name) => Reflect.deleteProperty(page, name)))

describe('commandStub', () => {
  it('queues calls until the script sets its handler, under each name', () => {
    const acme = commandStub(context, ['acme', '_acme'], 'exe', { version: '1.1' })
    acme('init', '1')
    const stub = page['acme'] as { queue: unknown[]; version: string; exe?: unknown }
    expect([stub.queue, stub.version, page['_acme'] === stub]).toEqual([[['init', '1']], '1.1', true])
    const taken: unknown[] = []
    stub.exe = (...call: unknown[]) => taken.push(call)
    acme('track', 'a')
    // Another script has the name now; this one's handler still gets the calls.
    page['acme'] = () => taken.push('foreign')
    acme('track', 'b')
    expect(taken).toEqual([
      ['track', 'a'],
      ['track', 'b'],
    ])
  })
  it('calls what the script has put in the stub’s place; the stub where that is no function', () => {
    const acme = commandStub(context, 'acme', 'exe')
    const stub = page['acme'] as { queue: unknown[] }
    const taken: unknown[] = []
    page['acme'] = (...call: unknown[]) => taken.push(call)
    acme('a')
    page['acme'] = null
    acme('b')
    expect([taken, stub.queue]).toEqual([[['a']], [['b']]])
  })
})

describe('methodStub', () => {
  const create = () =>
    methodStub(context, 'acme', {
      nameVariable: 'AcmeObject',
      methods: ['page', 'track'],
      ids: ['A', 'B'],
      scriptUrl: 'https://acme.example/x.js',
      loadOptions: { limited: true },
    })
  interface Stub extends Array<unknown> {
    track: (...given: unknown[]) => unknown
    instance: (id: string) => unknown[] & { track: (...given: unknown[]) => unknown }
    _i: Record<string, { _u: string }>
    _o: Record<string, unknown>
  }
  it('tells the script its pixels, and queues the calls for all or for one', () => {
    const call = create()
    call('page')
    call('instance', 'B', 'track', 'x', { a: 1 })
    const stub = page['acme'] as Stub
    expect(page['AcmeObject']).toBe('acme')
    expect([...stub]).toEqual([['page']])
    expect([...stub.instance('B')]).toEqual([['track', 'x', { a: 1 }]])
    expect([...stub.instance('A')]).toEqual([])
    expect(Object.entries(stub._i).map(([id, { _u }]) => [id, _u])).toEqual([
      ['A', 'https://acme.example/x.js'],
      ['B', 'https://acme.example/x.js'],
    ])
    expect(stub._o).toEqual({ A: { limited: true }, B: { limited: true } })
  })
  it('calls the methods that the script has replaced, or those of the object that it has put there', () => {
    const call = create()
    const stub = page['acme'] as Stub
    const taken: unknown[] = []
    const track = (...given: unknown[]) => taken.push(given)
    page['acme'] = {
      track,
      instance: (id: string) => ({ track: (...given: unknown[]) => track(id, ...given) }),
    }
    call('track', 'a')
    call('instance', 'B', 'track', 'b')
    stub.track = (...given) => taken.push(['own', ...given])
    call('track', 'c')
    page['acme'] = undefined
    call('instance', 'A', 'track', 'd')
    expect(taken).toEqual([['a'], ['B', 'b'], ['own', 'c']])
    expect([...stub.instance('A')]).toEqual([['track', 'd']])
  })
})

describe('layerStub', () => {
  it('adds calls as arguments to the list', () => {
    const acme = layerStub(context, 'acme', 'acmeLayer')
    acme('event', 'x', { a: 1 })
    const [call] = page['acmeLayer'] as unknown[]
    expect(Object.prototype.toString.call(call)).toBe('[object Arguments]')
    expect(Array.from(call as ArrayLike<unknown>)).toEqual(['event', 'x', { a: 1 }])
  })
  it('adds them to what the script has put in the list’s place; to its own list where that is none', () => {
    const acme = layerStub(context, 'acme', 'acmeLayer')
    const own = page['acmeLayer'] as unknown[]
    const taken: unknown[] = []
    page['acmeLayer'] = { push: (call: ArrayLike<unknown>) => taken.push(...Array.from(call)) }
    acme('a')
    page['acmeLayer'] = null
    acme('b')
    expect([taken, own.length]).toEqual([['a'], 1])
  })
})
