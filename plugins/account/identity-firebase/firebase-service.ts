import { createStore } from '@foyer/sdk'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  browserPopupRedirectResolver,
  debugErrorMap,
  FacebookAuthProvider,
  getMultiFactorResolver,
  getRedirectResult,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  multiFactor,
  type MultiFactorError,
  type MultiFactorResolver,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth'
import { codeOf } from './identity-failure.ts'
import type {
  MfaEnrolment,
  IdentityService,
  IdentityServiceOptions,
  IdentityStep,
  IdentityUser,
  PhoneSecondFactor,
} from './identity-service.ts'

import { IDENTITY_TOKEN_MS } from '../shared/points.ts'

/** Part of the key under which the SDK stores a running redirect: the returning page must use the same. */
const APP_NAME = 'foyer'
const PROVIDERS = { 'google.com': GoogleAuthProvider, 'facebook.com': FacebookAuthProvider } as const

/** The used parts of Firebase Authentication. In its own chunk, with the SDK. */
export function firebaseService({
  language,
  now,
  apiKey,
  authDomain,
}: IdentityServiceOptions): IdentityService {
  const app = initializeApp({ apiKey, ...(authDomain && { authDomain }) }, APP_NAME)
  const auth = initializeAuth(app, {
    // Only the gateway's session lasts: the browser stores nothing of the identity.
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
    // Texts that support reads under 'Reason:' (ER-10).
    errorMap: debugErrorMap,
  })
  const enrolment = createStore<MfaEnrolment | undefined>(undefined)
  const applyLanguage = (): void => void (auth.languageCode = language())

  const userOf = (user: User, channel: string): IdentityUser => ({
    channel,
    async idToken() {
      const { token, issuedAtTime } = await user.getIdTokenResult()
      return isStale(issuedAtTime, now()) ? user.getIdToken(true) : token
    },
  })
  const stepOf = async (
    signingIn: Promise<UserCredential | null>,
    channel: string,
  ): Promise<IdentityStep | undefined> => {
    try {
      const signedIn = await signingIn
      if (!signedIn) return undefined
      const { user } = signedIn
      enrolment.set(multiFactor(user).enrolledFactors.length > 0 ? undefined : enrolmentOf(user))
      return { kind: 'user', user: userOf(user, channel) }
    } catch (error) {
      if (codeOf(error) !== 'auth/multi-factor-auth-required') throw error
      // The code identifies the error; the SDK has no test for it.
      const resolver = getMultiFactorResolver(auth, error as MultiFactorError)
      return { kind: 'second-factor', factor: factorOf(resolver, channel) }
    }
  }
  /** A captcha of the service's own, which appears only if the service has doubts. Each is used once. */
  const withVerifier = async <T>(
    container: HTMLElement,
    use: (verifier: RecaptchaVerifier) => Promise<T>,
  ): Promise<T> => {
    applyLanguage()
    const holder = document.createElement('div')
    container.append(holder)
    const verifier = new RecaptchaVerifier(auth, holder, { size: 'invisible' })
    try {
      return await use(verifier)
    } finally {
      verifier.clear()
      holder.remove()
    }
  }
  const credential = (verificationId: string, code: string) =>
    PhoneAuthProvider.credential(verificationId, code)
  const enrolmentOf = (user: User): MfaEnrolment => ({
    send: (phoneNumber, container) =>
      withVerifier(container, async (verifier) => {
        const session = await multiFactor(user).getSession()
        return new PhoneAuthProvider(auth).verifyPhoneNumber({ phoneNumber, session }, verifier)
      }),
    async confirm(verificationId, code) {
      await multiFactor(user).enroll(PhoneMultiFactorGenerator.assertion(credential(verificationId, code)))
      enrolment.set(undefined)
    },
  })
  const factorOf = (resolver: MultiFactorResolver, channel: string): PhoneSecondFactor => {
    const hints = resolver.hints.filter(({ factorId }) => factorId === PhoneMultiFactorGenerator.FACTOR_ID)
    return {
      phones: hints.map((hint) =>
        'phoneNumber' in hint ? String(hint.phoneNumber) : (hint.displayName ?? ''),
      ),
      send: (phone, container) =>
        withVerifier(container, (verifier) =>
          new PhoneAuthProvider(auth).verifyPhoneNumber(
            { multiFactorUid: hints[phone]?.uid ?? '', session: resolver.session },
            verifier,
          ),
        ),
      async confirm(verificationId, code) {
        const assertion = PhoneMultiFactorGenerator.assertion(credential(verificationId, code))
        return userOf((await resolver.resolveSignIn(assertion)).user, channel)
      },
    }
  }
  return {
    async popUp(provider) {
      applyLanguage()
      const step = await stepOf(signInWithPopup(auth, new PROVIDERS[provider]()), provider)
      return step ?? Promise.reject(new Error('the pop-up returned no user'))
    },
    async redirect(provider) {
      applyLanguage()
      await signInWithRedirect(auth, new PROVIDERS[provider]())
    },
    resume: (provider) => stepOf(getRedirectResult(auth), provider),
    sendCode: (phone, container) =>
      withVerifier(container, (verifier) => new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier)),
    async confirm(verificationId, code) {
      const { user } = await signInWithCredential(auth, credential(verificationId, code))
      enrolment.set(undefined)
      return userOf(user, 'phone')
    },
    enrolment,
    async signOut() {
      enrolment.set(undefined)
      await signOut(auth)
    },
    close: () => void deleteApp(app).catch(() => undefined),
  }
}

/**
 * Whether a token is too old for the gateway, or its age is unknown (CO-09).
 * @param issuedAt a date in the SDK's format
 * @param now epoch milliseconds
 */
export const isStale = (issuedAt: string, now: number): boolean =>
  !(now - Date.parse(issuedAt) <= IDENTITY_TOKEN_MS)
