import {
  CLOCK,
  createStore,
  DOMAINS,
  I18N,
  type LanguageCode,
  NAVIGATION,
  OVERLAYS,
  REACHABILITY,
  SITE,
} from '@foyer/sdk'
import {
  fakeClock,
  fakeDomains,
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeReachability,
  fakeSite,
  fakeStorage,
  testMerchant,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { vi } from 'vitest'
import {
  CUSTOMER_SERVICE,
  type CustomerService,
  type CustomerServiceEntry,
} from '../../customer-service/contract.ts'
import texts from './locales/EN.json' with { type: 'json' }
import VI from './locales/VI.json' with { type: 'json' }
import plugin from './manifest.ts'

export const NOW = Date.UTC(2026, 10, 21, 12)
export const END = NOW + 3_600_000
export const LIVE: CustomerServiceEntry = { title: 'Live chat', url: 'https://chat.example/live' }
export const MAIL: CustomerServiceEntry = { title: 'CS2', url: 'https://chat.example/mail' }

export interface Setting {
  readonly status?: Parameters<ReturnType<typeof fakeSite>['arrive']>[0]
  readonly contacts?: readonly CustomerServiceEntry[]
  readonly language?: LanguageCode
  readonly winner?: string
  /** The merchant's address for letters. */
  readonly mail?: string
}

/** Starts the plugin with fakes around it. */
export async function start({ status, contacts, language = 'EN', winner, mail }: Setting = {}) {
  const expectedTexts = language === 'EN' ? texts : VI
  const legal = { ...testMerchant().legal, ...(mail && { mail }) }
  const site = fakeSite({ status: status ?? 'pending', merchant: { legal } })
  const overlays = fakeOverlays()
  const navigation = fakeNavigation()
  const domains = fakeDomains(winner)
  const storage = fakeStorage()
  const reachability = fakeReachability()
  const service = {
    entries: createStore(contacts ?? []),
    reading: createStore(false),
    open: vi.fn(() => true),
  } satisfies CustomerService
  /** What is opened first, as the player sees it. */
  const Opened = (): ReactNode => {
    const component = overlays.opened[0]?.component as FunctionComponent<{ close: () => void }> | undefined
    return component ? createElement(component, { close() {} }) : null
  }
  const load = async () => ({ ...(await import('./status-pages.ts')), Opened })
  const test = await testPlugin(
    { ...plugin, load },
    {
      services: {
        [SITE]: site,
        [OVERLAYS]: overlays,
        [NAVIGATION]: navigation,
        [DOMAINS]: domains,
        [REACHABILITY]: reachability,
        [I18N]: fakeI18n(expectedTexts, language),
        [CLOCK]: fakeClock(NOW),
        ...(contacts && { [CUSTOMER_SERVICE]: service }),
      },
      texts: expectedTexts,
      storage,
    },
  )
  const open = () => overlays.opened.filter((each) => each.open).map(({ options }) => options.priority)
  return { test, site, overlays, navigation, domains, service, storage, open, reachability }
}
export const button = (name: string) => screen.getByRole('button', { name })
export const press = (name: string) => act(async () => void fireEvent.click(button(name)))
