import {
  CLOCK,
  createStore,
  DEVICE,
  HTTP,
  MEMBER,
  NAVIGATION,
  OVERLAYS,
  type PopUpContext,
  popUps,
  SESSION,
  SITE,
} from '@foyer/sdk'
import {
  fakeClock,
  fakeDevice,
  fakeHttp,
  fakeMember,
  fakeNavigation,
  fakeOverlays,
  fakeServices,
  fakeSession,
  fakeSite,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { vi } from 'vitest'
import { type Counts, COUNTS } from '../../wallet/contract/counts.ts'
import { type Installer, INSTALLER, type InstallOffer } from '../contract/installer.ts'
import './decide-prompt.ts'
import './open-install-modal.tsx'
import './open-prompt.tsx'
import './prompt-on-money-screen.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import { readInstallSettings } from './read-install-settings.ts'

const NO_CARDS = { bank: 0, virtualWallet: 0, eWallet: 0 }
export const OFFER: InstallOffer = {
  appUrl: 'https://app.test/a.apk',
  iconUrl: 'https://app.test/icon.png',
  web: 'prompt',
}

interface World {
  readonly settings?: object
  readonly own?: Readonly<Record<string, unknown>>
  readonly counts?: Counts | 'none'
  readonly offer?: InstallOffer | 'none'
  readonly installer?: Partial<Installer>
  readonly path?: string
  readonly session?: Parameters<typeof testMember>[0] | 'guest'
  readonly shell?: 'native' | 'browser'
  readonly storage?: ReturnType<typeof fakeStorage>
  readonly currency?: string
  readonly fails?: boolean
}

/** Starts the prompts with fakes around them. */
export async function start(world: World = {}) {
  const { settings = {}, counts = { deposits: 3, withdrawals: 2, cards: NO_CARDS }, offer = OFFER } = world
  const { session: who = {}, path = '/m/home', shell = 'browser', storage = fakeStorage() } = world
  const overlays = fakeOverlays()
  const navigation = fakeNavigation(path)
  const session = fakeSession(who === 'guest' ? undefined : testMember(who))
  const clock = fakeClock()
  const countsStore = createStore<Counts | undefined>(counts === 'none' ? undefined : counts)
  const offerStore = createStore<InstallOffer | undefined>(offer === 'none' ? undefined : offer)
  const installer: Installer = {
    offer: offerStore,
    downloadApp: vi.fn(() => true),
    installWebApp: vi.fn(() => Promise.resolve('accepted' as const)),
    ...world.installer,
  }
  const http = fakeHttp(world.fails ? {} : { 'install.prompt-settings': readInstallSettings(settings) })
  const services = {
    ...fakeServices({ texts: EN, storage }),
    [CLOCK]: clock,
    [DEVICE]: fakeDevice({ shell }),
    [HTTP]: http,
    [MEMBER]: fakeMember(),
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [SESSION]: session,
    [SITE]: fakeSite({ merchant: { name: 'Lotus', currency: world.currency ?? 'VND' } }),
    [COUNTS]: { state: countsStore, refresh: () => Promise.resolve() },
    ...(offer !== 'none' || world.installer ? { [INSTALLER]: installer } : {}),
  }
  const Shown = (): ReactNode => {
    const opened = overlays.opened.at(-1)
    const component = opened?.component as
      FunctionComponent<{ close: (result?: unknown) => void }> | undefined
    return component ? createElement(component, { close: (result) => opened?.close(result) }) : null
  }
  const module = await import('./prompts.ts')
  const test = await testPlugin(
    { ...plugin, load: () => ({ ...module, Shown }) },
    { services, texts: EN, storage, settings: world.own ?? {} },
  )
  const ask = async (signal = new AbortController().signal) => {
    const member = session.current.get()
    const moment: PopUpContext = { path, member, device: fakeDevice({ shell }), now: clock.now(), signal }
    const deciding = Promise.all(test.contributions(popUps).map((popUp) => popUp.decide(moment)))
    await vi.advanceTimersByTimeAsync(6_000)
    const [forced, usual] = await deciding
    return { forced, usual }
  }
  /** Asks, opens what there is, and draws it. */
  const show = async (signal?: AbortSignal) => {
    const { forced, usual } = await ask(signal)
    const decision = forced?.kind === 'show' ? forced : usual
    if (decision?.kind !== 'show') throw new Error(JSON.stringify(decision))
    const end = decision.open()
    await act(() => vi.advanceTimersByTimeAsync(0))
    render(test.element('Shown'))
    return { end, options: overlays.opened.at(-1)?.options }
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  return {
    test,
    overlays,
    navigation,
    session,
    storage,
    clock,
    countsStore,
    offerStore,
    installer,
    http,
    ask,
    show,
    pass,
  }
}
export const button = (name: string): HTMLElement => screen.getByRole('button', { name })
export const tap = (name: string): Promise<void> => act(async () => void fireEvent.click(button(name)))
export const names = (): readonly (string | null)[] =>
  screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent)
