import { defineMock, failure, success } from '../../../mocks/define-mock.ts'
import { recordFailedAttempt, isLocked } from '../../../mocks/world/logins.ts'
import type { MockMember } from '../../../mocks/world/members.ts'
import type { PasswordChange } from './endpoints.ts'
import { type MessageKey, messageFor } from './mock-messages.ts'

/** Changes members' passwords at the mock gateway. A wrong old password counts as a wrong login. */
export default defineMock<object>({
  id: 'account.change-password',
  initial: () => ({}),
  routes: [
    {
      id: 'password.change',
      method: 'POST',
      path: '/wps/member/password',
      auth: 'member',
      encrypted: true,
      reply({ body, member, language, world }) {
        const refuse = (code: string, key: MessageKey): Response => failure(code, messageFor(key, language))
        const change = changeOf(body)
        if (!member || !change) return refuse('new.password.err', 'length')
        if (isLocked(world, member.username)) return refuse('login.locked', 'locked')
        if (change.oldPassword !== member.password) {
          recordFailedAttempt(world, member.username)
          return refuse('old.password.err', 'wrong')
        }
        const problem = checkChange(change, member)
        if (problem) return refuse('new.password.err', problem)
        world.failedLogins.delete(member.username)
        member.password = change.newPassword
        member.passwordExpired = false
        return success(true)
      },
    },
  ],
})

/** Lengths of a new password, in characters. */
const LENGTH = { least: 6, most: 64 } as const
/** The password that every gateway refuses (VA-17). */
const REFUSED_PASSWORD = '123456'

/** Checks by the default rules of merchants (VA-17). */
function checkChange(
  { oldPassword, newPassword }: PasswordChange,
  { username }: MockMember,
): MessageKey | undefined {
  const length = [...newPassword].length
  if (length < LENGTH.least || length > LENGTH.most) return 'length'
  if (newPassword === REFUSED_PASSWORD) return 'weak'
  if (newPassword === oldPassword) return 'same'
  return newPassword.toLowerCase() === username.toLowerCase() ? 'username' : undefined
}

function changeOf(body: unknown): PasswordChange | undefined {
  if (typeof body !== 'object' || body === null || !('oldPassword' in body && 'newPassword' in body))
    return undefined
  const { oldPassword, newPassword } = body
  return typeof oldPassword === 'string' && typeof newPassword === 'string'
    ? { oldPassword, newPassword }
    : undefined
}
