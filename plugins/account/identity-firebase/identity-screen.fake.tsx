import { CLOCK, I18N, type LanguageCode, type LoginMethodProps, OVERLAYS, SESSION, SITE } from '@foyer/sdk'
import { fakeI18n, fakeOverlays, fakeSession, fakeSite, fakeStorage, testPlugin } from '@foyer/sdk/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { fakeNumbers } from '../shared/mobile-numbers.fake.ts'
import { MOBILE_NUMBERS } from '../shared/points.ts'
import { fakeIdentityService, fakeUser } from './identity-service.fake.ts'
import type { IdentityService, IdentityServiceOptions, IdentityStep } from './identity-service.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export const NOW = 1_700_000_000_000
export const sms = { firebase: true, apiKey: 'key', projectId: 'demo', authDomain: 'demo.firebaseapp.com' }

/** Replaces the SDK: `vi.mock('./firebase-service.ts', fakeSdk)`. */
let service: IdentityService
export const fakeSdk = () => ({
  firebaseService: (options: IdentityServiceOptions) => {
    openedFor.push(options)
    return service
  },
})
/** What the service was made with, each time. */
export const openedFor: IdentityServiceOptions[] = []
/** Sets what the identity service does in this test. */
export const setService = (part: Partial<IdentityService> = {}): void =>
  void (service = fakeIdentityService(part))

export interface ScreenSetup {
  readonly settings?: Record<string, unknown>
  readonly parts?: Record<string, unknown>
  readonly switches?: Record<string, boolean>
  readonly stored?: Record<string, string>
  readonly props?: Partial<LoginMethodProps>
  readonly language?: LanguageCode
}
/** Renders the sign-in on a page of its own. */
export async function openScreen({
  settings = {},
  parts = { sms },
  switches = { GOOGLELOGIN3: true },
  stored = {},
  props = {},
  language,
}: ScreenSetup = {}) {
  const overlays = fakeOverlays()
  const site = fakeSite({ status: { parts, switches } })
  const session = fakeSession()
  const numbers = fakeNumbers()
  const services = {
    [SITE]: site,
    [I18N]: fakeI18n(EN, language),
    [SESSION]: session,
    [OVERLAYS]: overlays,
    [CLOCK]: { now: () => NOW },
    [MOBILE_NUMBERS]: numbers,
  }
  const storage = fakeStorage(stored)
  const test = await testPlugin(plugin, { services, settings, storage, texts: EN })
  const signIn = vi.fn<LoginMethodProps['signIn']>(() => Promise.resolve({ kind: 'signed-in' }))
  const all: LoginMethodProps = {
    signIn,
    captcha: () => Promise.resolve({ kind: 'passed', proof: { fields: {} } }),
    busy: false,
    ...props,
  }
  const view = render(test.element('IdentitySignIn', all))
  await act(() => vi.dynamicImportSettled())
  return { test, overlays, storage, signIn, view, numbers, session }
}
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
export const tap = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)))
export const GOOGLE = 'Continue with Google'
export const PHONE = EN.continue_by_phone
export const vendorError = (code: string, words = 'Error') =>
  Object.assign(new Error(`Firebase: ${words} (${code}).`), { code })
/** A step that the test resolves or rejects. */
export function deferredStep() {
  let end: { resolve: (step: IdentityStep) => void; reject: (error: unknown) => void } | undefined
  const step = new Promise<IdentityStep>((resolve, reject) => (end = { resolve, reject }))
  return {
    step,
    resolve: (to: IdentityStep) => end?.resolve(to),
    reject: (error: unknown) => end?.reject(error),
  }
}
export const user = (channel: string): IdentityStep => ({ kind: 'user', user: fakeUser(channel) })
