import { defineEvent, defineExtensionPoint, type Interceptor, token } from '@foyer/sdk'
import { vi } from 'vitest'
import type { LooseContext } from './break-plugin.ts'

export const ping = defineEvent<number>({ id: 'parity.ping' })
const kept = defineEvent<number>({ id: 'parity.kept', keep: true })
export const words = defineExtensionPoint<{ readonly key: string }>({
  id: 'parity.words',
  cardinality: 'keyed',
})
const others = defineExtensionPoint<string>({ id: 'parity.others', cardinality: 'many' })
export const SERVICE = token<string>('parity.service')

/** One of the two contexts, as a script sees it, and the strings that the outside may pull. */
export interface Stage {
  readonly context: LooseContext
  readonly note: (line: string) => void
  /** What the rest of the site would see now. */
  readonly outside: {
    words(): readonly unknown[]
    emit(value: number): void
    interceptors(): readonly Interceptor[]
    /** Scripts asked for, and not undone. */
    scripts(): number
    arrive(): void
    block(): void
    /** How many errors have been told, to the log or the host. */
    errors(): number
    stop(): Promise<void>
  }
}
export type Script = (stage: Stage) => void | Promise<void>

const tryTo = (note: Stage['note'], name: string, run: () => unknown): void => {
  try {
    run()
    note(`${name}: fine`)
  } catch (error) {
    note(`${name}: ${codeOf(error)}`)
  }
}
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error)

