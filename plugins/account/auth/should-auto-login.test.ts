// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type AutoLoginFacts, shouldAutoLogin } from './remembered.ts'

const remembered = { username: 'lan88', password: 'secret1', type: 'username', merchant: 'lotus01' } as const
const facts: AutoLoginFacts = {
  signedIn: false,
  autoLoginFlag: 'allowed',
  query: '?r=7&id=3',
  switches: { MOBILEAUTOLOGIN3: true },
  merchant: 'lotus01',
  remembered,
  superseded: false,
}

describe('shouldAutoLogin', () => {
  it('[ST-06] [RO-05] is true if every condition is met', () => expect(shouldAutoLogin(facts)).toBe(true))

  it.each<[string, Partial<AutoLoginFacts>]>([
    ['[ST-06] there is a session', { signedIn: true }],
    ['[ST-06] the address held a token', { autoLoginFlag: 'token' }],
    ['[ST-06] [EN-14c] the flag autoLogin is 0', { autoLoginFlag: 'off' }],
    ['[ST-06] redirectUrl in the query', { query: '?redirectUrl=%2Fm%2Factivity' }],
    ['[ST-06] an empty redirectUrl', { query: '?redirectUrl' }],
    ['[ST-06] backUrl in the query', { query: '?r=7&backUrl=https%3A%2F%2Fa.example' }],
    ['[RO-05] the switch is off', { switches: { MOBILEAUTOLOGIN3: false } }],
    ['[RO-05] the switch is unknown', { switches: {} }],
    ['[RO-05] no status', { switches: undefined }],
    ['[ST-06] another merchant’s login', { remembered: { ...remembered, merchant: 'coral01' } }],
    ['[ST-06] a login by sms', { remembered: { ...remembered, type: 'sms' } }],
    ['[ST-06] nothing is remembered', { remembered: undefined }],
    ['the player is already logging in', { superseded: true }],
  ])('no: %s', (_why, part) => expect(shouldAutoLogin({ ...facts, ...part })).toBe(false))

  it.each(['', '?back=1', '?redirecturl=x', '?url=redirectUrl'])('yes, with the query %j', (query) =>
    expect(shouldAutoLogin({ ...facts, query })).toBe(true),
  )
})
