// @vitest-environment node
import {
  DEVICE,
  HTTP,
  HttpError,
  I18N,
  NAVIGATION,
  OVERLAYS,
  SESSION,
  SITE,
  siteStatusArrived,
  STORAGE,
} from '@foyer/sdk'
import {
  fakeDevice,
  fakeHttp,
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeSession,
  fakeSite,
  fakeStorage,
  testMember,
  testPlugin,
  testStatus,
} from '@foyer/sdk/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DEVICE_ID } from '../shared/origin.ts'
import type { LoginAnswer } from '../shared/endpoints.ts'
import { loginStarted } from '../shared/session.ts'
import type { RememberedLogin } from '../shared/remembered-login.ts'
import { secondFactors } from '../shared/points.ts'
import auth from './manifest.ts'

const recalled = vi.hoisted(() => ({ login: undefined as RememberedLogin | undefined }))
vi.mock('../shared/remembered-login.ts', async (original: () => Promise<object>) => ({
  ...(await original()),
  loadRememberedLogin: () => Promise.resolve(recalled.login),
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

interface World {
  readonly at?: string
  readonly answer?: unknown
  readonly captcha?: boolean
  readonly switches?: Record<string, boolean>
}
async function start({ at = '/m/home', answer = ANSWER, captcha = false, switches = {} }: World = {}) {
  const status = testStatus({
    merchantCode: 'LOTUS',
    switches: { MOBILEAUTOLOGIN3: true, ...switches },
    settings: { 'account.auth': { captcha } },
  })
  const http = fakeHttp({ 'auth.login': answer })
  const session = fakeSession()
  const navigation = fakeNavigation()
  const { pathname, search } = new URL(at, 'https://site.test')
  navigation.location.set({ pathname, search, hash: '' })
  const overlays = fakeOverlays()
  const storage = fakeStorage({
    [DEVICE_ID.name]: '0f0e0d0c-0b0a-4908-8706-050403020100',
    remPass: 'sealed',
  })
  const test = await testPlugin(auth, {
    services: {
      [HTTP]: http,
      [SESSION]: session,
      [NAVIGATION]: navigation,
      [OVERLAYS]: overlays,
      [SITE]: fakeSite({ merchant: { code: 'LOTUS' }, status }),
      [DEVICE]: fakeDevice(),
      [STORAGE]: storage,
      [I18N]: fakeI18n(),
    },
  })
  const arrive = async (): Promise<void> => {
    test.emit(siteStatusArrived, status)
    await vi.dynamicImportSettled()
  }
  const silent = (): void =>
    expect([overlays.alerts, overlays.toasts, overlays.confirms]).toEqual([[], [], []])
  return { test, http, session, navigation, storage, overlays, arrive, silent }
}

/** An answer that arrives when the test says. */
function pendingAnswer() {
  let give = (_answer: LoginAnswer): void => {}
  const answer = new Promise<LoginAnswer>((resolve) => (give = resolve))
  const finishCall = async (): Promise<void> => {
    give(ANSWER)
    await vi.dynamicImportSettled()
    await Promise.resolve()
  }
  return { answer: () => answer, finishCall }
}

beforeEach(() => {
  recalled.login = { username: 'lan88', password: 'secret1', type: 'username', merchant: 'LOTUS' }
})

describe('the automatic login', () => {
  it('[ST-06] waits until the other tabs are asked, and leaves a session that one of them gave', async () => {
    const { http, session, arrive } = await start()
    session.known.set(false)
    await arrive()
    expect(http.callsOf('auth.login')).toEqual([])
    session.current.set(testMember())
    session.known.set(true)
    await vi.dynamicImportSettled()
    expect(http.callsOf('auth.login')).toEqual([])

    const alone = await start()
    alone.session.known.set(false)
    await alone.arrive()
    alone.session.known.set(true)
    await vi.waitFor(() => expect(alone.http.callsOf('auth.login')).toHaveLength(1))
  })

  it('[ST-06] [RO-05] is silent: the player becomes a member and stays on the page', async () => {
    const { http, session, navigation, storage, arrive, silent } = await start({ at: '/m/game?id=3' })
    await arrive()
    expect(http.callsOf('auth.login')).toMatchObject([
      { body: { type: 'username', username: 'lan88', password: 'secret1' } },
    ])
    expect(session.started).toMatchObject([{ id: '77', token: 'token-77', merchantCode: 'LOTUS' }])
    expect([navigation.went, navigation.logins]).toEqual([[], []])
    expect(storage.stored.get('remPass')).toBe('sealed')
    silent()
  })

  it('[ST-06] is tried once per load', async () => {
    const { http, arrive } = await start({ answer: refused('login.locked') })
    await arrive()
    await arrive()
    expect(http.callsOf('auth.login')).toHaveLength(1)
  })

  it('[ST-06] waits for the status, and uses the query that the page was opened with', async () => {
    const { http, navigation, arrive } = await start({ at: '/m/home?redirectUrl=%2Fm%2Factivity' })
    navigation.navigate('/m/activity')
    await arrive()
    expect(http.calls).toEqual([])
  })

  it('[RO-05] does not run if the merchant’s switch is off', async () => {
    const { http, arrive } = await start({ switches: { MOBILEAUTOLOGIN3: false } })
    await arrive()
    expect(http.calls).toEqual([])
  })

  it('[ST-06] [ST-03] a required change of password begins a session that requires it', async () => {
    const answer = { ...ANSWER, passwordExpired: true }
    const { session, arrive } = await start({ answer, switches: { PWDEXPFORCECHANGE3: true } })
    await arrive()
    expect(session.started).toMatchObject([{ passwordChangeRequired: 'expired' }])
  })

  it('[ST-06] asks for the usual screen if a captcha is required, with the way back to this page', async () => {
    const { http, navigation, storage, arrive, silent } = await start({ at: '/m/game?id=3', captcha: true })
    await arrive()
    expect(navigation.logins).toEqual(['/m/game?id=3'])
    expect(http.callsOf('auth.login')).toEqual([])
    expect(storage.stored.get('remPass')).toBe('sealed')
    silent()
  })

  it.each([
    ['passed, and the player stays where they are', ANSWER, [{ id: '77' }]],
    ['cancelled, and nobody is signed in', undefined, []],
  ])('[ST-06] opens the modal if a second factor is required: %s', async (_case, result, begun) => {
    const { test, session, navigation, storage, overlays, arrive, silent } = await start({
      at: '/m/game?id=3',
      answer: refused('login_verify_required'),
    })
    test.contributeOthers(secondFactors, [{ component: 'Factor' }])
    await arrive()
    await vi.waitFor(() => expect(overlays.opened).toHaveLength(1))
    expect(session.started).toEqual([])
    overlays.opened[0]?.close(result)
    await vi.waitFor(() => expect(session.started).toMatchObject(begun))
    expect([navigation.went, navigation.logins]).toEqual([[], []])
    expect(storage.stored.get('remPass')).toBe('sealed')
    silent()
  })

  it('[ST-06] leaves a guest if a second factor is required and none is on', async () => {
    const { session, navigation, overlays, arrive, silent } = await start({
      answer: refused('login_verify_required'),
    })
    await arrive()
    expect([session.started, navigation.logins, overlays.opened]).toEqual([[], [], []])
    silent()
  })

  it.each(['/m/login', '/m/register'])('[ST-06] leaves a player at %s there', async (at) => {
    const { navigation, arrive } = await start({ at, captcha: true })
    await arrive()
    expect(navigation.logins).toEqual([])
  })

  it.each([
    ['HT-OFFLINE', new HttpError('HT-OFFLINE', 'offline', 'auth.login'), true],
    ['HT-TIMEOUT', new HttpError('HT-TIMEOUT', 'late', 'auth.login'), true],
    ['login.locked', refused('login.locked'), true],
    ['captcha.err', refused('captcha.err'), true],
    ['login.cred.err', refused('login.cred.err'), false],
    ['not.exists.user', refused('not.exists.user'), false],
  ])('[ST-05] [ST-06] %s leaves a guest, in silence', async (_code, answer, remembered) => {
    const { session, navigation, storage, arrive, silent } = await start({ answer })
    await arrive()
    expect(session.started).toEqual([])
    expect(navigation.logins).toEqual([])
    expect(storage.stored.has('remPass')).toBe(remembered)
    silent()
  })

  it('a login that the player began before wins', async () => {
    const { test, http, arrive } = await start()
    test.context.emit(loginStarted, undefined)
    await arrive()
    expect(http.calls).toEqual([])
  })

  it.each<[string, (world: Awaited<ReturnType<typeof start>>) => unknown]>([
    ['a login that the player begins', ({ test }) => test.context.emit(loginStarted, undefined)],
    ['a session that began', ({ session }) => session.start(testMember({ id: '5' }))],
    ['[ST-32a] a log-out in another tab', ({ session }) => (session.autoLogin = 'off')],
    ['[ST-32a] a login that was forgotten', ({ storage }) => storage.stored.delete('remPass')],
    ['a login that another tab remembers', ({ storage }) => storage.stored.set('remPass', 'other')],
  ])('%s in the meantime wins', async (_what, meanwhile) => {
    const { answer, finishCall } = pendingAnswer()
    const world = await start({ answer })
    await world.arrive()
    expect(world.http.callsOf('auth.login')).toHaveLength(1)
    meanwhile(world)
    await finishCall()
    expect(world.session.started.map(({ id }) => id)).not.toContain('77')
    world.silent()
  })
})
