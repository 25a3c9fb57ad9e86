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
import { vi } from 'vitest'
import { DEVICE_ID } from '../shared/origin.ts'
import type { LoginChoice, LoginDialogs } from './identity-login.tsx'
import type { LoginAnswer, RegistrationAnswer } from '../shared/endpoints.ts'
import { LoginFlow } from './login-flow.ts'
import auth from './manifest.ts'
import { signInByMethod } from './login-methods.tsx'

export const ANSWER: LoginAnswer = {
  token: 'token-77',
  id: '77',
  userName: 'fb77',
  customerName: 'Lan',
  customerType: 0,
  firstTimeLogin: true,
  passwordExpired: false,
  updatePassword: false,
}
export const IDENTITY: LoginCredentials = { type: 'firebase', channel: 'google.com', idToken: 'id-token' }
export const PROOF = { firebaseChannel: 'google.com', firebaseIdToken: 'id-token' }
export const MADE: RegistrationAnswer = {
  token: 'token-77',
  id: '77',
  userName: 'fb77',
  customerName: 'Lan',
  customerType: 0,
}
export const refused = (errorCode: string, message: string) =>
  new HttpError('HT-REFUSED', 'refused', 'auth.login-identity', { status: 200, errorCode, message })
export const UNBOUND = refused('bind_customer_required', 'No account yet (bind_customer_required)')

export const OWN_ID = '0f0e0d0c-0b0a-4908-8706-050403020100'

interface World {
  readonly answers?: Record<string, unknown>
  readonly switches?: Record<string, boolean>
  readonly choice?: LoginChoice
}
/** The plugin’s login flow, with fakes around it and dialogs that answer. */
export async function start({ answers = {}, switches = {}, choice }: World = {}) {
  const http = fakeHttp({ 'auth.login': ANSWER, 'auth.login-identity': ANSWER, ...answers })
  const session = fakeSession()
  const navigation = fakeNavigation('/m/login')
  const services = {
    session,
    http,
    navigation,
    overlays: fakeOverlays(),
    site: fakeSite({ status: { merchantCode: 'LOTUS', switches } }),
    storage: fakeStorage({ [DEVICE_ID.name]: OWN_ID }),
    i18n: fakeI18n(),
    device: { platform: 'ios', shell: 'webclip', ipad: false, iosVersion: [17, 1], headerValue: 'WEBCLIP' },
  } as const
  const test = await testPlugin(auth, {
    services: {
      [HTTP]: http,
      [SESSION]: session,
      [NAVIGATION]: navigation,
      [OVERLAYS]: services.overlays,
      [SITE]: services.site,
      [DEVICE]: services.device,
      [STORAGE]: services.storage,
      [I18N]: services.i18n,
    },
  })
  const flow = new LoginFlow(test.context, services)
  const dialogs = {
    showFailure: vi.fn<LoginDialogs['showFailure']>(() => Promise.resolve()),
    chooseAccount: vi.fn<LoginDialogs['chooseAccount']>(() => Promise.resolve(choice)),
    showIdentityExpired: vi.fn<LoginDialogs['showIdentityExpired']>(),
  }
  const signIn = signInByMethod(flow, dialogs, navigation)
  return { test, services, http, session, navigation, flow, dialogs, signIn }
}
export const bodies = (http: ReturnType<typeof fakeHttp>, endpoint: string) =>
  http.callsOf(endpoint).map(({ body }) => body)
