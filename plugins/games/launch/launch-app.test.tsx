import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { InstallModal } from '../../install/contract/install-modal.ts'
import {
  APP_RULE_CHECK_MS,
  LAUNCH_LOADING_DELAY_MS,
  LAUNCH_REDIRECT_LIMIT_MS,
  MODAL_LATEST_MS,
} from './endpoints.ts'
import { alerted, type App, buttons, GAME_URL, open, pass, press, statusText } from './launch.fake.ts'
import texts from './locales/EN.json' with { type: 'json' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  history.replaceState(null, '')
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
  vi.useRealTimers()
})

/** The install modal: `close` closes it; with `false` there was nothing to install. */
function fakeModal() {
  const asked: string[] = []
  let answer = (_opened: boolean): void => {}
  const modal: InstallModal = {
    open(request) {
      asked.push(request)
      return new Promise((resolve) => (answer = resolve))
    },
  }
  return { modal, asked, close: (opened = true) => act(async () => answer(opened)) }
}

describe('a game that requires the app', () => {
  const openApp = (app: App) => open(GAME_URL, undefined, undefined, undefined, { switchOn: true, ...app })

  it('[RO-03] opens the install modal instead, at once, and launches nothing', async () => {
    const { modal, asked, close } = fakeModal()
    const { http, navigation, overlays } = await openApp({ modal })
    expect(asked).toEqual(['game'])
    await pass(LAUNCH_REDIRECT_LIMIT_MS)
    expect([http.calls, navigation.left, overlays.toasts, alerted()]).toEqual([[], [], [], undefined])
    await close()
    expect([statusText(), buttons()]).toEqual([texts.app_only, [texts.get_app, 'Back']])
    await press(texts.get_app)
    expect(asked).toEqual(['game', 'game'])
    await close()
    await press('Back')
    expect([http.calls, navigation.backedTo]).toEqual([[], ['/m/game']])
  })

  it('[RO-03] opens the modal within the tap', async () => {
    const { modal, asked, close } = fakeModal()
    await openApp({ modal })
    await close()
    const before = asked.length
    screen.getByRole('button', { name: texts.get_app }).click()
    expect(asked.length - before).toBe(1)
    await close()
  })

  it.each(['native', 'pwa', 'webclip'] as const)('[RO-03] launches in the shell %s', async (shell) => {
    const { modal, asked } = fakeModal()
    const { navigation, overlays } = await openApp({ modal, shell })
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect([navigation.left, asked, overlays.toasts]).toEqual([[GAME_URL], [], []])
  })

  it('[RO-03] launches with a notice where the device has nothing to install', async () => {
    const { modal, close } = fakeModal()
    const { navigation, overlays } = await openApp({ modal })
    await close(false)
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect([navigation.left, overlays.toasts.map(({ text }) => text)]).toEqual([[GAME_URL], [texts.no_app]])
  })

  it('[RO-03] launches with a notice where no plugin installs, once the page is old enough to know', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(MODAL_LATEST_MS - 1)
    const { http, navigation, overlays } = await openApp({})
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect([http.calls, statusText()]).toEqual([[], texts.opening_text])
    vi.spyOn(performance, 'now').mockReturnValue(MODAL_LATEST_MS)
    await pass(APP_RULE_CHECK_MS + LAUNCH_LOADING_DELAY_MS)
    expect([navigation.left, overlays.toasts.map(({ text }) => text)]).toEqual([[GAME_URL], [texts.no_app]])
  })

  it('launches with a notice where the modal fails, which is logged', async () => {
    const { navigation, plugin } = await openApp({
      modal: { open: () => Promise.reject(new Error('broken')) },
    })
    await pass(LAUNCH_LOADING_DELAY_MS)
    expect([navigation.left, plugin.logger.entries.length]).toEqual([[GAME_URL], 1])
  })

  it('waits for the status, and follows it', async () => {
    const { modal, asked } = fakeModal()
    const { http, site } = await openApp({ modal, switchOn: 'pending' })
    await pass(1_000)
    expect([asked, http.calls]).toEqual([[], []])
    site.arrive({ switches: { STARTGAMEINAPP3: true } })
    await pass(APP_RULE_CHECK_MS)
    expect([asked, http.calls]).toEqual([['game'], []])
  })

  it('launches where the status fails', async () => {
    const { navigation, site } = await openApp({ switchOn: 'pending' })
    site.fail()
    await pass(APP_RULE_CHECK_MS + LAUNCH_LOADING_DELAY_MS)
    expect(navigation.left).toEqual([GAME_URL])
  })

  it('a launch that is cancelled while the modal is open stays cancelled', async () => {
    const { modal, close } = fakeModal()
    const { http, navigation } = await openApp({ modal })
    await press('Cancel')
    await close(false)
    await pass(LAUNCH_REDIRECT_LIMIT_MS)
    expect([http.calls, navigation.left, navigation.backedTo]).toEqual([[], [], ['/m/game']])
  })
})
