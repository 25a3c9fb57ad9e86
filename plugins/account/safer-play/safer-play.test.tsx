import { CLOCK, HTTP, OVERLAYS, SESSION, SITE } from '@foyer/sdk'
import {
  describeConformance,
  fakeClock,
  fakeHttp,
  fakeOverlays,
  fakeServices,
  fakeSession,
  fakeSite,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type FunctionComponent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { Reminder } from './reminder.tsx'

describeConformance(plugin, options, { describe, it })

const MINUTE_MS = 60_000
const START = Date.UTC(2030, 0, 1)
const CHOICE = 'account.safer-play.reminder'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }),
)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const see = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

async function open({
  storage = fakeStorage(),
  settings = {},
  clock = fakeClock(START),
  guest = false,
  merchant = {},
} = {}) {
  const session = fakeSession(guest ? undefined : testMember())
  const overlays = fakeOverlays()
  const services = {
    ...fakeServices({ texts: EN, storage }),
    [CLOCK]: clock,
    [HTTP]: fakeHttp({ 'auth.logout': {} }),
    [OVERLAYS]: overlays,
    [SESSION]: session,
    [SITE]: fakeSite({ merchant }),
  }
  const load = async () => ({ ...(await import('./safer-play.ts')), Reminder })
  const test = await testPlugin({ ...plugin, load }, { services, texts: EN, storage, settings })
  const pass = (minutes: number) =>
    act(async () => {
      // In steps: each timer sees the time at which it runs.
      for (let step = 0; step < minutes * 4; step++) {
        clock.time += MINUTE_MS / 4
        await vi.advanceTimersByTimeAsync(MINUTE_MS / 4)
      }
    })
  const shown = (): number => overlays.opened.length
  return { test, session, overlays, storage, clock, pass, shown }
}

/** The dialog as the site's overlays would show it. */
const dialogOf = ({ overlays }: Awaited<ReturnType<typeof open>>) => {
  const opened = overlays.opened.at(-1)
  if (!opened) throw new Error('nothing is open')
  const Dialog = opened.component as unknown as FunctionComponent<{ close: (result?: unknown) => void }>
  const element = createElement(Dialog, { close: (result) => opened.close(result) })
  return {
    opened,
    minutes: (Dialog({ close: () => {} }) as { props: { minutes: number } }).props.minutes,
    element,
  }
}

