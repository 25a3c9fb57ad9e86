// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { clearMethod, EMPTY, typeInto } from './factor.ts'

const SENT = { ...EMPTY, email: 'a@b', number: '0901234567', code: '123456', sent: true }

describe('what was typed for a second factor', () => {
  it('a code goes with the number that it was sent to', () => {
    expect(typeInto(SENT, 'number', '0901234568')).toEqual({
      ...SENT,
      number: '0901234568',
      code: '',
      sent: false,
    })
    expect(typeInto(SENT, 'code', '9')).toEqual({ ...SENT, code: '9' })
    expect(typeInto(SENT, 'email', 'c@d')).toEqual({ ...SENT, email: 'c@d' })
  })

  it('[ER-07] a refusal clears the fields of its method only', () => {
    expect(clearMethod(SENT, 'S')).toEqual({ ...EMPTY, email: 'a@b' })
    expect(clearMethod(SENT, 'E')).toEqual({ ...SENT, email: '' })
  })
})
