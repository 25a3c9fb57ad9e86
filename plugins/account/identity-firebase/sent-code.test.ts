// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { CODE_LIFE_MS } from './constants.ts'
import { isLive, SENT_CODE } from './sent-code.ts'

const AT = 1_700_000_000_000

describe('SENT_CODE', () => {
  const sent = { countryDialingCode: '+84', mobileNum: '901234567', verificationId: 'v', at: AT }
  it('is read back unchanged', () => expect(SENT_CODE.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent))
  it.each([[null], ['x'], [{}], [{ ...sent, at: 'now' }]])('rejects %o', (stored) =>
    expect(SENT_CODE.parse(stored)).toBeUndefined(),
  )
  it('can be used for ten minutes', () => {
    expect(isLive(sent, AT + CODE_LIFE_MS - 1)).toBe(true)
    expect(isLive(sent, AT + CODE_LIFE_MS)).toBe(false)
  })
})
