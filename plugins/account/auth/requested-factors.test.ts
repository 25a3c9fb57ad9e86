// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestedFactors } from './pass-second-factor.tsx'

const asks = (value: unknown, errorCode = 'login_verify_required'): HttpError =>
  new HttpError('HT-REFUSED', 'refused', 'auth.login', { status: 200, errorCode, value })

describe('the second factors that a login asks for', () => {
  it.each([
    [{ email: true }, ['E']],
    [{ ga: true }, ['G']],
    [{ sms: true }, ['S']],
    [{ payee: true }, ['P']],
    [{ sms: true, ga: true, email: true }, ['E', 'G', 'S']],
    [{ sms: true, ga: true, email: true, payee: true }, ['E', 'P', 'G', 'S']],
    [{ email: 1, ga: '1', sms: 'true' }, ['E', 'G', 'S']],
    [{ email: 0, ga: '0', sms: 'false' }, ['P']],
    [{ email: false, ga: false, sms: false, payee: false }, ['P']],
    [{}, ['P']],
    [null, ['P']],
    ['email', ['P']],
  ])('[OV-15][ER-06] %j: %j', (value, methods) => expect(requestedFactors(asks(value))).toEqual(methods))

  it('[OV-15] are never empty, each once and in the order of the tabs, whatever the gateway sends', () => {
    const flags = fc.record(
      { email: fc.anything(), ga: fc.anything(), sms: fc.anything(), payee: fc.anything() },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.oneof(flags, fc.anything()), (value) => {
        expect((requestedFactors(asks(value)) ?? []).join('')).toMatch(/^(?=.)E?P?G?S?$/)
      }),
    )
  })

  it.each([
    ['another refusal', asks({ email: true }, 'login.cred.err')],
    ['a network that fails', new HttpError('HT-NETWORK', 'no answer', 'auth.login')],
    ['an error of another kind', new Error('login_verify_required')],
  ])('are none after %s', (_case, failure) => expect(requestedFactors(failure)).toBeUndefined())
})
