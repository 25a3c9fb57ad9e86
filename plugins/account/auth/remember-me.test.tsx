import { DEVICE, HTTP, HttpError, I18N, NAVIGATION, OVERLAYS, SESSION, SITE, STORAGE } from '@foyer/sdk'
import {
  fakeDevice,
  fakeHttp,
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeSession,
  fakeSite,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEVICE_ID } from '../shared/origin.ts'
import type { LoginAnswer } from '../shared/endpoints.ts'
import { loadRememberedLogin } from '../shared/remembered-login.ts'
import { LoginFlow } from './login-flow.ts'
import { clearTypedPassword, typedPassword } from '../shared/session.ts'
import texts from './locales/EN.json' with { type: 'json' }
import auth from './manifest.ts'

// Encryption and key store have their own tests; here nothing takes longer than the page's own tasks.
vi.mock('../shared/login-key.ts', () => ({
  newEncryptionKey: async () => ({}),
  encrypt: async (text: string) => btoa(text),
  decrypt: async (sealed: string) => atob(sealed),
  putKey: async () => undefined,
  getKey: async () => ({}),
}))

const ANSWER: LoginAnswer = {
  token: 'token-77',
  id: '77',
  userName: 'lan88',
  customerName: undefined,
  customerType: 1,
  firstTimeLogin: false,
  passwordExpired: false,
  updatePassword: false,
}
const refused = (errorCode: string): HttpError =>
  new HttpError('HT-REFUSED', 'refused', 'auth.login', { status: 200, errorCode, message: 'No' })

/** A browser, and a page in it: what is stored lasts from one page to the next. */
async function visit(
  answer: unknown = ANSWER,
  storage = fakeStorage({ [DEVICE_ID.name]: '0f0e0d0c-0b0a-4908-8706-050403020100' }),
) {
  const http = fakeHttp({ 'auth.login': answer })
  const overlays = fakeOverlays()
  const site = fakeSite({ merchant: { code: 'LOTUS' }, status: { merchantCode: 'LOTUS' } })
  const services = {
    session: fakeSession(),
    http,
    navigation: fakeNavigation('/m/login'),
    overlays,
    site,
    device: fakeDevice(),
    storage,
    i18n: fakeI18n(),
  }
  const plugin = await testPlugin(auth, {
    services: {
      [HTTP]: http,
      [SESSION]: services.session,
      [NAVIGATION]: services.navigation,
      [OVERLAYS]: overlays,
      [SITE]: site,
      [DEVICE]: services.device,
      [STORAGE]: storage,
      [I18N]: services.i18n,
    },
    texts,
  })
  const recall = () => loadRememberedLogin({ storage, site })
  return { plugin, services, http, overlays, storage, recall }
}
async function openForm(...given: Parameters<typeof visit>) {
  const visited = await visit(...given)
  render(visited.plugin.element('Login'))
  await screen.findByLabelText('Username')
  await flushImports()
  return visited
}
const flushImports = () => act(() => vi.dynamicImportSettled())
const box = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: texts.remember_me })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const tick = () => fireEvent.click(box() ?? document.body)
const submit = async () => {
  await act(async () => void fireEvent.submit(field('Username').form ?? document.body))
  await flushImports()
}
async function rememberedBrowser(password = 'secret1') {
  const { storage, recall } = await openForm()
  type('Username', 'lan88')
  type('Password', password)
  tick()
  await submit()
  expect(await recall()).toBeDefined()
  cleanup()
  return storage
}

