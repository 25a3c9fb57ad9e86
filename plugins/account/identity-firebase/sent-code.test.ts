import { describe, expect, it } from 'vitest'
import { CODE_LIFE_MS, RESEND_MS } from './constants.ts'
import { isLive, secondsToResend, SENT_CODE } from './sent-code.ts'

const AT = 1_700_000_000_000

describe('[ST-10] secondsToResend', () => {
  it.each([
    ['at once', 0, 60],
    ['a moment later', 1, 60],
    ['after a second', 1_000, 59],
    ['in the last second', RESEND_MS - 1, 1],
    ['when the minute is over', RESEND_MS, 0],
    ['long after', 86_400_000, 0],
    ['with the clock moved back by a day', -86_400_000, 60],
  ])('%s', (_case, passed, seconds) => expect(secondsToResend(AT, AT + passed)).toBe(seconds))
})

describe('SENT_CODE', () => {
  const sent = { dialingCode: '+84', number: '901234567', verificationId: 'v', at: AT }
  it('is read back as it was', () => expect(SENT_CODE.parse(JSON.parse(JSON.stringify(sent)))).toEqual(sent))
  it.each([[null], ['x'], [{}], [{ ...sent, at: 'now' }]])('is none of %o', (stored) =>
    expect(SENT_CODE.parse(stored)).toBeUndefined(),
  )
  it('can be used for ten minutes', () => {
    expect(isLive(sent, AT + CODE_LIFE_MS - 1)).toBe(true)
    expect(isLive(sent, AT + CODE_LIFE_MS)).toBe(false)
  })
})
