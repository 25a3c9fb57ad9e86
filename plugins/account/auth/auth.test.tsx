import {
  DEVICE,
  HTTP,
  HttpError,
  I18N,
  NAVIGATION,
  OVERLAYS,
  routes,
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
  type PluginTest,
  testMember,
  testMerchant,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useEffect } from 'react'
import { type ContactProps, contactUs, SERVICE_PATH } from '../../customer-service/contract.ts'
import { DEVICE_ID } from '../shared/origin.ts'
import type { LoginAnswer } from '../shared/endpoints.ts'
import { clearTypedPassword, loginStarted, typedPassword } from '../shared/session.ts'
import texts from './locales/EN.json' with { type: 'json' }
import auth from './manifest.ts'

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
const WRONG = new HttpError('HT-REFUSED', 'refused', 'auth.login', {
  status: 200,
  errorCode: 'login.cred.err',
  message: 'Wrong name or password',
})

const OWN_ID = '0f0e0d0c-0b0a-4908-8706-050403020100'

interface World {
  readonly answers?: Record<string, unknown>
  readonly member?: SessionInfo
  readonly switches?: Record<string, boolean>
  readonly settings?: Record<string, unknown>
  readonly confirms?: boolean
  /** Where players may write to. */
  readonly mail?: string
}

async function start({
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

const username = () => screen.getByLabelText<HTMLInputElement>('Username')
const password = () => screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' })
const button = () => screen.getByRole('button', { name: /log in|logging in/i })
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })
const flushImports = () => act(() => vi.dynamicImportSettled())
const submit = async () => {
  await act(async () => void fireEvent.submit(button().closest('form') ?? document.body))
  await flushImports()
}

async function openLogin(world: World = {}) {
  const started = await start(world)
  const view = render(started.plugin.element('Login'))
  await flushImports()
  await screen.findByLabelText('Username')
  return { ...started, view }
}
async function signIn(name: string, secret: string) {
  type(username(), name)
  type(password(), secret)
  await submit()
}

afterEach(() => {
  cleanup()
  clearTypedPassword()
  vi.useRealTimers()
})

