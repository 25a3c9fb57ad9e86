import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { trackingDestinations } from '../contracts/tracking.ts'
import { defineEvent } from '../event.ts'
import { type Activate, definePlugin, plugin } from '../plugin.ts'
import { defineExtensionPoint, defineSlot, contribute } from '../points.ts'
import { usePluginContext, useServices, useTranslation } from '../react/hooks.ts'
import { defineEndpoint, HTTP, HttpError } from '../services/http.ts'
import { NAVIGATION } from '../services/navigation.ts'
import { SESSION } from '../services/session.ts'
import { defineStorageKey } from '../services/storage.ts'
import { token } from '../token.ts'
import { fakeHttp } from './fake-http.ts'
import { fakeLogger } from './fake-logger.ts'
import { fakeNavigation } from './fake-navigation.ts'
import { fakeOverlays } from './fake-overlays.ts'
import { fakeSession, testMember } from './fake-session.ts'
import { fakeSite } from './fake-site.ts'
import { fakeStorage } from './fake-storage.ts'
import { testPlugin } from './test-plugin.ts'

const schema = v.object({ pixelId: v.string(), label: v.optional(v.string(), 'none') })
const bought = defineEvent<{ readonly sum: number }>({ id: 'test.bought' })
const pinged = defineEvent<string>({ id: 'test.pinged' })
const words = defineExtensionPoint<string>({ id: 'test.words', cardinality: 'many' })
const top = defineSlot<{ readonly width: number }>('test.top')
const SUMS = token<{ readonly sum: number }>('test.sums')

const manifest = definePlugin({
  id: 'test.pixel',
  version: '1.0.0',
  sdk: '^1',
  title: 'Pixel',
  requires: { session: SESSION },
  optional: { navigation: NAVIGATION },
  provides: { sums: SUMS },
  contributes: [
    contribute(words, 'last', { order: 5 }),
    contribute(top, { component: 'Badge' }),
    words,
    trackingDestinations,
  ],
  settings: () => Promise.resolve({ default: schema }),
})
const Badge = ({ width }: { readonly width: number }) => {
  const t = useTranslation<string>()
  const { session } = useServices<typeof manifest>()
  const { settings } = usePluginContext<typeof manifest>()
  return (
    <p>{`${t('hello', { name: session.current.get()?.userName ?? '' })} ${settings.pixelId} ${width}`}</p>
  )
}
const activate: Activate<typeof manifest> = (context, { session, navigation }) => {
  context.contribute(words, 'first')
  context.on(bought, ({ sum }) => context.emit(pinged, `${sum} ${session.current.get()?.id}`))
  context.interval(() => context.emit(pinged, 'tick'), 1000)
  context.global('vendorQueue', [])
  context.mount(document.createElement('aside'))
  navigation?.navigate('/m/home')
  return { sums: { sum: 3 } }
}
const pixel = plugin(manifest, () => ({ activate, Badge }))
const given = { services: { [SESSION]: fakeSession(testMember()) }, settings: { pixelId: '77' } }

const small = { id: 'test.small', version: '1.0.0', sdk: '^1', title: 'Small' } as const

