import { I18N, NAVIGATION, OVERLAYS, REACHABILITY, SITE } from '@foyer/sdk'
import {
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeSite,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest'
import { NO_WORKER_WAIT_MS, TAKE_OVER_MS, WORKER_TRIES, WORKER_WAIT_MS } from './constants.ts'
import texts from './locales/EN.json' with { type: 'json' }
import update from './manifest.ts'
import { offerUpdate } from './offer-update.tsx'
import { registerWorker } from './register-worker.ts'
import type { WorkerRegistration } from './update-worker.ts'

/** The browser's side: a container with one registration, whose new worker waits. */
class FakeContainer extends EventTarget {
  waiting: { postMessage: Mock<(message: unknown, ports: readonly MessagePort[]) => void> } | null = {
    // Like this site's worker, it does not reply.
    postMessage: vi.fn((_message, [port]) => port?.close()),
  }
  installing: object | null = null
  readonly controller = null
  readonly unregister = vi.fn(() => Promise.resolve(true))
  readonly update = vi.fn<() => Promise<void>>(() => Promise.resolve())
  readonly register = async () => this
  readonly ready = new Promise<never>(() => {})
}
const reload = vi.fn<() => void>()
let container: FakeContainer

beforeEach(() => {
  vi.useFakeTimers()
  container = new FakeContainer()
  vi.stubGlobal('navigator', { serviceWorker: container, userAgent: '', platform: '', maxTouchPoints: 0 })
  vi.spyOn(location, 'reload').mockImplementation(reload)
  reload.mockClear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

interface Offer {
  readonly mandatory?: boolean
  readonly worker?: WorkerRegistration
}
/** Offers an update at a path, and renders the opened overlay. */
async function offer(path: string, { mandatory = false, worker = registerWorker('lotus01') }: Offer = {}) {
  const overlays = fakeOverlays()
  const site = fakeSite({ status: { switches: { MANDATORYAPPUPDATES3: mandatory } } })
  const navigation = fakeNavigation(path)
  const i18n = fakeI18n(texts)
  const reachability = fakeReachability()
  const services = {
    [SITE]: site,
    [OVERLAYS]: overlays,
    [NAVIGATION]: navigation,
    [REACHABILITY]: reachability,
    [I18N]: i18n,
  }
  const close = vi.fn<() => void>()
  const Shown = (): ReactNode => {
    const component = overlays.opened[0]?.component as FunctionComponent<{ close: () => void }> | undefined
    return component ? createElement(component, { close }) : null
  }
  const plugin = await testPlugin({ ...update, load: () => ({ Shown }) }, { services, texts })
  offerUpdate(plugin.context, { site, overlays, navigation, reachability, i18n }, worker)
  await act(() => vi.advanceTimersByTimeAsync(0))
  return { overlays, navigation, close, show: () => render(plugin.element('Shown')) }
}
const button = (name: string) => screen.queryByRole('button', { name })

describe('[OV-08] the notice', () => {
  it('has a title, a message, update-now and a close button, and has had the worker fetched', async () => {
    const { overlays, show, close } = await offer('/m/home')
    const options = { label: 'Update available', priority: 'optional-update', dismissible: true }
    expect(overlays.opened).toMatchObject([{ options }])
    expect(container.update).toHaveBeenCalledOnce()
    show()
    expect(screen.getByRole('heading').textContent).toBe('Update available')
    expect(screen.getByText(texts.update_message)).toBeTruthy()
    expect(button('Update now')).toBeTruthy()
    fireEvent.click(button('Close') ?? document.body)
    expect(close).toHaveBeenCalledOnce()
  })

  it('appears without the new worker if that takes too long', async () => {
    container.installing = {}
    const { overlays } = await offer('/m/home')
    await vi.advanceTimersByTimeAsync(WORKER_TRIES * WORKER_WAIT_MS - 1)
    expect(overlays.opened).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(overlays.opened).toHaveLength(1)
  })

  it.each<[string, () => WorkerRegistration, number]>([
    ['there is no worker', async () => undefined, NO_WORKER_WAIT_MS],
    ['it cannot be registered', () => Promise.reject(new Error('no room')), NO_WORKER_WAIT_MS],
    ['its registration does not come', () => new Promise(() => {}), WORKER_TRIES * WORKER_WAIT_MS + NO_WORKER_WAIT_MS],
  ])('appears, and reloads, if %s', async (_case, worker, limitMs) => {
    const { overlays, show } = await offer('/m/home', { worker: worker() })
    await vi.advanceTimersByTimeAsync(limitMs - 1)
    expect(overlays.opened).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(overlays.opened).toHaveLength(1)
    show()
    fireEvent.click(button('Update now') ?? document.body)
    await act(() => vi.advanceTimersByTimeAsync(WORKER_TRIES * WORKER_WAIT_MS))
    expect(reload).toHaveBeenCalledOnce()
  }) // prettier-ignore

  it('appears if the check for the new worker fails, or gets no answer', async () => {
    container.update.mockRejectedValueOnce(new TypeError('offline'))
    expect((await offer('/m/home')).overlays.opened).toHaveLength(1)
    container.update.mockReturnValueOnce(new Promise(() => {}))
    const { overlays } = await offer('/m/home')
    await vi.advanceTimersByTimeAsync(WORKER_TRIES * WORKER_WAIT_MS)
    expect(overlays.opened).toHaveLength(1)
  })

  it.each([
    ['/m/game', []],
    ['/m/activity', [{ to: '/m/home', replace: true }]],
  ])('[RR-02] at %s it activates the worker and reloads once', async (path, went) => {
    const { navigation, show } = await offer(path)
    show()
    fireEvent.click(button('Update now') ?? document.body)
    fireEvent.click(button('Update now') ?? document.body)
    await act(() => vi.advanceTimersByTimeAsync(0))
    const messages = container.waiting?.postMessage.mock.calls.map(([message]) => message)
    expect(messages).toEqual([{ type: 'SKIP_WAITING' }])
    expect(reload).not.toHaveBeenCalled()
    container.dispatchEvent(new Event('controllerchange'))
    await act(() => vi.advanceTimersByTimeAsync(TAKE_OVER_MS))
    expect(reload).toHaveBeenCalledOnce()
    expect(container.unregister).not.toHaveBeenCalled()
    expect(navigation.went).toEqual(went)
  })

  it('unregisters the worker and reloads if the old one does not give up control', async () => {
    const { show } = await offer('/m/home')
    show()
    fireEvent.click(button('Update now') ?? document.body)
    await act(() => vi.advanceTimersByTimeAsync(TAKE_OVER_MS))
    expect(container.unregister).toHaveBeenCalledOnce()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('[RO-11] has no close button if mandatory; reloads after 2 s without a controllerchange event', async () => {
    const { show } = await offer('/m/home', { mandatory: true })
    show()
    expect(button('Close')).toBeNull()
    fireEvent.click(button('Update now') ?? document.body)
    await act(() => vi.advanceTimersByTimeAsync(1_999))
    expect(reload).not.toHaveBeenCalled()
    container.waiting = null
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(reload).toHaveBeenCalledOnce()
    expect(container.unregister).not.toHaveBeenCalled()
  })
})