describe('Login', () => {
  it('[EN-03a] sends name, password, type and device, the name without the spaces pasted around it', async () => {
    const { http } = await openLogin()
    await signIn('  lan88 ', ' secret 1')
    expect(http.calls).toEqual([
      {
        endpoint: 'auth.login',
        query: {},
        body: {
          type: 'username',
          username: 'lan88',
          password: ' secret 1',
          isOfficialAppLogin: false,
          loginDeviceId: OWN_ID,
          device: 'WEBCLIP',
        },
      },
    ])
  })

  it('holds the typed password for a required change of it, for ten minutes, and no other', async () => {
    await openLogin()
    await signIn('lan88', 'secret1')
    expect(typedPassword.get()).toBeUndefined()
    cleanup()
    const { storage } = await openLogin()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await signIn('lan88', '123456')
    expect(typedPassword.get()).toEqual({ token: ANSWER.token, password: '123456' })
    expect(JSON.stringify([...storage.stored])).not.toContain('123456')
    vi.advanceTimersByTime(10 * 60_000)
    expect(typedPassword.get()).toBeUndefined()
  })

  it('[ST-03] begins the session and goes home', async () => {
    const { session, navigation, overlays } = await openLogin()
    await signIn('lan88', 'secret1')
    expect(session.started).toEqual([
      {
        id: '77',
        token: 'token-77',
        merchantCode: 'LOTUS',
        userName: 'lan88',
        type: 1,
        firstTimeLogin: false,
      },
    ])
    expect(navigation.went).toEqual([{ to: '/m/home', replace: true }])
    expect(overlays.alerts).toEqual([])
    expect(overlays.toasts).toEqual([])
  })

  it('[ST-06] emits that the player is logging in, before the call: automatic login no longer runs', async () => {
    const begun: unknown[] = []
    const { plugin, http } = await openLogin({
      answers: { 'auth.login': () => (begun.push(...plugin.emitted(loginStarted)), ANSWER) },
    })
    await signIn('lan88', 'secret1')
    expect(http.calls).toHaveLength(1)
    expect(begun).toHaveLength(1)
  })

  it('[EN-30] warns if the browser cannot store the session', async () => {
    const { session, storage, overlays } = await openLogin()
    vi.spyOn(session, 'start').mockImplementation(() => void storage.degraded.add('session'))
    await signIn('lan88', 'secret1')
    expect(overlays.toasts.map(({ text }) => text)).toEqual([texts.session_not_saved])
  })

  it('[RR-06] goes to the page that asked for the login', async () => {
    const { navigation } = await openLogin()
    navigation.redirectToLogin('/m/launchGame?vendor=TCG_SEA&code=SL001')
    await signIn('lan88', 'secret1')
    expect(navigation.went).toEqual([{ to: '/m/launchGame?vendor=TCG_SEA&code=SL001', replace: true }])
  })

  it.each([
    ['the weak password', {}, '123456', {}, 'weak'],
    ['an expired one', { passwordExpired: true }, 'secret1', { PWDEXPFORCECHANGE3: true }, 'expired'],
    ['nothing', { passwordExpired: true }, 'secret1', {}, undefined],
  ])(
    '[ST-03] begins a session that requires a change of password for %s',
    async (_case, part, secret, switches, owes) => {
      const { session } = await openLogin({ answers: { 'auth.login': { ...ANSWER, ...part } }, switches })
      await signIn('lan88', secret)
      expect(session.started.map((begun) => begun.passwordChangeRequired)).toEqual([owes])
    },
  )

  it('[VA-17] shows an error at its field, before any call, and focuses the field', async () => {
    const { http } = await openLogin()
    await submit()
    expect(screen.getByText('Enter your username')).toBeTruthy()
    expect(screen.getByText('Enter your password')).toBeTruthy()
    expect(document.activeElement).toBe(username())

    type(username(), 'lan88')
    expect(screen.queryByText('Enter your username')).toBeNull()
    type(password(), '12')
    await submit()
    expect(screen.getByText('At least 6 characters')).toBeTruthy()
    expect(document.activeElement).toBe(password())
    expect([username().value, password().value]).toEqual(['lan88', '12'])
    expect(http.calls).toEqual([])
  })

  it('[VA-17] uses the merchant’s rules', async () => {
    const { http } = await openLogin({ settings: { usernameMin: 2, passwordMin: 8 } })
    await signIn('ab', 'secret1')
    expect(screen.getByText('At least 8 characters')).toBeTruthy()
    expect(http.calls).toEqual([])
    await signIn('ab', 'secret12')
    expect(http.calls).toHaveLength(1)
  })

  it('[ER-06] says at its field that the password is wrong, keeps what was typed and selects it', async () => {
    const { overlays, session } = await openLogin({ answers: { 'auth.login': WRONG } })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await signIn('lan88', 'secret1')
    expect(overlays.alerts).toEqual([])
    expect(screen.getByRole('alert').textContent).toBe('Wrong name or password')
    expect(password().getAttribute('aria-invalid')).toBe('true')
    expect(password().getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id)
    expect([username().value, password().value]).toEqual(['lan88', 'secret1'])
    expect(document.activeElement).toBe(password())
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, 'secret1'.length])
    expect(session.started).toEqual([])
    await act(async () => void vi.advanceTimersByTime(500))
    type(password(), 'secret2')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps all typed text if the password was not wrong', async () => {
    const { overlays } = await openLogin({
      answers: { 'auth.login': new HttpError('HT-TIMEOUT', 'late', 'auth.login') },
    })
    await signIn('lan88', 'secret1')
    expect(overlays.alerts).toMatchObject([{ message: texts.timeout }])
    expect([username().value, password().value]).toEqual(['lan88', 'secret1'])
  })

  it('[ER-02] offline: a toast of 1.5 s, and a message in the form until the player types', async () => {
    const { overlays } = await openLogin({
      answers: { 'auth.login': new HttpError('HT-OFFLINE', 'offline', 'auth.login') },
    })
    await signIn('lan88', 'secret1')
    expect(overlays.toasts).toEqual([{ text: 'You are offline', options: { ms: 1500, kind: 'warning' } }])
    expect(overlays.alerts).toEqual([])
    expect(screen.getByText('You are offline')).toBeTruthy()
  })

  it('[CA-02] shows the message of a failed encryption unchanged', async () => {
    const { overlays } = await openLogin({
      answers: { 'auth.login': new HttpError('CR-MISSING', 'Missing Encryption', 'auth.login') },
    })
    await signIn('lan88', 'secret1')
    expect(overlays.alerts).toEqual([{ title: 'Notice', message: 'Missing Encryption', button: 'Confirm' }])
  })

  it('a late answer does not sign in a player who has left', async () => {
    let answer = (_given: LoginAnswer): void => {}
    const late = new Promise<LoginAnswer>((resolve) => (answer = resolve))
    const { session, navigation, view } = await openLogin({ answers: { 'auth.login': () => late } })
    await signIn('lan88', 'secret1')
    view.unmount()
    await act(async () => answer(ANSWER))
    expect(session.started).toEqual([])
    expect(navigation.went).toEqual([])
  })

  it('clears the password, and not the name, when the page is left', async () => {
    await openLogin()
    type(username(), 'lan88')
    type(password(), 'secret1')
    act(() => void dispatchEvent(new Event('pagehide')))
    expect([username().value, password().value]).toEqual(['lan88', ''])
  })

  it('[ST-03] says that it is logging in while the call runs, and no longer', async () => {
    let refuse = (_error: HttpError): void => {}
    const slow = new Promise<LoginAnswer>((_resolve, reject) => (refuse = reject))
    await openLogin({ answers: { 'auth.login': () => slow } })
    expect([button().textContent, button().getAttribute('aria-busy')]).toEqual([texts.log_in, null])
    await signIn('lan88', 'secret1')
    expect([button().textContent, button().getAttribute('aria-busy')]).toEqual([texts.logging_in, 'true'])
    await act(async () => refuse(WRONG))
    await flushImports()
    expect(button().textContent).toBe(texts.log_in)
  })

  describe('[ST-02] the lock', () => {
    it('a double tap sends one call', async () => {
      let answer = (_given: LoginAnswer): void => {}
      const slow = new Promise<LoginAnswer>((resolve) => (answer = resolve))
      const { http, session } = await openLogin({ answers: { 'auth.login': () => slow } })
      await signIn('lan88', 'secret1')
      await submit()
      await submit()
      expect(http.calls).toHaveLength(1)
      await act(async () => answer(ANSWER))
      expect(http.calls).toHaveLength(1)
      expect(session.started).toHaveLength(1)
    })

    it('lasts for 500 ms after a failure, no longer', async () => {
      const { http } = await openLogin({ answers: { 'auth.login': WRONG } })
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      await signIn('lan88', 'secret1')
      await signIn('lan88', 'secret2')
      expect(http.calls).toHaveLength(1)

      await act(async () => void vi.advanceTimersByTime(499))
      await submit()
      expect(http.calls).toHaveLength(1)

      await act(async () => void vi.advanceTimersByTime(1))
      await submit()
      expect(http.calls).toHaveLength(2)
    })
  })
})

