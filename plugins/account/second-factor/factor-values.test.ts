// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { clearMethod, typeInto } from './factor.ts'

describe('what was typed for a second factor', () => {
  it('a code goes with the number that it was sent to', () => {
    expect(typeInto('number', '0901234568')).toEqual({ number: '0901234568', code: '', sent: false })
    expect(typeInto('code', '9')).toEqual({ code: '9' })
    expect(typeInto('email', 'c@d')).toEqual({ email: 'c@d' })
  })

  it('[ER-07] a refusal clears the fields of its method only', () => {
    expect(clearMethod('S')).toEqual({ number: '', code: '', sent: false })
    expect(clearMethod('E')).toEqual({ email: '' })
  })
})
