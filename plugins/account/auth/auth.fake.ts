import {
  DEVICE,
  HTTP,
  HttpError,
  I18N,
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
import type { LoginAnswer } from '../shared/endpoints.ts'
import texts from './locales/EN.json' with { type: 'json' }
import auth from './manifest.ts'

export const ANSWER: LoginAnswer = {
  token: 'token-77',
  id: '77',
  userName: 'lan88',
  customerName: undefined,
  customerType: 1,
  firstTimeLogin: false,
  passwordExpired: false,
  updatePassword: false,
}
export const WRONG = new HttpError('HT-REFUSED', 'refused', 'auth.login', {
  status: 200,
  errorCode: 'login.cred.err',
  message: 'Wrong name or password',
})

export const OWN_ID = '0f0e0d0c-0b0a-4908-8706-050403020100'

interface World {
  readonly answers?: Record<string, unknown>
  readonly member?: SessionInfo
  readonly switches?: Record<string, boolean>
  readonly settings?: Record<string, unknown>
  readonly confirms?: boolean
  /** Where players may write to. */
  readonly mail?: string
}

/** The plugin, with fakes around it. */
export async function start({
  answers = {},
  member,
  switches = {},
  settings = {},
  confirms = true,
  mail,
}: World = {}) {
  const http = fakeHttp({ 'auth.login': ANSWER, 'auth.logout': {}, ...answers })
  const session = fakeSession(member)
  const navigation = fakeNavigation('/m/login')
  const overlays = fakeOverlays(confirms)
  const site = fakeSite({
    merchant: { name: 'Lotus', code: 'LOTUS', legal: { ...testMerchant().legal, ...(mail && { mail }) } },
    status: { merchantCode: 'LOTUS', switches },
  })
  const storage = fakeStorage({ [DEVICE_ID.name]: OWN_ID })
  const device = {
    platform: 'ios',
    shell: 'webclip',
    ipad: false,
    iosVersion: [17, 1],
    headerValue: 'WEBCLIP',
  }
  const services = {
    [HTTP]: http,
    [SESSION]: session,
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [SITE]: site,
    [DEVICE]: device,
    [STORAGE]: storage,
    [I18N]: fakeI18n(),
  }
  const plugin = await testPlugin(auth, { services, settings, texts })
  return { plugin, http, session, navigation, overlays, storage }
}

export const username = () => screen.getByLabelText<HTMLInputElement>('Username')
export const password = () => screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' })
export const button = () => screen.getByRole('button', { name: /log in|logging in/i })
export const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })
export const flushImports = () => act(() => vi.dynamicImportSettled())
export const submit = async () => {
  await act(async () => void fireEvent.submit(button().closest('form') ?? document.body))
  await flushImports()
}

/** Draws the login screen. */
export async function openLogin(world: World = {}) {
  const started = await start(world)
  const view = render(started.plugin.element('Login'))
  await flushImports()
  await screen.findByLabelText('Username')
  return { ...started, view }
}
export async function signIn(name: string, secret: string) {
  type(username(), name)
  type(password(), secret)
  await submit()
}