describe('testPlugin', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('records what the plugin contributes, emits and provides', async () => {
    const navigation = fakeNavigation()
    const test = await testPlugin(pixel, {
      ...given,
      services: { ...given.services, [NAVIGATION]: navigation },
    })
    expect(test.contributions(words)).toEqual(['first', 'last'])
    expect(test.provided).toEqual({ sums: { sum: 3 } })
    expect(test.context.settings).toEqual({ pixelId: '77', label: 'none' })
    expect(navigation.went).toEqual([{ to: '/m/home', replace: false }])
    test.emit(bought, { sum: 5 })
    vi.advanceTimersByTime(2000)
    expect(test.emitted(pinged)).toEqual(['5 1001', 'tick', 'tick'])
    await test.dispose()
  })

  it('undoes everything and reports what is left', async () => {
    const test = await testPlugin(pixel, given)
    expect(document.querySelector('aside')).not.toBeNull()
    expect(await test.dispose()).toEqual({ nodes: [], globals: [], errors: [] })
    expect(document.querySelector('aside')).toBeNull()
    vi.advanceTimersByTime(5000)
    expect(test.emitted(pinged)).toEqual([])
    expect(() => test.context.defer(() => {})).toThrow('PL-CLOSED')
  })

  it('names nodes, globals and errors that remain', async () => {
    const messy = plugin(definePlugin({ id: 'test.messy', version: '1', sdk: '^1', title: 'Messy' }), () => ({
      activate: (context) => {
        document.head.append(Object.assign(document.createElement('meta'), { id: 'stray' }))
        Object.assign(globalThis, { strayGlobal: 1 })
        context.defer(() => {
          throw new Error('cannot undo')
        })
      },
    }))
    const left = await (await testPlugin(messy)).dispose()
    expect(left.nodes).toEqual(['added meta[id=stray]'])
    expect(left.globals).toEqual(['strayGlobal'])
    expect(left.errors).toHaveLength(1)
    document.getElementById('stray')?.remove()
    Reflect.deleteProperty(globalThis, 'strayGlobal')
  })

  it('refuses a missing service, bad settings and a missing provided service', async () => {
    await expect(testPlugin(pixel, { settings: { pixelId: '1' } })).rejects.toThrow('TE-SERVICE')
    await expect(testPlugin(pixel, { ...given, settings: {} })).rejects.toThrow('TE-SETTINGS')
    const silent = { manifest, load: () => ({ activate: () => {}, Badge: () => null }) }
    await expect(testPlugin(silent, given)).rejects.toThrow('PL-PROVIDES')
  })

  it('refuses what is no module, and a named component that is none, as the site does', async () => {
    const none = { manifest, load: () => 5 as never }
    await expect(testPlugin(none, given)).rejects.toThrow('PL-MODULE')
    const odd = { manifest, load: () => ({ activate: () => ({ sums: { sum: 1 } }), Badge: 42 as never }) }
    await expect(testPlugin(odd, given)).rejects.toThrow('PL-MODULE')
  })

  it('refuses a plugin that provides a token of the kernel', async () => {
    const rival = plugin(definePlugin({ ...small, provides: { http: HTTP } }), () => ({
      activate: () => ({ http: fakeHttp() }),
    }))
    await expect(testPlugin(rival)).rejects.toThrow('PL-PROVIDER')
    await expect(testPlugin(rival, { services: { [HTTP]: fakeHttp() } })).rejects.toThrow('PL-PROVIDER')
  })

  it('[KN-09] refuses a foreign plugin that replaces another, unless its entry says so', async () => {
    const rival = plugin(definePlugin({ ...small, replaces: ['site.chrome'] }), () => ({}))
    await expect(testPlugin(rival, { entry: {} })).rejects.toThrow('PL-REPLACES')
    await (await testPlugin(rival, { entry: { replaces: ['site.chrome'] } })).dispose()
    await (await testPlugin(rival)).dispose()
  })

  it('renders a component with services, settings and texts', async () => {
    const test = await testPlugin(pixel, { ...given, texts: { hello: 'Hi {{name}}' } })
    render(test.element('Badge', { width: 4 }))
    expect(screen.getByText('Hi player1 77 4')).toBeTruthy()
    await test.dispose()
  })

  it('loads scripts through the test and removes them', async () => {
    const asked: string[] = []
    const scripted = plugin(definePlugin({ id: 'test.script', version: '1', sdk: '^1', title: 'S' }), () => ({
      activate: (context) => context.script('https://vendor.example/v.js', { retries: 1 }),
    }))
    const test = await testPlugin(scripted, { loadScript: (url) => asked.push(url) })
    expect(asked).toEqual(['https://vendor.example/v.js'])
    expect(test.scripts).toHaveLength(1)
    await test.dispose()
    expect(test.scripts).toHaveLength(0)
    const blocked = testPlugin(scripted, { loadScript: () => Promise.reject(new Error('blocked')) })
    await expect(blocked).rejects.toThrow('blocked')
  })
})

describe('fakes', () => {
  it('http answers by endpoint id and records the calls', async () => {
    const response = v.object({ ok: v.boolean() })
    const read = defineEndpoint()({ id: 'a.read', method: 'GET', path: '/wps/a', auth: 'none', response })
    const write = defineEndpoint<{ n: number }>()({
      id: 'a.write',
      method: 'POST',
      path: '/wps/a',
      auth: 'none',
      response,
    })
    const http = fakeHttp({
      'a.read': { ok: true },
      'a.write': ({ body }: { body: unknown }) =>
        new HttpError('HT-REFUSED', JSON.stringify(body), 'a.write'),
    })
    expect(await http.call(read, { query: { page: 1 } })).toEqual({ ok: true })
    await expect(http.call(write, { body: { n: 2 } })).rejects.toThrow('HT-REFUSED: {"n":2}')
    expect(http.callsOf('a.read')).toEqual([{ endpoint: 'a.read', query: { page: 1 }, body: undefined }])
    await expect(fakeHttp().call(read)).rejects.toThrow('HT-NETWORK')
  })

  it('session, overlays, site, storage and logger record their use', async () => {
    const session = fakeSession()
    session.end('logout')
    session.start(testMember({ id: '7' }))
    session.end('expired')
    expect([session.ended, session.current.get()]).toEqual([['expired'], undefined])

    const overlays = fakeOverlays(false)
    expect(await overlays.confirm({ message: 'sure?' })).toBe(false)
    const opened = overlays.open<number>(() => null, { label: 'pick' })
    overlays.opened[0]?.close(4)
    expect(await opened.closed).toBe(4)

    const site = fakeSite({ status: 'pending' })
    expect(site.state.get()).toBe('pending')
    site.arrive({ switches: { CBS3: true } })
    expect([site.state.get(), site.switches.get()]).toEqual(['ready', { CBS3: true }])

    const COUNT = defineStorageKey({
      name: 'n',
      area: 'local',
      parse: (x) => (typeof x === 'number' ? x : undefined),
    })
    const storage = fakeStorage({ n: 'not json' })
    expect(storage.get(COUNT)).toBeUndefined()
    storage.set(COUNT, 3)
    expect([storage.get(COUNT), storage.stored.get('n')]).toEqual([3, '3'])

    const logger = fakeLogger()
    logger.error('boom')
    expect(logger.errors).toEqual(['boom'])
  })
})
