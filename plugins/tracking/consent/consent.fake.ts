import { CLOCK, type CodedError, CONSENT, type ConsentVendor, OVERLAYS, SITE } from '@foyer/sdk'
import {
  fakeClock,
  fakeConsent,
  FakeLogger,
  fakeOverlays,
  fakeServices,
  fakeSite,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createElement, type FunctionComponent } from 'react'
import { expect, vi } from 'vitest'
import { CHOICE, type Choice } from './choice.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export const NOW = Date.UTC(2030, 5, 15)
export const NOTHING = { marketing: false, analytics: false, support: false }
export const EVERYTHING = { marketing: true, analytics: true, support: false }
export const PIXEL: ConsentVendor = {
  plugin: 'tracking.acme',
  title: 'Acme pixel',
  categories: ['marketing'],
  cookies: ['_acme', '_ac*'],
  hosts: ['cdn.acme.example', 'acme.example'],
}

export const stored = (part: Partial<Choice> = {}): Record<string, string> => ({
  [CHOICE.name]: JSON.stringify({
    answers: { marketing: true, analytics: true },
    version: '2',
    at: NOW - 1_000,
    id: 'feed0123',
    signal: false,
    ...part,
  }),
})

/** After each test. */
export function leavePage(): void {
  cleanup()
  vi.restoreAllMocks()
  document.body.replaceChildren()
  document.documentElement.removeAttribute('style')
  vi.unstubAllGlobals()
}

/** Starts the plugin with fakes around it. */
export async function open({
  storage = fakeStorage(),
  settings = {},
  asks = true,
  vendors = [PIXEL] as readonly ConsentVendor[],
  merchant = {},
} = {}) {
  const consent = fakeConsent({ asks, vendors })
  const clock = fakeClock(NOW)
  const overlays = fakeOverlays()
  const logger = new FakeLogger()
  const services = {
    ...fakeServices({ texts: EN, storage }),
    [CLOCK]: clock,
    [CONSENT]: consent,
    [OVERLAYS]: overlays,
    [SITE]: fakeSite({ merchant }),
  }
  const load = async () => ({
    ...(await import('./consent.tsx')),
    ...(await import('./banner.tsx')),
    Opened: () => {
      const opened = overlays.opened.at(-1)
      const Sheet = opened?.component as unknown as FunctionComponent<{ close: () => void }> | undefined
      return Sheet ? createElement(Sheet, { close: () => opened?.close() }) : null
    },
  })
  const test = await testPlugin(
    { ...plugin, load },
    { services, texts: EN, storage, logger, settings: { policyVersion: '2', ...settings } },
  )
  const showBanner = (bare = false) => render(test.element('ConsentBanner', { bare }))
  const showSheet = async () => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Choose|Privacy choices/ })))
    await waitFor(() => expect(overlays.opened.some((each) => each.open)).toBe(true))
    const { container } = render(test.element('Opened'))
    return within(container)
  }
  const proof = (): Choice | undefined => storage.get(CHOICE)
  return { test, clock, consent, overlays, storage, logger, showBanner, showSheet, proof }
}
export const codesOf = ({ errors }: FakeLogger) => errors.map((error) => (error as CodedError).code)
export const banner = () => screen.queryByRole('region', { name: EN.banner_label })