describe('a forgotten password', () => {
  const HELP = /^Forgot your password\?/
  const help = () =>
    screen.getByText((_text, element) => element?.tagName === 'P' && HELP.test(element.textContent))
  const mail = () => screen.queryByRole('link', { name: 'help@lotus.example' })
  /** Customer service that is on, and whether it has an entry. */
  const serve = async (plugin: PluginTest, some: boolean): Promise<void> => {
    const Contact = ({ onEntries }: ContactProps) => {
      useEffect(() => onEntries?.(some), [onEntries])
      return null
    }
    await act(async () => {
      plugin.contributeOthers(routes, [{ path: SERVICE_PATH, access: 'public', component: 'ServiceScreen' }])
      plugin.contributeOthers(contactUs, [Contact])
      await Promise.resolve()
    })
  }

  it('leads to customer service', async () => {
    const { plugin } = await openLogin({ mail: 'help@lotus.example' })
    await serve(plugin, true)
    await vi.waitFor(() => expect(help().textContent).toContain('Our customer service sets a new one'))
    expect(mail()).toBeNull()
  })

  it.each(['off', 'without an entry'])('leads to the merchant’s mail where that is %s', async (how) => {
    const { plugin } = await openLogin({ mail: 'help@lotus.example' })
    if (how !== 'off') await serve(plugin, false)
    await vi.waitFor(() => expect(help().textContent).toContain('Write to us'))
    expect(help().textContent).not.toContain('customer service')
    expect(mail()?.getAttribute('href')).toBe('mailto:help@lotus.example')
  })

  it('promises nothing where there is neither', async () => {
    await openLogin()
    expect(help().textContent).toContain('It cannot be reset here')
    expect(mail()).toBeNull()
  })
})