beforeEach(() => vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('Remember me', () => {
  it('[EN-09] is off by default, and has an explanation', async () => {
    await openForm()
    expect(box()?.checked).toBe(false)
    expect(screen.getByText(texts.remember_hint).id).toBe(box()?.getAttribute('aria-describedby'))
  })

  it('[EN-09] is not shown if the browser cannot store it', async () => {
    vi.unstubAllGlobals()
    await openForm()
    expect(box()).toBeNull()
  })

  it('[EN-09] remembers the login if it is ticked, and only then', async () => {
    const storage = await rememberedBrowser()
    expect(storage.stored.get('remPass')).toMatch(/^1\.LOTUS\./)
    const { recall } = await openForm()
    type('Username', 'lan88')
    type('Password', 'secret1')
    await submit()
    expect(await recall()).toBeUndefined()
  })

  it('[EN-09] fills in the name, ticks the box and sends the password, which is never in the page', async () => {
    const { http, session } = await openForm(ANSWER, await rememberedBrowser()).then(
      ({ services }) => services,
    )
    expect(field('Username').value).toBe('lan88')
    expect(box()?.checked).toBe(true)
    expect(field('Password').value).toBe('')
    expect(screen.getByText(texts.password_remembered)).toBeTruthy()
    expect(document.documentElement.outerHTML).not.toContain('secret1')
    await submit()
    expect(http.calls).toMatchObject([{ body: { username: 'lan88', password: 'secret1' } }])
    expect(session.started).toHaveLength(1)
    expect(document.documentElement.outerHTML).not.toContain('secret1')
  })

  it('does not let whoever holds the phone change a password that they do not know', async () => {
    const storage = await rememberedBrowser('123456')
    clearTypedPassword()
    const { session } = await openForm(ANSWER, storage).then(({ services }) => services)
    await submit()
    expect(session.started).toMatchObject([{ passwordChangeRequired: 'weak' }])
    expect(typedPassword.get()).toBeUndefined()
  })

  it('a player who leaves while the password loads is not signed in', async () => {
    const { http } = await openForm(ANSWER, await rememberedBrowser())
    const { form } = field('Username')
    await act(async () => {
      fireEvent.submit(form ?? document.body)
      cleanup()
    })
    expect(http.calls).toEqual([])
  })

  it('a typed password replaces the remembered one', async () => {
    const { http } = await openForm(ANSWER, await rememberedBrowser())
    type('Password', 'another1')
    expect(screen.queryByText(texts.password_remembered)).toBeNull()
    await submit()
    expect(http.calls).toMatchObject([{ body: { password: 'another1' } }])
  })

  it('does not use the password for another name', async () => {
    const { http } = await openForm(ANSWER, await rememberedBrowser())
    type('Username', 'minh99')
    expect(screen.queryByText(texts.password_remembered)).toBeNull()
    await submit()
    expect(screen.getByText(texts.password_empty)).toBeTruthy()
    expect(http.calls).toEqual([])
  })

  it('[EN-09] a login with the box unticked removes the remembered one', async () => {
    const { storage } = await openForm(ANSWER, await rememberedBrowser())
    tick()
    await submit()
    expect(storage.stored.has('remPass')).toBe(false)
  })

  it('[ST-32a] asks for the password if another tab has removed the login', async () => {
    const { http, storage } = await openForm(ANSWER, await rememberedBrowser())
    storage.stored.delete('remPass')
    await submit()
    expect(screen.getByText(texts.password_empty)).toBeTruthy()
    expect(screen.queryByText(texts.password_remembered)).toBeNull()
    expect(http.calls).toEqual([])
  })

  it.each([
    ['login.cred.err', refused('login.cred.err'), false],
    ['not.exists.user', refused('not.exists.user'), false],
    ['login.locked', refused('login.locked'), true],
    ['captcha.err', refused('captcha.err'), true],
    ['login_verify_required', refused('login_verify_required'), true],
    ['HT-NETWORK', new HttpError('HT-NETWORK', 'none', 'auth.login'), true],
    ['HT-OFFLINE', new HttpError('HT-OFFLINE', 'offline', 'auth.login'), true],
  ])(
    '[ST-05] %s: the box stays ticked, and the remembered login stays only if it may be right',
    async (_code, answer, remembered) => {
      const { storage } = await openForm(answer, await rememberedBrowser())
      await submit()
      expect(storage.stored.has('remPass')).toBe(remembered)
      expect(screen.queryByText(texts.password_remembered) !== null).toBe(remembered)
      expect(field('Username').value).toBe('lan88')
      expect(box()?.checked).toBe(true)
    },
  )

  it('warns a player whose browser did not store it', async () => {
    const { overlays, storage } = await openForm()
    storage.set = () => void storage.degraded.add('local')
    type('Username', 'lan88')
    type('Password', 'secret1')
    tick()
    await submit()
    expect(overlays.toasts.map(({ text }) => text)).toEqual(['not_remembered'])
  })

  it.each([
    ['a code', { type: 'sms', countryDialingCode: '+84', mobileNum: '912345678', code: '1234' }],
    ['an identity', { type: 'firebase', channel: 'google.com', idToken: 'id-token' }],
  ] as const)('[VA-07] a login by %s is never stored, and changes nothing', async (_way, credentials) => {
    const { plugin, services } = await visit()
    services.http.answers['auth.login-identity'] = ANSWER
    services.storage.stored.set('remPass', 'of somebody')
    const flow = new LoginFlow(plugin.context, services)
    await flow.submit({ username: '', password: '' }, { remember: true })
    await flow.signIn(credentials)
    expect(services.storage.stored.get('remPass')).toBe('of somebody')
  })
})
