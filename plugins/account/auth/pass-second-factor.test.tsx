import {
  DEVICE,
  HTTP,
  HttpError,
  I18N,
  type LoginCredentials,
  NAVIGATION,
  OVERLAYS,
  SESSION,
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
  testPlugin,
} from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collectGarbage } from '../../../tests/collect-garbage.ts'
import { DEVICE_ID } from '../shared/origin.ts'
import type { LoginAnswer } from '../shared/endpoints.ts'
import { secondFactors } from '../shared/points.ts'
import { LoginFlow } from './login-flow.ts'
import auth from './manifest.ts'
import { passSecondFactor } from './pass-second-factor.tsx'

const ANSWER: LoginAnswer = {
  token: 'token-77',
  id: '77',
  userName: 'lan88',
  customerName: undefined,
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: true,
  updatePassword: false,
}
const refused = (errorCode: string, message: string): HttpError =>
  new HttpError('HT-REFUSED', 'refused', 'auth.login', {
    status: 200,
    errorCode,
    message,
    value: { email: true },
  })
const ASKED = refused('login_verify_required', 'Please verify')
const TYPED = { username: 'lan88', password: 'secret 1' }

async function start(factor: 'on' | 'off' = 'on') {
  const session = fakeSession()
  const services = {
    http: fakeHttp({ 'auth.login': ASKED }),
    session,
    navigation: fakeNavigation('/m/login'),
    overlays: fakeOverlays(),
    site: fakeSite({ status: { merchantCode: 'LOTUS', switches: { PWDEXPFORCECHANGE3: true } } }),
    storage: fakeStorage({ [DEVICE_ID.name]: '0f0e0d0c-0b0a-4908-8706-050403020100' }),
    i18n: fakeI18n(),
    device: { platform: 'ios', shell: 'webclip', ipad: false, iosVersion: [17, 1], headerValue: 'WEBCLIP' },
  } as const
  const test = await testPlugin(auth, {
    services: {
      [HTTP]: services.http,
      [SESSION]: session,
      [NAVIGATION]: services.navigation,
      [OVERLAYS]: services.overlays,
      [SITE]: services.site,
      [DEVICE]: services.device,
      [STORAGE]: services.storage,
      [I18N]: services.i18n,
    },
  })
  if (factor === 'on') test.contributeOthers(secondFactors, [{ component: 'Factor' }])
  const flow = new LoginFlow(test.context, services)
  const opened = async () => {
    await vi.waitFor(() => expect(services.overlays.opened).toHaveLength(1))
    const [sheet] = services.overlays.opened
    if (!sheet) throw new Error('nothing was opened')
    return sheet
  }
  return { flow, opened, context: test.context, ...services }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a login that requires a second factor', () => {
  it('[ST-04] ends like every login once it has passed, including a required change of password', async () => {
    const { flow, opened, session, navigation } = await start()
    navigation.redirectToLogin('/m/launchGame?code=SL001')
    const ended = flow.submit(TYPED)
    const sheet = await opened()
    expect(flow.submission.state.get()).toEqual({ step: 'processing' })
    expect(sheet.options).toMatchObject({ kind: 'sheet', priority: 'child' })
    sheet.close(ANSWER)
    expect(await ended).toMatchObject({ step: 'done' })
    expect(session.started).toEqual([
      expect.objectContaining({ token: 'token-77', userName: 'lan88', passwordChangeRequired: 'expired' }),
    ])
    // The change of password comes first; the page that asked for the login is stored for afterwards.
    expect([navigation.went, navigation.consumeReturnTo()]).toEqual([[], '/m/launchGame?code=SL001'])
  })

  it.each<[string, LoginAnswer | undefined]>([
    ['has passed', ANSWER],
    ['is cancelled', undefined],
  ])('[ST-04] name and password are out of memory once it %s', async (_how, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { context, i18n, overlays } = await start()
    /** The credentials, which only the sheet may have from now on. */
    const ask = (credentials: object) => {
      const given = { ...TYPED, ...credentials }
      const services = { i18n, overlays }
      const ended = passSecondFactor(ASKED, given, { context, services }, new AbortController().signal)
      return { ended, memory: new WeakRef(given) }
    }
    const { ended, memory } = ask({})
    await collectGarbage()
    expect(memory.deref()).toEqual(TYPED)
    overlays.opened[0]?.close(answer)
    expect(await ended).toEqual(answer)
    // The fake's list of what was opened; the kernel's service drops it too.
    overlays.opened.length = 0
    await collectGarbage()
    expect(memory.deref()).toBeUndefined()
  })

  it('returns to idle if the player cancels, and reports that to a method', async () => {
    const { flow, opened, session } = await start()
    const ended = flow.signIn({ type: 'username', ...TYPED })
    ;(await opened()).close()
    expect(await ended).toEqual({ kind: 'dismissed', step: 'second-factor' })
    expect(flow.submission.state.get()).toEqual({ step: 'idle' })
    expect(session.started).toEqual([])
  })

  it('[ER-07] fails like a login if too many wrong factors lock the account', async () => {
    const { flow, opened } = await start()
    const ended = flow.submit(TYPED)
    ;(await opened()).close(refused('login.locked', 'Locked for 15 minutes'))
    expect(await ended).toMatchObject({
      step: 'failed',
      failure: { presentation: 'alert', text: { server: 'Locked for 15 minutes' } },
    })
  })

  it('closes the modal with the screen, and then begins no session', async () => {
    const { flow, opened, session } = await start()
    const ended = flow.signIn({ type: 'username', ...TYPED })
    const sheet = await opened()
    flow.close()
    expect(sheet.open).toBe(false)
    sheet.close(ANSWER)
    expect(await ended).toEqual({ kind: 'aborted' })
    expect(session.started).toEqual([])
  })

  it('[ER-06] shows the gateway’s message if no second factor is on', async () => {
    const { flow, overlays } = await start('off')
    expect(await flow.submit(TYPED)).toMatchObject({
      step: 'failed',
      failure: { presentation: 'alert', text: { server: 'Please verify' } },
    })
    expect(overlays.opened).toEqual([])
  })

  it('shows it if the login had no name and password, which the second call needs', async () => {
    const { flow, overlays } = await start()
    const sms: LoginCredentials = { type: 'sms', countryDialingCode: '+84', mobileNum: '901', code: '1' }
    expect(await flow.signIn(sms)).toMatchObject({ kind: 'failed', code: 'login_verify_required' })
    expect(overlays.opened).toEqual([])
  })
})
