import {
  createStore,
  HttpError,
  type I18n,
  type Navigation,
  type SessionInfo,
  type Storage as KeyStorage,
} from '@foyer/sdk'
import { describe, expect, it, vi } from 'vitest'
import { NO_OVERLAYS } from '../overlays/overlays-view.ts'
import { member } from './http-service.fake.ts'
import type { HttpConfig } from './ports.ts'
import { FailureEffects } from './show-failure.ts'

const view = { endpoint: 'test.call', method: 'GET', query: {}, body: undefined } as const

const expired = new HttpError('HT-STATUS', 'status 401', 'test.call', { status: 401 })

function effects(options: { online?: boolean } = {}) {
  const log: unknown[] = []
  let confirm = (): void => undefined
  const current = createStore<SessionInfo | undefined>(member('m1'))
  const overlays = {
    toast: (text: string, how: unknown) => void log.push(['toast', text, how]),
    alert: (how: unknown) => {
      log.push(['alert', how])
      return new Promise<void>((resolve) => (confirm = resolve))
    },
    view: createStore(NO_OVERLAYS),
    endLoadings: () => {},
  }
  const location = createStore({ pathname: '/m/myaccount', search: '?tab=1', hash: '' })
  const navigation = {
    location,
    redirectToLogin: (to: string) => log.push(['login', to]),
  } as unknown as Navigation
  const session = {
    current,
    known: createStore(true),
    autoLogin: 'allowed' as const,
    start: vi.fn(),
    update: vi.fn(),
    end: (reason: string) => {
      log.push(['end', reason])
      current.set(undefined)
    },
  }
  const i18n = { translate: (namespace: string) => (key: string) => `${namespace}:${key}` } as unknown as I18n
  const storage = {
    set: (key: { name: string }, value: unknown) => log.push([key.name, value]),
  } as unknown as KeyStorage
  const config = { online: () => options.online ?? true } as HttpConfig
  const made = new FailureEffects(overlays, session, navigation, i18n, storage, config)
  const fail = (error: HttpError, sentWith: 'current' | 'earlier' | 'none' = 'none') =>
    made.onFailure(error, view, { alert: true, tokenStatus: sentWith })
  return { log, fail, current, location, confirm: () => confirm() }
}

describe('FailureEffects', () => {
  it('[ER-03] ends the session at once, alerts, and goes to log in when the alert is closed', async () => {
    const { log, fail, confirm } = effects()
    fail(expired, 'current')
    expect(log).toEqual([
      ['end', 'expired'],
      ['alert', { title: 'kernel:notice', message: 'kernel:please_log_in', priority: 'alert-session' }],
    ])
    confirm()
    await vi.waitFor(() => expect(log.at(-1)).toEqual(['login', '/m/myaccount?tab=1']))
  })

  it.each<[string, (page: ReturnType<typeof effects>) => void]>([
    [
      'a member’s page has already led there',
      ({ location }) => location.set({ pathname: '/m/login', search: '', hash: '' }),
    ],
    ['the player has logged in meanwhile', ({ current }) => current.set(member('m2'))],
  ])('[ER-03] does not go to log in again when %s', async (_, meanwhile) => {
    const page = effects()
    page.fail(expired, 'current')
    meanwhile(page)
    page.confirm()
    await Promise.resolve()
    await Promise.resolve()
    expect(page.log.filter((entry) => Array.isArray(entry) && entry[0] === 'login')).toEqual([])
  })

  it('[ER-03] many such answers at once alert once', () => {
    const { log, fail, current } = effects()
    for (let n = 0; n < 20; n++) fail(expired, current.get() ? 'current' : 'earlier')
    expect(log.filter((entry) => Array.isArray(entry) && entry[0] === 'alert')).toHaveLength(1)
  })

  it('[ER-02] offline: a toast of 1.5 s', () => {
    vi.stubGlobal('isSecureContext', true)
    const { log, fail } = effects({ online: false })
    fail(new HttpError('HT-OFFLINE', 'x', 'test.call'))
    vi.unstubAllGlobals()
    expect(log).toEqual([['toast', 'kernel:network_offline', { ms: 1500, kind: 'warning' }]])
  })

  it('[ER-04] alerts the server’s message, and disables auto-login for the error codes that require it', () => {
    const { log, fail } = effects()
    fail(
      new HttpError('HT-REFUSED', 'x', 'test.call', {
        status: 200,
        errorCode: 'token_ip_different',
        message: 'Moved',
      }),
    )
    expect(log).toEqual([
      ['autoLogin', '0'],
      ['alert', { title: 'kernel:notice', message: 'Moved', priority: 'alert' }],
    ])
  })
})
