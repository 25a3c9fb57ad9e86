// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { passwordChangeReason } from './session.ts'

const force = { PWDEXPFORCECHANGE3: true }

const dont = { PWDEXPFORCECHANGE3: false }

describe('passwordChangeReason', () => {
  it.each([
    ['nothing wrong', {}, 'secret1', force, undefined],
    ['the weak password, whatever the switch', {}, '123456', dont, 'weak'],
    ['the weak password, switches unknown', {}, '123456', undefined, 'weak'],
    ['longer than the weak one', {}, '1234567', force, undefined],
    ['expired and forced', { passwordExpired: true }, 'secret1', force, 'expired'],
    ['expired, not forced', { passwordExpired: true }, 'secret1', dont, undefined],
    ['expired, switches unknown', { passwordExpired: true }, 'secret1', undefined, undefined],
    ['updatePassword counts as expired', { updatePassword: true }, 'secret1', force, 'expired'],
    ['weak and expired', { passwordExpired: true }, '123456', force, 'weak'],
  ])('[ST-03] %s', (_case, answer, password, switches, owed) =>
    expect(
      passwordChangeReason({ passwordExpired: false, updatePassword: false, ...answer }, password, switches),
    ).toBe(owed),
  )
})
