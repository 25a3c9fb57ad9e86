import { testMember, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type FunctionComponent } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { options } from './conformance.ts'
import {
  BIND,
  BOUND,
  browser,
  called,
  fetchLaterFiles,
  leaveBrowser,
  pass,
  RECORD,
  type Setting,
  setUpBrowser,
  start,
  SUBSCRIBE,
  subscribed,
  vendor,
  withCode,
} from './fcm.fake.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { FakePushBrowser } from './push-browser.fake.ts'
import { BINDING, REFUSALS, REGISTRATION } from './stored-keys.ts'

vi.mock('./fcm-messaging.ts', () => ({
  fcmMessaging: (config: unknown, registration: unknown, key: unknown) => {
    vendor.made(config, registration, key)
    return { token: () => vendor.token(), remove: () => vendor.remove(), close: async () => undefined }
  },
}))

beforeAll(fetchLaterFiles)
beforeEach(setUpBrowser)
afterEach(leaveBrowser)

describe('the row and the sheet', () => {
  async function openRow(setting: Setting = {}) {
    const started = await start(setting)
    render(started.test.element('NotificationsRow'))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Notifications/ })))
    await pass()
    const [overlay] = started.overlays.opened
    if (!overlay) throw new Error('nothing was opened')
    cleanup()
    const Sheet = overlay.component as FunctionComponent<{ readonly close: (result?: unknown) => void }>
    const Shown = (): ReturnType<FunctionComponent> =>
      createElement(Sheet, { close: (result?: unknown) => overlay.close(result) })
    const host = await testPlugin({ ...plugin, load: async () => ({ ...(await plugin.load() as object), Shown }) }, {
      services: started.services,
      settings: { ...options.settings },
      texts: EN,
    }) // prettier-ignore
    await act(async () => void render(host.element('Shown')))
    return { ...started, overlay }
  }
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

  it('[OV-18] asks with the reasons; ‘allow’ registers, closes and tells', async () => {
    const { overlay, overlays, http } = await openRow()
    expect(overlay.options.priority).toBe('child')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      EN.reason_money,
      EN.reason_rewards,
      EN.reason_games,
    ])
    expect(browser.asked).toBe(0)
    await press(EN.allow)
    expect(browser.asked).toBe(1)
    await pass()
    expect([overlay.open, called(http)]).toEqual([false, [BIND, SUBSCRIBE]])
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.now_on])
  })

  it('[OV-18] ‘not now’ closes, and the browser is not asked', async () => {
    const { overlay, storage } = await openRow()
    await press(EN.not_now)
    expect([overlay.open, browser.asked, storage.get(REFUSALS)]).toEqual([false, 0, undefined])
  })

  it('[ER-12] a failure is told with its code, and can be tried again', async () => {
    const { overlay } = await openRow()
    vendor.token.mockRejectedValueOnce(withCode('messaging/token-subscribe-failed'))
    await press(EN.allow)
    await pass()
    const alert = screen.getByRole('alert').textContent
    expect(alert).toContain(EN.error_subscribe_failed)
    expect(alert).toContain('messaging/token-subscribe-failed')
    await press(EN.try_again)
    await pass()
    expect(overlay.open).toBe(false)
  })

  it('[ER-12] a failure ends with its sheet: the next one begins anew', async () => {
    const { test, overlay, overlays, push } = await openRow()
    vendor.token.mockRejectedValueOnce(withCode('messaging/token-subscribe-failed'))
    await press(EN.allow)
    await pass()
    expect(screen.getByRole('alert')).toBeTruthy()
    await press(EN.not_now)
    expect(overlay.open).toBe(false)
    cleanup()
    render(test.element('NotificationsRow'))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Notifications/ })))
    await pass()
    expect([overlays.opened.length, push.state.get()]).toEqual([2, { step: 'off' }])
  })

  it('[ER-12] a failure is not the next member’s', async () => {
    const { push, session } = await start()
    vendor.token.mockRejectedValueOnce(withCode('messaging/token-subscribe-failed'))
    const done = push.enable()
    await pass()
    expect(await done).toMatchObject({ step: 'failed' })
    session.current.set(testMember({ id: '1001', name: 'Other' } as never))
    expect(push.state.get()).toMatchObject({ step: 'failed' })
    session.current.set(testMember({ id: '2002' }))
    expect(push.state.get()).toEqual({ step: 'off' })
  })

  it('[ER-12] a browser that blocks: how to unblock', async () => {
    await openRow({ browser: new FakePushBrowser('denied') })
    const alert = screen.getByRole('alert').textContent
    expect(alert).toContain(EN.error_permission_blocked)
    expect(alert).toMatch(/To unblock/)
  })

  it('turns messages off again', async () => {
    const { overlay, overlays } = await openRow({
      browser: subscribed(),
      stored: { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND },
    })
    await press(EN.stop)
    await pass()
    expect(overlay.open).toBe(false)
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.now_off])
  })

  it.each<[string, Setting, string]>([
    [
      'On',
      { browser: subscribed(), stored: { [REGISTRATION.name]: RECORD, [BINDING.name]: BOUND } },
      'NotificationsOn',
    ],
    ['Off', {}, 'NotificationsOff'],
    ['Blocked', { browser: new FakePushBrowser('denied') }, 'NotificationsBlocked'],
  ])('the row says: %s', async (_, setting, text) => {
    const { test } = await start(setting)
    render(test.element('NotificationsRow'))
    expect(screen.getByRole('button').textContent).toBe(text)
  })

  it.each<[string, Setting]>([
    ['a guest', { member: '' }],
    ['the operator’s app', { shell: 'native' }],
    ['an incomplete set-up', { settings: { apiKey: undefined } }],
  ])('there is none for %s', async (_, setting) => {
    const { test } = await start(setting)
    render(test.element('NotificationsRow'))
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[VA-13] an incomplete set-up is an error with its code', async () => {
    const { test } = await start({ settings: { apiKey: undefined } })
    expect(test.logger.entries.map(({ subject }) => subject)).toMatchObject([
      { code: 'PU-CONFIG', details: { missing: ['apiKey'] } },
    ])
  })
})
