import { collectGarbage } from '../../../../tests/collect-garbage.ts'
import { defineEvent, HttpError, type Interceptor, switchOn } from '@foyer/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  chain,
  factsWith,
  fakePorts,
  make,
  startHost,
  type HostTestContext,
  valuesAt,
} from '../../testing/test-host.ts'

const ping = defineEvent<number>({ id: 'e.ping' })
const words = { id: 'p.words', cardinality: 'many', startsAt: 'demand' } as never

/** Runs a plugin that is on while switch A is. */
const run = (
  activate: (context: HostTestContext) => unknown,
  options: Parameters<typeof startHost>[1] = {},
) => {
  const made = startHost([make('a.one', activate, { when: switchOn('A'), contributes: [words] })], {
    facts: factsWith('A'),
    ...options,
  })
  return { ...made, stop: () => made.host.update(factsWith()) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a plugin’s context', () => {
  it('[KN-02a] [RO-13] a switch that goes off undoes timers, handlers, nodes, globals, scripts and interceptors', async () => {
    const heard: string[] = []
    const interceptors = new Set<Interceptor>()
    const script = document.createElement('script')
    const { stop, bus } = run(
      (context) => {
        Object.assign(globalThis, { before: 'kept' })
        context.on(ping, (n) => heard.push(`ping ${n}`))
        context.timeout(() => heard.push('timeout'), 1000)
        context.interval(() => heard.push('interval'), 400)
        context.mount(document.createElement('aside'))
        const fragment = document.createDocumentFragment()
        fragment.append(document.createElement('nav'), 'text')
        context.mount(fragment, document.head)
        context.global('before', 'mine')
        context.global('fresh', 'mine')
        context.intercept({ failure: () => heard.push('failure') })
        return context.script('https://vendor.example/x.js')
      },
      {
        ports: fakePorts({
          intercept: (interceptor) => {
            interceptors.add(interceptor)
            return () => void interceptors.delete(interceptor)
          },
          script: () => {
            document.head.append(script)
            return Promise.resolve(script)
          },
        }),
      },
    )
    await vi.advanceTimersByTimeAsync(900)
    bus.emit(ping, 1)
    expect(heard.splice(0)).toEqual(['interval', 'interval', 'ping 1'])
    expect(document.querySelectorAll('aside, nav, script')).toHaveLength(3)
    expect([Reflect.get(globalThis, 'before'), Reflect.get(globalThis, 'fresh')]).toEqual(['mine', 'mine'])
    expect(interceptors.size).toBe(1)

    await stop()
    await vi.advanceTimersByTimeAsync(5000)
    bus.emit(ping, 2)
    expect(heard).toEqual([])
    expect(document.querySelectorAll('aside, nav, script')).toHaveLength(0)
    expect([Reflect.get(globalThis, 'before'), 'fresh' in globalThis]).toEqual(['kept', false])
    expect([interceptors.size, document.head.textContent]).toEqual([0, ''])
    Reflect.deleteProperty(globalThis, 'before')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[KN-02a] each call has its own disposer, which works once', async () => {
    const log: string[] = []
    const { stop } = run((context) => {
      const undo = context.defer(() => void log.push('undone'))
      context.on(ping, () => log.push('heard'))()
      void undo()
      void undo()
      context.interval(() => log.push('tick'), 10)()
    })
    await vi.advanceTimersByTimeAsync(100)
    await stop()
    expect(log).toEqual(['undone'])
  })

  it('throws from every call once the plugin has been stopped', async () => {
    let context: HostTestContext | undefined
    const { stop } = run((given) => void (context = given))
    await stop()
    const calls: ((given: HostTestContext) => unknown)[] = [
      (c) => c.contribute(words, 'x'),
      (c) => c.contributions(words),
      (c) => c.on(ping, () => {}),
      (c) => c.emit(ping, 1),
      (c) => c.intercept({}),
      (c) => c.timeout(() => {}, 1),
      (c) => c.interval(() => {}, 1),
      (c) => c.mount(document.createElement('p')),
      (c) => c.global('x', 1),
      (c) => c.defer(() => {}),
      (c) => c.storage,
    ]
    for (const call of calls) expect(() => context && call(context)).toThrow('PL-CLOSED')
    await expect(context?.script('https://x.example/')).rejects.toThrow('PL-CLOSED')
    expect(context?.signal.aborted).toBe(true)
    expect(document.querySelector('p')).toBeNull()
  })

  it('a handler is not called for an event in progress when its plugin stops', () => {
    const heard: string[] = []
    const { host, bus } = startHost(
      [
        make('a.stopper', (context) => void context.on(ping, () => void host.update(factsWith()))),
        make('a.stopped', (context) => void context.on(ping, () => heard.push('late')), {
          when: switchOn('A'),
        }),
      ],
      { facts: factsWith('A') },
    )
    bus.emit(ping, 1)
    expect([host.state('a.stopped'), heard]).toEqual(['off', []])
  })

  it('[KN-06] an interceptor that throws does not affect the call', () => {
    let installed: Interceptor = {}
    const view = { endpoint: 'x', method: 'GET', query: {}, body: undefined } as const
    const { errors } = run(
      (context) => {
        context.intercept({
          request: (call) => ({ ...call.query, seen: true }),
          response: () => {
            throw new Error('x')
          },
        })
      },
      { ports: fakePorts({ intercept: (interceptor) => ((installed = interceptor), () => {}) }) },
    )
    expect(installed.request?.(view)).toEqual({ seen: true })
    expect(() => installed.response?.(view, {})).not.toThrow()
    expect(installed.failure?.(view, new HttpError('HT-NETWORK', 'x', 'x'))).toBeUndefined()
    expect(errors.map(({ phase }) => phase)).toEqual(['intercept'])
  })

  it('a script that loads after the stop is removed, and its promise rejects', async () => {
    let arrive: (element: Element) => void = () => {}
    let loading: Promise<void> = Promise.resolve()
    const { stop } = run(
      (context) => {
        loading = context.script('https://vendor.example/x.js')
      },
      { ports: fakePorts({ script: () => new Promise((resolve) => (arrive = resolve)) }) },
    )
    await stop()
    const script = document.createElement('script')
    document.head.append(script)
    arrive(script)
    await expect(loading).rejects.toThrow('PL-CLOSED')
    expect(document.querySelector('script')).toBeNull()
  })

  it('provides settings, storage, logger and baked data', () => {
    const ports = fakePorts({ baked: (plugin) => ({ for: plugin }) })
    const settings = { 'a.one': { size: 3 } }
    const seen: unknown[] = []
    run(
      (context) =>
        void seen.push(context.settings, context.baked, context.storage === ports.storage, context.id),
      {
        ports,
        facts: { ...factsWith('A'), setting: settings },
      },
    )
    expect(seen).toEqual([{ size: 3 }, { for: 'a.one' }, true, 'a.one'])
  })
})

