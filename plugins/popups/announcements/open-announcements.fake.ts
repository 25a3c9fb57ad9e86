import { CLOCK, HTTP, NAVIGATION, OVERLAYS, popUps, routes, SESSION } from '@foyer/sdk'
import {
  fakeClock,
  fakeDevice,
  fakeHttp,
  fakeNavigation,
  fakeOverlays,
  fakeServices,
  fakeSession,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type FunctionComponent } from 'react'
import { vi } from 'vitest'
import type { Announcement } from './announcement.ts'
import { fakeAnnouncement } from './announcements.fake.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export const NOW = Date.UTC(2030, 5, 1, 12)

export const THREE = ['1', '2', '3'].map((id) => fakeAnnouncement(id))

export interface Given {
  readonly items?: readonly Announcement[] | Error
  readonly settings?: Readonly<Record<string, unknown>>
  readonly storage?: ReturnType<typeof fakeStorage>
  readonly member?: ReturnType<typeof testMember> | undefined
  readonly paths?: readonly string[]
  readonly now?: number
}

/** Starts the plugin with fakes around it. */
export async function start({
  items = THREE,
  settings = {},
  storage = fakeStorage(),
  paths = ['/m/login', '/m/register', '/m/rewardCenter'],
  now = NOW,
  ...given
}: Given = {}) {
  const member = 'member' in given ? given.member : testMember({ id: '7' })
  const session = fakeSession(member)
  const overlays = fakeOverlays()
  const navigation = fakeNavigation('/m/home')
  const answer = items instanceof Error ? items : { items, refused: [] }
  const http = fakeHttp({ 'announcements.member': answer, 'announcements.visitor': answer })
  const services = {
    ...fakeServices({ texts: EN, storage }),
    [CLOCK]: fakeClock(now),
    [HTTP]: http,
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [SESSION]: session,
  }
  const load = async () => ({
    ...(await import('./announcements.ts')),
    Opened: () => {
      const opened = overlays.opened.at(-1)
      if (!opened) throw new Error('nothing is open')
      const Content = opened.component as unknown as FunctionComponent<{ close: (result?: unknown) => void }>
      return createElement(Content, { close: (result) => opened.close(result) })
    },
  })
  const test = await testPlugin({ ...plugin, load }, { services, texts: EN, storage, settings })
  test.contributeOthers(
    routes,
    paths.map((path) => ({ path, access: 'public' as const, component: 'X' })),
  )
  const leaving = new AbortController()
  const [popUp] = test.contributions(popUps)
  const moment = { path: '/m/home', member, device: fakeDevice(), now, signal: leaving.signal }
  return { test, overlays, navigation, http, session, storage, popUp, moment, leaving }
}
export type Started = Awaited<ReturnType<typeof start>>
/** Why it is not shown; `show` where it is. */
export const reasonOf = async ({ popUp, moment }: Started): Promise<string> => {
  const decision = await popUp?.decide(moment)
  return decision?.kind === 'skip' ? decision.reason : (decision?.kind ?? 'no pop-up')
}

/** Opens the pop-up as the presenter does, and draws it as the site's overlays do. */
export async function open(given: Given = {}) {
  const started = await start(given)
  const { test, overlays, popUp, moment } = started
  const decision = await popUp?.decide(moment)
  if (decision?.kind !== 'show') throw new Error(`nothing to show: ${JSON.stringify(decision)}`)
  const result = decision.open()
  const view = render(test.element('Opened'))
  await act(() => vi.dynamicImportSettled())
  const opened = overlays.opened.at(-1)
  const dismissible = (): unknown => {
    const value = opened?.options.dismissible
    return typeof value === 'object' ? value.get() : value
  }
  /** As the overlays do where Escape or Back closes one. */
  const escape = (): void => opened?.close()
  return { ...started, view, result, opened, dismissible, escape }
}
export const press = (name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
export const shown = (): string | null => screen.getByRole('group').querySelector('h2')?.textContent ?? null

export const again = async ({ storage }: Started, given: Given = {}): Promise<string> =>
  reasonOf(await start({ ...given, storage: fakeStorage(Object.fromEntries(storage.stored)) }))
/** A new browser session: what `sessionStorage` had is gone. */
