import { defineMock, failure, success } from '../../../mocks/define-mock.ts'
import { recordFailedAttempt, isLocked } from '../../../mocks/world/logins.ts'
import type { MockMember } from '../../../mocks/world/members.ts'
import { DEFAULT_RULES } from './constants.ts'
import { changePassword, type PasswordChange } from './endpoints.ts'
import { type MessageKey, messageFor } from './mock-messages.ts'
import { checkPasswords } from './passwords.ts'

/** Changes members' passwords at the mock gateway. A wrong old password counts as a wrong login. */
export default defineMock<object>({
  id: 'account.change-password',
  initial: () => ({}),
  routes: [
    {
      id: changePassword.id,
      method: changePassword.method,
      path: changePassword.path,
      auth: 'member',
      encrypted: true,
      reply({ body, member, request, world }) {
        const refuse = (code: string, key: MessageKey): Response =>
          failure(code, messageFor(key, request.headers.get('Language')))
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

const MESSAGE_KEYS: Readonly<Record<string, MessageKey>> = {
  next_weak: 'weak',
  next_same: 'same',
  next_username: 'username',
}

/** Checks by the default rules of merchants. */
function checkChange(
  { oldPassword, newPassword }: PasswordChange,
  { username }: MockMember,
): MessageKey | undefined {
  const { next } = checkPasswords({ current: oldPassword, next: newPassword }, DEFAULT_RULES, username)
  return next && (MESSAGE_KEYS[next.key] ?? 'length')
}

function changeOf(body: unknown): PasswordChange | undefined {
  if (typeof body !== 'object' || body === null || !('oldPassword' in body && 'newPassword' in body))
    return undefined
  const { oldPassword, newPassword } = body
  return typeof oldPassword === 'string' && typeof newPassword === 'string'
    ? { oldPassword, newPassword }
    : undefined
}
