// @vitest-environment node
import { HttpError, UnverifiedError } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { loginFailure } from './login-flow.ts'

const error = (code: string, answer?: HttpError['answer'], message = 'x') =>
  new HttpError(code, message, 'auth.login', answer)
const refused = (errorCode: string, message?: string, status = 200) =>
  error('HT-REFUSED', { status, errorCode, message })

describe('loginFailure without a captcha’s proof', () => {
  it.each([
    ['unavailable', 'alert', 'geetest_not_working'],
    ['verify_first', 'inline', 'verify_first'],
    ['too_fast', 'toast', 'verify_too_fast'],
    ['failed', 'inline', 'verify_first'],
  ] as const)('[VA-04] %s: %s, %s; nothing typed is lost', (problem, presentation, key) =>
    expect(loginFailure(new UnverifiedError(problem))).toEqual({
      presentation,
      text: { key },
      field: 'captcha',
      atField: false,
    }),
  )
})

describe('loginFailure', () => {
  it.each([
    ['wrong password', refused('login.cred.err', 'Sai mật khẩu'), 'password', 'Sai mật khẩu'],
    ['wrong password, nothing said', refused('login.cred.err', '  '), 'password', 'wrong_credentials'],
    ['unknown user', refused('not.exists.user', 'No such user'), 'username', 'No such user'],
    ['wrong code', refused('sms.code.err', 'Not the code'), 'code', 'Not the code'],
    ['code too old', refused('sms.code.expired', 'Too late'), 'code', 'Too late'],
  ])('[ER-06] at its field: %s', (_case, given, field, text) =>
    expect(flat(loginFailure(given))).toEqual({ presentation: 'inline', text, field, atField: true }),
  )

  it.each([
    ['locked', refused('login.locked', 'Locked for 30 minutes'), 'Locked for 30 minutes'],
    ['another refusal without words', refused('odd'), 'unknown_error'],
  ])('[ER-06] in an alert: %s', (_case, given, text) =>
    expect(flat(loginFailure(given))).toEqual({
      presentation: 'alert',
      text,
      field: 'password',
      atField: false,
    }),
  )

  it.each<[string, unknown, string, string]>([
    ['too many requests', refused('TOO_MANY_REQUEST_LOGIN', 'Slow down'), 'inline', 'too_many_requests'],
    ['429', error('HT-STATUS', { status: 429, message: 'Slow down' }), 'inline', 'too_many_requests'],
    ['offline', error('HT-OFFLINE'), 'toast', 'network_offline'],
    ['no network', error('HT-NETWORK'), 'alert', 'network_error'],
    ['no answer in time', error('HT-TIMEOUT'), 'alert', 'timeout'],
    ['500 with a message', error('HT-STATUS', { status: 500, message: 'Down' }), 'alert', 'Down'],
    ['500 without', error('HT-STATUS', { status: 500 }), 'alert', 'unknown_error'],
    ['502', error('HT-STATUS', { status: 502, message: 'Bad gateway' }), 'inline', 'network_error'],
    ['malformed', error('HT-SHAPE'), 'alert', 'unknown_error'],
    ['not an HttpError', new TypeError('bug'), 'alert', 'unknown_error'],
  ])('is no fault of what was typed: %s', (_case, given, presentation, text) =>
    expect(flat(loginFailure(given))).toEqual({
      presentation,
      text,
      atField: false,
      field: 'password',
    }),
  )

  it('[ER-03] a 401 to the login call is a login error', () => {
    const bare = error('HT-STATUS', { status: 401 })
    expect(flat(loginFailure(bare))).toMatchObject({ text: 'wrong_credentials', atField: true })
    const coded = error('HT-STATUS', { status: 401, errorCode: 'login.cred.err', message: 'Wrong' })
    expect(flat(loginFailure(coded))).toMatchObject({ text: 'Wrong', atField: true })
  })

  it('[CA-02] a failed encryption shows its message unchanged', () =>
    expect(flat(loginFailure(error('CR-MISSING', undefined, 'Missing Encryption')))).toMatchObject({
      presentation: 'alert',
      text: 'Missing Encryption',
      atField: false,
    }))
})

function flat({ text, ...rest }: ReturnType<typeof loginFailure>): object {
  return { ...rest, text: 'server' in text ? text.server : text.key }
}
