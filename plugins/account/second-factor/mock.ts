import { defineMock, failure, success } from '../../../mocks/define-mock.ts'
import { loginAnswer } from '../../../mocks/world/login-answer.ts'
import { signIn, checkPassword, recordFailedAttempt, isLocked } from '../../../mocks/world/logins.ts'
import { checkSecondFactor } from '../../../mocks/world/second-factor.ts'
import { type Refusal, messageFor } from '../../../mocks/world/login-messages.ts'

/** The second call of a login at the mock gateway (CA-04, EN-07). Wrong factors count towards the lock. */
export default defineMock({
  id: 'account.second-factor',
  initial: () => ({}),
  routes: [
    {
      id: 'second-factor.verify',
      method: 'POST',
      path: '/wps/session/login/verification',
      encrypted: true,
      reply({ body, world, language }) {
        const refuse = (code: Refusal): Response => failure(code, messageFor(code, language))
        if (typeof body !== 'object' || body === null) return refuse('login.param.err')
        const [username, password] = [Reflect.get(body, 'username'), Reflect.get(body, 'password')]
        if (typeof username !== 'string' || typeof password !== 'string') return refuse('login.param.err')
        const checked = checkPassword(world, username, password)
        if (checked.kind === 'refused') return refuse(checked.errorCode)
        const factorResult = checkSecondFactor(world, body)
        if (factorResult === 'right')
          return success(loginAnswer(checked.member, signIn(world, checked.member)))
        recordFailedAttempt(world, username)
        if (isLocked(world, username)) return refuse('login.locked')
        return refuse(factorResult === 'expired' ? 'sms.code.expired' : 'login.verify.err')
      },
    },
  ],
})
