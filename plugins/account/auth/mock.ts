import type { LanguageCode } from '@foyer/sdk'
import { defineMock, failure, type MockReply, success } from '../../../mocks/define-mock.ts'
import { redeemProof } from '../../../mocks/world/captcha.ts'
import { bindIdentity, memberOfIdentity, readIdentityToken } from '../../../mocks/world/identities.ts'
import { loginAnswer } from '../../../mocks/world/login-answer.ts'
import { attemptLogin } from '../../../mocks/world/logins.ts'
import { FACTOR, factorFlags } from '../../../mocks/world/factor-demand.ts'
import { closeSession, openSession } from '../../../mocks/world/sessions.ts'
import { redeemCode, storedNumber } from '../../../mocks/world/text-messages.ts'
import type { World } from '../../../mocks/world/world.ts'
import { type Refusal, messageFor } from '../../../mocks/world/login-messages.ts'

type Language = LanguageCode | undefined

/** Signing in and out at the mock gateway (CA-03, EN-03, EN-04). */
export default defineMock({
  id: 'account.auth',
  initial: () => ({}),
  routes: [
    {
      id: 'auth.login',
      method: 'POST',
      path: '/wps/session/login',
      encrypted: true,
      reply: ({ body, world, settings, language }) => {
        if (fieldOf(body, 'type') === 'sms') return loginByCode(body, world, language)
        const given = credentialsOf(body)
        if (!given) return refuse(language, 'login.param.err')
        if (settings['captcha'] === true && !redeemProof(world, body)) return refuse(language, 'captcha.err')
        const attempt = attemptLogin(world, given.username, given.password)
        if (attempt.kind === 'refused') {
          const asked = attempt.errorCode === 'login_verify_required'
          return refuse(language, attempt.errorCode, asked ? factorFlags(FACTOR.of(world)) : undefined)
        }
        const { member, token } = attempt
        const identity = readIdentityToken(given.identityToken)
        if (identity) bindIdentity(world, identity, member)
        return success(loginAnswer(member, token))
      },
    },
    {
      id: 'auth.login-identity',
      method: 'POST',
      path: '/wps/session/login/firebase',
      encrypted: true,
      reply: ({ body, world, language }) => {
        const identity = readIdentityToken(fieldOf(body, 'firebaseIdToken'))
        if (!identity) return refuse(language, 'identity.token.invalid')
        const member = memberOfIdentity(world, identity)
        return member
          ? success(loginAnswer(member, openSession(world, member)))
          : refuse(language, 'bind_customer_required')
      },
    },
    {
      id: 'auth.logout',
      method: 'POST',
      path: '/wps/session/logout',
      reply: ({ world, request }) => {
        const token = request.headers.get('Authorization')
        if (token) closeSession(world, token)
        return success(true)
      },
    },
  ],
})

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined

/** Logs in the member whose number it is, by the code last sent to it. */
function loginByCode(body: unknown, world: World, language: Language): MockReply {
  const [dialing, number, code] = ['countryDialingCode', 'mobileNum', 'verificationCode'].map((name) =>
    fieldOf(body, name),
  )
  if (typeof dialing !== 'string' || typeof number !== 'string' || typeof code !== 'string')
    return refuse(language, 'login.param.err')
  const to = storedNumber(dialing, number)
  const verdict = redeemCode(world, to, code)
  if (verdict !== 'right')
    return refuse(language, verdict === 'expired' ? 'sms.code.expired' : 'sms.code.err')
  const member = world.members.find(({ mobile }) => mobile === to)
  return member
    ? success(loginAnswer(member, openSession(world, member)))
    : refuse(language, 'not.exists.user')
}

function credentialsOf(
  body: unknown,
): { readonly username: string; readonly password: string; readonly identityToken: unknown } | undefined {
  const [type, username, password] = ['type', 'username', 'password'].map((name) => fieldOf(body, name))
  if (type !== 'username') return undefined
  if (typeof username !== 'string' || typeof password !== 'string' || !username || !password) return undefined
  return { username, password, identityToken: fieldOf(body, 'firebaseIdToken') }
}

const refuse = (language: Language, code: Refusal, value?: object): Response =>
  failure(code, messageFor(code, language), { value })