/** Bytes in use: the least of a few collections, since what waits to be finalized goes with a later one. */
async function heapInUse(): Promise<number> {
  const found: number[] = []
  while (found.length < 5) {
    await collectGarbage()
    found.push(process.memoryUsage().heapUsed)
  }
  return Math.min(...found)
}

describe('toggled 1,000 times', () => {
  it('[KN-02a] nothing is left: no contribution, handler, timer, node or growing heap', async () => {
    vi.useRealTimers()
    // The tests' document itself keeps some bytes for each element that was ever in it, so the heap is measured without.
    let mounts = true
    const plugins = Array.from({ length: 20 }, (_, n) =>
      make(
        `a.p${n}`,
        (context) => {
          context.contribute(words, n)
          context.on(ping, () => {})
          context.timeout(() => {}, 1e6)
          context.interval(() => {}, 1e6)
          if (mounts) context.mount(document.createElement('i'))
          context.global(`toggled${n}`, 1)
          void context.signal
        },
        { when: switchOn('A'), contributes: [words] },
      ),
    )
    const log: string[] = []
    const { host, errors, states } = startHost([...plugins, ...chain(5, log)])
    const toggle = async (times: number) => {
      for (let n = 0; n < times; n++) {
        await host.update(factsWith('A'))
        await host.update(factsWith())
        // The test's own notes, which would grow.
        states.length = log.length = 0
      }
    }
    await toggle(100)
    mounts = false
    const before = await heapInUse()
    await toggle(1000)
    const grown = (await heapInUse()) - before
    mounts = true
    await toggle(1000)
    expect(valuesAt(host, words).get()).toEqual([])
    expect(document.querySelectorAll('i')).toHaveLength(0)
    expect(Object.keys(globalThis).filter((name) => name.startsWith('toggled'))).toEqual([])
    expect(errors).toEqual([])
    // About 250,000 without a leak; one small array for each plugin and round is 1,900,000.
    expect(grown).toBeLessThan(1_000_000)
  })
})