const openSettings = vi.fn<() => void>()
const HEADER = { openSettings }

describe('HeaderActions', () => {
  it('takes a guest to the login, and to the registration where there is one', async () => {
    const { plugin, navigation } = await start()
    act(() => navigation.navigate('/m/home'))
    render(plugin.element('HeaderActions', HEADER))
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login')
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull()
    act(() => {
      plugin.contributeOthers(routes, [{ path: '/m/register', access: 'guest', component: 'RegisterScreen' }])
    })
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/m/register')
    expect(screen.queryByRole('button')).toBeNull()
    act(() => navigation.navigate('/m/login'))
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull()
  })

  it('shows a member’s name, which opens the settings', async () => {
    const { plugin } = await start({ member: testMember({ userName: 'lan88' }) })
    render(plugin.element('HeaderActions', HEADER))
    fireEvent.click(screen.getByRole('button', { name: 'lan88' }))
    expect(openSettings).toHaveBeenCalledOnce()
  })
})

describe('SettingsLogOut', () => {
  const close = vi.fn<() => void>()
  const press = async (): Promise<void> => {
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    await act(async () => {})
  }

  it('is for members', async () => {
    const { plugin } = await start()
    render(plugin.element('SettingsLogOut', { close }))
    await act(async () => {})
    expect(screen.queryByRole('button')).toBeNull()
  })

  it.each([
    ['tells the gateway', { success: true }],
    ['even if the call fails', new HttpError('HT-NETWORK', 'none', 'auth.logout')],
    ['without waiting for an answer', () => new Promise(() => {})],
  ])('[ST-32a] logs out: %s', async (_case, answer) => {
    const { plugin, http, session, navigation, overlays, storage } = await start({
      member: testMember(),
      answers: { 'auth.logout': answer },
    })
    storage.stored.set('remPass', 'sealed').set('sass', 'x')
    render(plugin.element('SettingsLogOut', { close }))
    await press()
    expect(close).toHaveBeenCalled()
    expect(session.ended).toEqual(['logout'])
    expect([...storage.stored.keys()]).toEqual([DEVICE_ID.name])
    expect(http.callsOf('auth.logout')).toHaveLength(1)
    expect(navigation.went).toEqual([{ to: '/m/home', replace: false }])
    expect(overlays.toasts.map(({ text }) => text)).toEqual(['You are logged out'])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('keeps the session if the player cancels', async () => {
    const { plugin, http, session, overlays } = await start({ member: testMember(), confirms: false })
    render(plugin.element('SettingsLogOut', { close }))
    await press()
    expect(overlays.confirms).toHaveLength(1)
    expect(http.calls).toEqual([])
    expect(session.ended).toEqual([])
  })
})
