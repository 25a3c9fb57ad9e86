import { NAVIGATION, SITE } from '@foyer/sdk'
import { fakeNavigation, fakeSite, fakeStorage, type PluginTest, testPlugin } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HomeScreenPrompt } from '../contract/home-screen-prompt.ts'
import { HOME_SCREEN_COUNT, HOME_SCREEN_DISMISSED } from '../shared/home-screen-keys.ts'
import webManifest from './manifest.ts'

beforeEach(() => void vi.useFakeTimers())
let running: PluginTest | undefined
afterEach(async () => {
  await running?.dispose()
  vi.useRealTimers()
  document.head.innerHTML = ''
})

async function start(stored: Readonly<Record<string, string>> = {}) {
  const storage = fakeStorage(stored)
  const services = { [SITE]: fakeSite({ merchant: { code: 'lotus01' } }), [NAVIGATION]: fakeNavigation() }
  const test = await testPlugin(webManifest, { services, storage })
  running = test
  return { test, storage, homeScreen: test.provided['homeScreen'] as HomeScreenPrompt }
}
function offer(outcome: 'accepted' | 'dismissed', prompt: () => Promise<unknown> = () => Promise.resolve()) {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(prompt),
    userChoice: Promise.resolve({ outcome }),
  })
  dispatchEvent(event)
  return event
}

describe('the browser’s prompt', () => {
  it('[ST-13] is captured, and shown once in the tap; accepted clears it', async () => {
    const { homeScreen, storage } = await start()
    expect(homeScreen.available.get()).toBe(false)
    const event = offer('accepted')
    expect([event.defaultPrevented, homeScreen.available.get()]).toEqual([true, true])
    const result = homeScreen.show()
    // At once: the browser wants the tap.
    expect(event.prompt).toHaveBeenCalledTimes(1)
    expect(homeScreen.available.get()).toBe(false)
    expect(await result).toBe('accepted')
    expect([...storage.stored.keys()]).toEqual([])
  })

  it.each([
    [undefined, 1],
    ['4', 5],
    ['98', 98],
    ['99', 99],
    ['"x"', 1],
  ])('[ST-13] dismissed sets the session’s flag and counts: from %s to %d', async (before, after) => {
    const { homeScreen, storage } = await start(before ? { [HOME_SCREEN_COUNT.name]: before } : {})
    offer('dismissed')
    expect(await homeScreen.show()).toBe('dismissed')
    expect(storage.get(HOME_SCREEN_COUNT)).toBe(after)
    expect(storage.get(HOME_SCREEN_DISMISSED)).toBe('1')
    expect(homeScreen.available.get()).toBe(false)
    // The browser may offer it again later.
    offer('accepted')
    expect(await homeScreen.show()).toBe('accepted')
  })

  it('[ST-13] the installed event sets the counter to 99', async () => {
    const { homeScreen, storage } = await start({ [HOME_SCREEN_COUNT.name]: '2' })
    offer('accepted')
    dispatchEvent(new Event('appinstalled'))
    expect([storage.get(HOME_SCREEN_COUNT), homeScreen.available.get()]).toEqual([99, false])
  })

  it.each([
    [2_490, 'accepted'],
    [2_501, 'unavailable'],
  ])('[ST-13] is looked for 10 times at 250 ms: one that comes after %d ms is %s', async (ms, expected) => {
    const { homeScreen } = await start()
    const result = homeScreen.show()
    await vi.advanceTimersByTimeAsync(ms)
    offer('accepted')
    await vi.advanceTimersByTimeAsync(250)
    expect(await result).toBe(expected)
  })

  it('one that the browser refuses to show is none', async () => {
    const { homeScreen, test } = await start()
    offer('accepted', () => Promise.reject(new DOMException('no gesture', 'NotAllowedError')))
    expect(await homeScreen.show()).toBe('unavailable')
    expect(JSON.stringify(test.logger.entries)).toContain('WM-PROMPT')
  })

  it('is not captured any more, nor waited for, when the plugin stops', async () => {
    const { homeScreen, test } = await start()
    const result = homeScreen.show()
    await test.dispose()
    expect(await result).toBe('unavailable')
    expect(offer('accepted').defaultPrevented).toBe(false)
  })
})