describe('the session reminder', () => {
  it.each([
    ['off without a setting', {}, {}, 300, 0],
    ['by the merchant’s default', { reminderMinutes: 60 }, {}, 61, 1],
    ['not before its time', { reminderMinutes: 60 }, {}, 59, 0],
    ['as the player has chosen', { reminderMinutes: 120 }, { [CHOICE]: '30' }, 31, 1],
    ['off where the player has chosen that', { reminderMinutes: 30 }, { [CHOICE]: '0' }, 300, 0],
    ['by the default where what is stored is none', { reminderMinutes: 30 }, { [CHOICE]: '45' }, 31, 1],
    ['again after each interval', { reminderMinutes: 30 }, {}, 125, 4],
  ])('appears %s', async (_case, settings, stored, minutes, times) => {
    const opened = await open({ settings, storage: fakeStorage(stored) })
    for (let passed = 0; passed < minutes; passed++) {
      await opened.pass(1)
      for (const each of opened.overlays.opened) if (each.open) each.close()
    }
    expect(opened.shown()).toBe(times)
  })

  it('is not shown for a guest', async () => {
    const { pass, shown } = await open({ guest: true, settings: { reminderMinutes: 30 } })
    await pass(40)
    expect(shown()).toBe(0)
  })

  it('says how long the session has run, also after a reload', async () => {
    const before = await open({ settings: { reminderMinutes: 30 } })
    await before.pass(20)
    await before.test.dispose()
    const after = await open({
      settings: { reminderMinutes: 30 },
      storage: before.storage,
      clock: before.clock,
    })
    await after.pass(9)
    expect(after.shown()).toBe(0)
    await after.pass(2)
    expect([after.shown(), dialogOf(after).minutes]).toEqual([1, 30])
    expect(after.overlays.opened[0]?.options).toMatchObject({ label: EN.reminder_title, key: 'reminder' })
    expect(after.overlays.opened[0]?.options.dismissible).not.toBe(false)
  })

  it('waits until the page is visible', async () => {
    const { pass, shown } = await open({ settings: { reminderMinutes: 30 } })
    see('hidden')
    await pass(45)
    expect(shown()).toBe(0)
    await act(async () => see('visible'))
    expect(shown()).toBe(1)
  })

  it('counts anew with each session', async () => {
    const { pass, shown, session } = await open({ settings: { reminderMinutes: 30 } })
    await pass(20)
    session.end('logout')
    session.start(testMember({ token: 'token-2' }))
    await pass(29)
    expect(shown()).toBe(0)
    await pass(2)
    expect(shown()).toBe(1)
  })

  it('that stays open is followed by one with the new time, and logs out once', async () => {
    const opened = await open({ settings: { reminderMinutes: 30 } })
    await opened.pass(91)
    expect(opened.overlays.opened.filter((each) => each.open)).toHaveLength(1)
    expect(dialogOf(opened).minutes).toBe(90)
    await act(async () => opened.overlays.opened.at(-1)?.close('log-out'))
    expect(opened.session.ended).toEqual(['logout'])
  })

  it('closes with the session', async () => {
    const { pass, session, overlays } = await open({ settings: { reminderMinutes: 30 } })
    await pass(31)
    expect(overlays.opened[0]?.open).toBe(true)
    session.end('expired')
    expect(overlays.opened[0]?.open).toBe(false)
  })

  it.each([
    [0, 'You have been signed in for 0 minutes.'],
    [30, 'You have been signed in for 30 minutes.'],
    [60, 'You have been signed in for 1 hour.'],
    [121, 'You have been signed in for 2 hours 1 minute.'],
  ])('after %d minutes it reads: %s', async (minutes, text) => {
    const { test } = await open()
    const close = vi.fn()
    render(test.element('Reminder', { plugin: 'account.safer-play', minutes, close }))
    expect(screen.getByText(text)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: EN.continue }))
    fireEvent.click(screen.getByRole('button', { name: EN.log_out }))
    expect(close.mock.calls).toEqual([[], ['log-out']])
  })

  it.each([
    ['log-out', ['logout']],
    [undefined, []],
  ])('logs out only where the player says so: %s', async (choice, ended) => {
    const { pass, session, overlays } = await open({ settings: { reminderMinutes: 30 } })
    await pass(31)
    await act(async () => overlays.opened[0]?.close(choice))
    expect(session.ended).toEqual(ended)
  })

  it('is chosen by the player, and remembered', async () => {
    const { test, overlays, storage, pass, shown } = await open()
    render(test.element('ReminderRow'))
    const button = screen.getByRole('button', { name: new RegExp(EN.reminder) })
    expect(button.textContent).toContain(EN.off)
    overlays.choice = '30'
    await act(async () => fireEvent.click(button))
    expect(overlays.choices[0]?.choices.map(({ label }) => label)).toEqual([
      'Off',
      '30 minutes',
      '60 minutes',
      '120 minutes',
    ])
    expect(button.textContent).toContain('30 minutes')
    expect(storage.stored.get(CHOICE)).toBe('30')
    await pass(31)
    expect(shown()).toBe(1)
  })

  it('is no row of a guest’s settings', async () => {
    const { test } = await open({ guest: true })
    render(test.element('ReminderRow'))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the way to the merchant’s safer-play page', () => {
  const legal = {
    company: 'Test Ltd.',
    minimumAge: 18,
    terms: '/t',
    privacy: '/p',
    saferPlay: '/safer/{language}',
  }
  it.each([
    [
      'an https address',
      { address: 'https://safer.example/x?l={language}' },
      {},
      'https://safer.example/x?l=en',
    ],
    ['a path of this host', { address: '/limits' }, {}, `${location.origin}/limits`],
    ['the profile’s, without a setting', {}, { legal }, `${location.origin}/safer/en`],
  ])('leads to %s, in a new window', async (_case, settings, merchant, href) => {
    const { test } = await open({ settings, merchant })
    const close = vi.fn()
    render(test.element('LimitsRow', { close }))
    const link = screen.getByRole('link', { name: EN.limits })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      href,
      '_blank',
      'noopener noreferrer',
    ])
    // There is no such page to open.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(link)
    expect(close).toHaveBeenCalledOnce()
  })

  it.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'data:text/html,x'])(
    '[SE-03a] is not there where the profile’s address is %j',
    async (saferPlay) => {
      const { test } = await open({ merchant: { legal: { ...legal, saferPlay } } })
      render(test.element('LimitsRow'))
      expect(screen.queryByRole('link')).toBeNull()
    },
  )

  it('[SE-03a] a setting that is no such address is refused', async () => {
    await expect(open({ settings: { address: 'javascript:alert(1)' } })).rejects.toThrow()
  })
})