/** What a script does through a context, and what came of it. Each is played to both contexts, and must read the same. */
export const SCRIPTS: Readonly<Record<string, Script>> = {
  contributions({ context, note, outside }) {
    const off = context.contribute(words, { key: 'a' })
    context.contribute(words, { key: 'b' })
    tryTo(note, 'the same key', () => context.contribute(words, { key: 'a' }))
    tryTo(note, 'no key', () => context.contribute(words, {}))
    tryTo(note, 'undeclared', () => context.contribute(others, 'x'))
    note(JSON.stringify(outside.words()))
    off()
    off()
    note(JSON.stringify(outside.words()))
    tryTo(note, 'the key is free again', () => context.contribute(words, { key: 'a' }))
  },
  events({ context, note, outside }) {
    context.on(ping, (value) => note(`heard ${value}`))
    context.on(ping, () => {
      throw new Error('handler')
    })
    const off = context.on(ping, (value) => note(`also ${value}`))
    outside.emit(1)
    context.emit(ping, 2)
    void off()
    outside.emit(3)
    note(`errors ${outside.errors()}`)
  },
  'events that are kept'({ context, note }) {
    context.emit(kept, 1)
    context.emit(kept, 2)
    context.on(kept, (value) => note(`first heard ${value}`))
    context.on(kept, (value) => note(`second heard ${value}`))
    context.emit(kept, 3)
  },
  async timers({ context, note, outside }) {
    context.timeout(() => note('timeout'), 100)
    context.interval(() => note('interval'), 60)
    void context.timeout(() => note('never'), 50)()
    context.timeout(() => {
      throw new Error('timer')
    }, 70)
    await vi.advanceTimersByTimeAsync(200)
    note(`errors ${outside.errors()}`)
  },
  async 'a script that comes'({ context, note, outside }) {
    const loading = context.script('https://vendor.example/a.js')
    loading.then(
      () => note('there'),
      (error: unknown) => note(codeOf(error)),
    )
    outside.arrive()
    await vi.advanceTimersByTimeAsync(0)
    note(`scripts ${outside.scripts()}`)
  },
  async 'a script that is blocked'({ context, note, outside }) {
    context.script('https://vendor.example/a.js').then(
      () => note('there'),
      (error: unknown) => note(codeOf(error)),
    )
    outside.block()
    await vi.advanceTimersByTimeAsync(0)
    note(`scripts ${outside.scripts()}`)
  },
  async 'a script that comes after the stop'({ context, note, outside }) {
    context.script('https://vendor.example/a.js').then(
      () => note('there'),
      () => note('rejects'),
    )
    await outside.stop()
    outside.arrive()
    await vi.advanceTimersByTimeAsync(0)
    note(`scripts ${outside.scripts()}`)
  },
  async 'nodes and fragments'({ context, note, outside }) {
    const fragment = document.createDocumentFragment()
    fragment.append(document.createElement('nav'), document.createElement('main'))
    context.mount(fragment)
    const off = context.mount(document.createElement('aside'), document.head)
    note(`${document.querySelectorAll('nav, main').length} ${document.head.querySelectorAll('aside').length}`)
    void off()
    await outside.stop()
    note(`${document.querySelectorAll('nav, main, aside').length}`)
  },
  async globals({ context, note, outside }) {
    Object.assign(globalThis, { parityBefore: 'kept' })
    context.global('parityBefore', 'mine')
    context.global('parityNew', 'mine')
    note(`${String(Reflect.get(globalThis, 'parityBefore'))} ${String(Reflect.get(globalThis, 'parityNew'))}`)
    await outside.stop()
    note(`${String(Reflect.get(globalThis, 'parityBefore'))} ${'parityNew' in globalThis}`)
    Reflect.deleteProperty(globalThis, 'parityBefore')
  },
  interceptors({ context, note, outside }) {
    const view = { endpoint: 'x', method: 'GET', query: {}, body: undefined } as const
    const off = context.intercept({
      request: ({ query }) => ({ ...query, seen: true }),
      response() {
        throw new Error('interceptor')
      },
    })
    const [installed] = outside.interceptors()
    note(JSON.stringify(installed?.request?.(view)))
    tryTo(note, 'one that throws', () => installed?.response?.(view, {}))
    note(`errors ${outside.errors()}`)
    void off()
    note(`interceptors ${outside.interceptors().length}`)
  },
  async 'undos, last first, to the end'({ context, note, outside }) {
    context.defer(() => note('first'))
    context.defer(() => {
      throw new Error('undo')
    })
    context.defer(async () => {
      await Promise.resolve()
      note('asynchronous')
    })
    const off = context.defer(() => note('by hand'))
    void off()
    void off()
    await outside.stop()
    note(`errors ${outside.errors()}`)
  },
  async 'an undo that never settles'({ context, note, outside }) {
    context.defer(() => note('the rest'))
    context.defer(() => new Promise(() => {}))
    const stopping = outside.stop()
    await vi.advanceTimersByTimeAsync(15_000)
    await stopping
    note(`errors ${outside.errors()}`)
  },
  async 'the signal, and the container last'({ context, note, outside }) {
    const { signal, container } = context
    signal.addEventListener('abort', () => note('aborted'))
    note(`${signal.aborted} ${container.resolve<string>(SERVICE)}`)
    tryTo(note, 'a token of somebody else', () => container.resolve('parity.unknown'))
    context.defer(() => note('undone'))
    await outside.stop()
    note(String(context.signal.aborted))
    tryTo(note, 'the container after', () => container.resolve(SERVICE) && undefined)
  },
  async 'nothing after the stop'({ context, note, outside }) {
    context.on(ping, () => note('heard'))
    await outside.stop()
    outside.emit(1)
    const calls: Readonly<Record<string, (given: LooseContext) => unknown>> = {
      contribute: (given) => given.contribute(words, { key: 'z' }),
      contributions: (given) => given.contributions(words),
      on: (given) => given.on(ping, () => {}),
      emit: (given) => given.emit(ping, 1),
      intercept: (given) => given.intercept({}),
      timeout: (given) => given.timeout(() => {}, 1),
      interval: (given) => given.interval(() => {}, 1),
      mount: (given) => given.mount(document.createElement('p')),
      global: (given) => given.global('parityLate', 1),
      defer: (given) => given.defer(() => {}),
      storage: (given) => given.storage,
      container: (given) => given.container,
    }
    for (const [name, call] of Object.entries(calls)) tryTo(note, name, () => call(context))
    await context.script('https://vendor.example/late.js').catch((error: unknown) => note(codeOf(error)))
  },
  'settings, storage and what was baked'({ context, note }) {
    const key = { name: 'broken.plugin.n', area: 'local', format: 'json', parse: Number } as never
    context.storage.set(key, 5 as never)
    note(JSON.stringify([context.id, context.settings, context.baked, context.storage.get(key)]))
    context.storage.remove(key)
    note(String(context.storage.get(key)))
  },
}
