// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { passwordChangeReason } from './session.ts'

const force = true
const dont = false

describe('passwordChangeReason', () => {
  it.each([
    ['nothing wrong', {}, 'secret1', force, undefined],
    ['the weak password, forced or not', {}, '123456', dont, 'weak'],
    ['longer than the weak one', {}, '1234567', force, undefined],
    ['expired and forced', { passwordExpired: true }, 'secret1', force, 'expired'],
    ['expired, not forced', { passwordExpired: true }, 'secret1', dont, undefined],
    ['updatePassword counts as expired', { updatePassword: true }, 'secret1', force, 'expired'],
    ['weak and expired', { passwordExpired: true }, '123456', force, 'weak'],
  ])('[ST-03] %s', (_case, answer, password, forced, owed) =>
    expect(
      passwordChangeReason({ passwordExpired: false, updatePassword: false, ...answer }, password, forced),
    ).toBe(owed),
  )
})
