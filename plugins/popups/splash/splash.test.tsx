import { DEVICE, NAVIGATION, SITE } from '@foyer/sdk'
import {
  describeConformance,
  fakeDevice,
  fakeNavigation,
  fakeSite,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frameTop, logo } from '../../site/contract.ts'
import { options } from './conformance.ts'
import { FADE_MS, LATEST_PAGE_AGE_MS, SHOWN_MS } from './constants.ts'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

/** What the page asked for, and how it answers: `load`, `error`, or never. */
const asked: { readonly src: string; readonly priority: string }[] = []
let answer: 'load' | 'error' | undefined
class FakeImage extends EventTarget {
  fetchPriority = 'auto'
  set src(src: string) {
    asked.push({ src, priority: this.fetchPriority })
    if (answer) queueMicrotask(() => this.dispatchEvent(new Event(answer ?? '')))
  }
}
let reduced = false

beforeEach(() => {
  asked.length = 0
  answer = 'load'
  reduced = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('Image', FakeImage)
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface World {
  readonly settings?: Readonly<Record<string, unknown>>
  readonly stored?: Readonly<Record<string, string>>
  readonly path?: string
  readonly logo?: string
}
async function start({ settings, stored = {}, path = '/m/home', logo: own }: World = {}) {
  const storage = fakeStorage(stored)
  const navigation = fakeNavigation(path)
  const test = await testPlugin(plugin, {
    services: { [DEVICE]: fakeDevice(), [NAVIGATION]: navigation, [SITE]: fakeSite() },
    settings: { enabled: true, ...settings },
    storage,
  })
  if (own) test.contributeOthers(logo, [own])
  await vi.dynamicImportSettled()
  const shown = () => test.contributions(frameTop)
  const show = () => {
    const [Splash] = shown() as unknown as readonly FunctionComponent[]
    if (!Splash) throw new Error('no splash')
    return render(<Splash />)
  }
  return { test, storage, navigation, shown, show }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the splash', () => {
  it('[ST-25] shows the merchant’s picture for its time, and stores that it was shown', async () => {
    const { shown, show, storage } = await start({ settings: { image: '/cdn/tet.png' } })
    expect(asked).toEqual([{ src: 'https://img.test/cdn/tet.png', priority: 'low' }])
    const { container } = show()
    expect(container.querySelector('img')?.src).toBe('https://img.test/cdn/tet.png')
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    expect(Object.fromEntries(storage.stored)).toEqual({ 'popups.splash.closed': 'true' })
    await pass(SHOWN_MS)
    expect(shown()).toHaveLength(1)
    await pass(FADE_MS)
    expect(shown()).toEqual([])
  })

  it('[ST-25] is shown once in a session', async () => {
    const { storage } = await start()
    const again = await start({ stored: Object.fromEntries(storage.stored) })
    expect([asked.length, again.shown()]).toEqual([1, []])
  })

  it('shows the brand’s logo without a picture', async () => {
    await start()
    expect(asked.map(({ src }) => src)).toEqual(['/m/brand/test/logo.svg'])
  })

  it.each(['pointerDown', 'keyDown', 'wheel', 'touchMove'] as const)(
    'ends at once with %s',
    async (input) => {
      const { shown, show } = await start()
      show()
      act(() => void fireEvent[input](document.body))
      await pass(FADE_MS)
      expect(shown()).toEqual([])
    },
  )

  it('ends when the player goes to another screen', async () => {
    const { shown, navigation } = await start()
    expect(shown()).toHaveLength(1)
    navigation.navigate('/m/game')
    expect(shown()).toEqual([])
  })

  it.each<[string, string, 'load' | 'error']>([
    ['does not load', '/cdn/tet.png', 'error'],
    ['is not an https one', 'http://img.example/tet.png', 'load'],
  ])('[SE-03a] a picture that %s is reported, and no splash shown', async (_case, image, result) => {
    answer = result
    const { test, shown, storage } = await start({ settings: { image } })
    expect([shown(), storage.stored.size]).toEqual([[], 0])
    expect(test.logger.entries.map(({ subject }) => String(subject))).toEqual([
      'SP-PICTURE: the picture of the splash does not load',
    ])
  })

  it('a picture that comes late is not shown', async () => {
    answer = undefined
    const { test, shown } = await start()
    await pass(LATEST_PAGE_AGE_MS + 1)
    expect([shown(), test.logger.entries.filter(({ level }) => level === 'warn')]).toEqual([[], []])
  })

  it('costs nothing where motion is reduced', async () => {
    reduced = true
    const { shown } = await start()
    expect([asked, shown()]).toEqual([[], []])
  })

  it('is not shown on other screens', async () => {
    const { shown } = await start({ path: '/m/login' })
    expect([asked, shown()]).toEqual([[], []])
  })

  it('is off by default', async () => {
    const settings = (await plugin.manifest.settings?.())?.default
    expect(await settings?.['~standard'].validate({})).toMatchObject({ value: { enabled: false } })
  })
})
