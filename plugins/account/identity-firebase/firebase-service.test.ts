import { beforeEach, describe, expect, it, vi } from 'vitest'
import { firebaseService } from './firebase-service.ts'
import type { IdentityService } from './identity-service.ts'

/** The SDK's object, and the language that it had at each call. */
const { auth, calls, reply } = vi.hoisted(() => {
  const auth: { languageCode: string | null } = { languageCode: null }
  const calls: [call: string, language: string | null][] = []
  const reply = (call: string, value: unknown) => () => {
    calls.push([call, auth.languageCode])
    return Promise.resolve(value)
  }
  return { auth, calls, reply }
})

vi.mock('firebase/app', () => ({ initializeApp: () => ({}), deleteApp: () => Promise.resolve() }))
vi.mock('firebase/auth', () => ({
  browserPopupRedirectResolver: {},
  debugErrorMap: {},
  inMemoryPersistence: {},
  FacebookAuthProvider: class {},
  GoogleAuthProvider: class {},
  PhoneAuthProvider: class {
    verifyPhoneNumber = reply('code', 'id-1')
  },
  RecaptchaVerifier: class {
    clear(): void {}
  },
  initializeAuth: () => auth,
  multiFactor: () => ({ enrolledFactors: [{}] }),
  signInWithPopup: reply('window', { user: {} }),
  signInWithRedirect: reply('redirect', undefined),
}))

beforeEach(() => {
  auth.languageCode = null
  calls.length = 0
})

describe('the service of identities', () => {
  it.each<[call: string, make: (service: IdentityService) => Promise<unknown>]>([
    ['window', (service) => service.popUp('google.com')],
    ['redirect', (service) => service.redirect('facebook.com')],
    ['code', (service) => service.sendCode('+84901234567', document.createElement('div'))],
  ])('[LG-02] gets the code of the player’s language, as it is at the call: %s', async (call, make) => {
    let language = 'zh-CN'
    const options = { apiKey: 'key', authDomain: 'demo.firebaseapp.com', now: () => 0 }
    const service = firebaseService({ ...options, language: () => language })
    await make(service)
    language = 'vi'
    await make(service)
    expect(calls).toEqual([
      [call, 'zh-CN'],
      [call, 'vi'],
    ])
  })
})
