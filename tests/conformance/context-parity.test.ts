import { type Context, type Interceptor } from '@foyer/sdk'
import { fakeLogger, fakeStorage, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePorts, factsWith, makeHost } from '../../kernel/host/testing/test-host.ts'
import { bare, type LooseContext } from './break-plugin.ts'
import { ping, type Script, SCRIPTS, SERVICE, words } from './context-scripts.ts'

const manifest = { contributes: [words], requires: { service: SERVICE }, activate: 'start' }
const SETTINGS = { size: 3 }
const BAKED = { from: 'the page' }

/** The network of a script: it comes, or is blocked, when the script says so. */
function network() {
  const waiting: { resolve(value: Element): void; reject(error: unknown): void }[] = []
  return {
    load: () => new Promise<Element>((resolve, reject) => void waiting.push({ resolve, reject })),
    arrive: () => {
      const element = document.createElement('script')
      for (const each of waiting.splice(0)) {
        document.head.append(element)
        each.resolve(element)
      }
    },
    block: () => {
      const error = Object.assign(new Error('blocked'), { code: 'SC-BLOCKED' })
      for (const each of waiting.splice(0)) each.reject(error)
    },
  }
}

/** Plays a script to the kernel's own context. */
async function playKernel(script: Script): Promise<readonly string[]> {
  const notes: string[] = []
  const interceptors: Interceptor[] = []
  const { load, ...net } = network()
  let context: LooseContext | undefined
  const { host, bus, errors } = makeHost(
    [bare((given) => void (context = given), { ...manifest, when: { op: 'switch', key: 'A' } })],
    {
      facts: { ...factsWith('A'), setting: { 'broken.plugin': SETTINGS } },
      ports: fakePorts({
        script: load,
        storage: fakeStorage(),
        baked: () => BAKED,
        intercept(interceptor) {
          interceptors.push(interceptor)
          return () => void interceptors.splice(interceptors.indexOf(interceptor), 1)
        },
      }),
    },
  )
  host.provide(SERVICE, 'a service')
  await host.start()
  if (!context) throw new Error('the host did not start the plugin')
  const stop = (): Promise<void> => host.update(factsWith())
  await script({
    context,
    note: (line) => notes.push(line),
    outside: {
      words: () => host.values(words).get(),
      emit: (value) => bus.emit(ping, value),
      interceptors: () => interceptors,
      scripts: () => document.querySelectorAll('script').length,
      ...net,
      errors: () => errors.length,
      stop,
    },
  })
  await stop()
  return notes
}

/** Plays it to the recording context. */
async function playRecording(script: Script): Promise<readonly string[]> {
  const notes: string[] = []
  const { load, ...net } = network()
  const logger = fakeLogger()
  let context: LooseContext | undefined
  const test = await testPlugin(
    bare((given) => void (context = given), manifest),
    {
      services: { [SERVICE]: 'a service' },
      settings: SETTINGS,
      baked: BAKED,
      logger,
      loadScript: load,
    },
  )
  if (!context) throw new Error('the plugin did not start')
  let undone: readonly unknown[] = []
  const stop = async (): Promise<void> => void (undone = [...undone, ...(await test.dispose()).errors])
  await script({
    context,
    note: (line) => notes.push(line),
    outside: {
      words: () => test.contributions(words),
      emit: (value) => test.emit(ping, value),
      interceptors: () => test.interceptors,
      scripts: () => test.scripts.length,
      ...net,
      errors: () => logger.errors.length + undone.length,
      stop,
    },
  })
  await stop()
  return notes
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('the recording context and the kernel’s', () => {
  it.each(Object.entries(SCRIPTS))('[SD-02] are alike in: %s', async (_, script) => {
    const recorded = await playRecording(script)
    document.head.replaceChildren()
    expect(recorded).toEqual(await playKernel(script))
    expect(recorded.length).toBeGreaterThan(0)
  })
  it('[SD-02] have the same parts', async () => {
    const scripted: string[] = []
    const all: Script = ({ context }) => {
      for (let at: object = context; at !== Object.prototype; at = Object.getPrototypeOf(at) as object) {
        scripted.push(...Object.getOwnPropertyNames(at))
      }
    }
    await playKernel(all)
    const ofKernel = new Set(scripted.splice(0))
    await playRecording(all)
    const ofRecording = new Set(scripted)
    const parts = [
      'id', 'signal', 'settings', 'settingsReady', 'logger', 'baked', 'container', 'contribute', 'contributions', 'on',
      'emit', 'intercept', 'timeout', 'interval', 'script', 'mount', 'storage', 'global', 'defer',
    ] as const satisfies readonly (keyof Context)[] // prettier-ignore
    // a part that this list lacks does not compile
    const none: Record<Exclude<keyof Context, (typeof parts)[number]>, never> = {}
    expect(none).toEqual({})
    for (const part of parts)
      expect([part, ofKernel.has(part), ofRecording.has(part)]).toEqual([part, true, true])
  })
})
