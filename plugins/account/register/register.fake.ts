import {
  type CaptchaFields,
  type CaptchaProvider,
  DEVICE,
  HTTP,
  HttpError,
  I18N,
  type MerchantLegal,
  NAVIGATION,
  OVERLAYS,
  SESSION,
  type SessionInfo,
  SITE,
  STORAGE,
} from '@foyer/sdk'
import {
  fakeHttp,
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeSession,
  fakeSite,
  fakeStorage,
  testMerchant,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { DEVICE_ID } from '../shared/origin.ts'
import { MOBILE_NUMBERS } from '../shared/points.ts'
import type { RegistrationAnswer } from '../shared/endpoints.ts'
import { fakeNumbers } from '../shared/mobile-numbers.fake.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

const OWN_ID = '0f0e0d0c-0b0a-4908-8706-050403020100'
export const ANSWER: RegistrationAnswer = {
  token: 'token-90',
  id: '90',
  userName: 'river_9',
  customerName: undefined,
  customerType: 0,
}
/** The fields of every registration from this page and device (EN-05). */
export const ORIGIN = {
  registerMethod: 'H5',
  registerUrl: location.origin + location.pathname,
  loginDeviceId: OWN_ID,
  isOfficialAppLogin: false,
  domain: location.hostname,
}
export const refused = (errorCode: string, message: string) =>
  new HttpError('HT-REFUSED', 'refused', 'register.username', { status: 200, errorCode, message })

interface World {
  readonly answers?: Record<string, unknown>
  readonly settings?: Record<string, unknown>
  readonly shell?: 'native' | 'pwa' | 'webclip' | 'browser'
  readonly stored?: Record<string, string>
  readonly member?: SessionInfo
  readonly legal?: Partial<MerchantLegal>
}
/** The plugin, with fakes around it. */
export async function start({
  answers = {},
  settings = {},
  shell = 'browser',
  stored = {},
  member,
  legal = {},
}: World = {}) {
  const http = fakeHttp({
    'register.username': ANSWER,
    'register.mobile': ANSWER,
    'account.auto-username': { ...ANSWER, userName: 'm90' },
    'account.check-username': { taken: false },
    ...answers,
  })
  const session = fakeSession(member)
  const navigation = fakeNavigation('/m/register')
  const overlays = fakeOverlays()
  const numbers = fakeNumbers()
  const merchant = { name: 'Lotus', code: 'LOTUS', legal: { ...testMerchant().legal, ...legal } }
  const site = fakeSite({ merchant, status: { merchantCode: 'LOTUS' } })
  const storage = fakeStorage({ [DEVICE_ID.name]: OWN_ID, ...stored })
  const device = { platform: 'other', shell, ipad: false, iosVersion: undefined, headerValue: undefined }
  const test = await testPlugin(plugin, {
    services: {
      [HTTP]: http,
      [SESSION]: session,
      [NAVIGATION]: navigation,
      [OVERLAYS]: overlays,
      [SITE]: site,
      [DEVICE]: device,
      [STORAGE]: storage,
      [I18N]: fakeI18n(),
      [MOBILE_NUMBERS]: numbers,
    },
    settings,
    texts: EN,
  })
  return { test, http, session, navigation, overlays, numbers, storage, site }
}
/** Draws a screen of it. */
export async function open(world: World = {}, page = 'RegisterScreen') {
  const started = await start(world)
  const view = render(started.test.element(page))
  return { ...started, view }
}
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
export const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
export const button = () => screen.getByRole('button', { name: /^(Create account|Creating account…)$/ })
export const flush = async () => {
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(0))
}
export async function submit(): Promise<void> {
  await act(async () => void fireEvent.submit(button().closest('form') ?? document.body))
  await flush()
}
export async function register(name = 'river_9', secret = 'quiet-river'): Promise<void> {
  type(EN.username, name)
  type(EN.password, secret)
  await submit()
}
/** A provider whose captcha every player passes at once. */
export const passing = (fields: CaptchaFields, started: string[] = []): CaptchaProvider => ({
  key: 'fake',
  scenes: ['register'],
  async start({ scene }, { passed }) {
    started.push(scene)
    return { open: () => passed(fields), reset() {} }
  },
})
export const bodies = (http: ReturnType<typeof fakeHttp>, endpoint: string) =>
  http.callsOf(endpoint).map(({ body }) => body)
