// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { type FailureEnvironment, FAILURES, reactionTo, rowOf } from './failures.ts'

const now: FailureEnvironment = { alert: true, tokenStatus: 'none', online: true, secure: true }

const failed = (code: string, answer?: HttpError['answer'], text = 'for developers') =>
  new HttpError(code, text, 'test.call', answer)

const refused = (errorCode: string, message?: string) =>
  failed('HT-REFUSED', { status: 200, errorCode, message })

const shown = (error: HttpError, circumstances: Partial<FailureEnvironment> = {}) => {
  const { show } = reactionTo(error, { ...now, ...circumstances })
  return show.how === 'nothing' ? 'nothing' : [show.how, Object.values(show.text)[0]]
}

const offline = { online: false }

const gone: [string, HttpError][] = [
  ['status 401', failed('HT-STATUS', { status: 401 })],
  ['customer.not.login', refused('customer.not.login', 'x')],
  ['user.or.token.invalid', refused('user.or.token.invalid')],
  ['login.not.session', failed('HT-STATUS', { status: 403, errorCode: 'login.not.session' })],
  ['CUSTOMER_NOT_LOGIN', refused('other', 'CUSTOMER_NOT_LOGIN')],
]

describe('reactionTo', () => {
  it.each(['HT-NETWORK', 'HT-OFFLINE', 'HT-TIMEOUT'])(
    '[ER-02] offline on https: a toast of 1.5 s (%s)',
    (code) => {
      expect(reactionTo(failed(code), { ...now, ...offline }).show).toEqual({
        how: 'toast',
        text: { key: 'network_offline' },
        ms: 1500,
      })
      expect(shown(failed(code), { ...offline, secure: false })).toEqual(['alert', 'unknown_error'])
      expect(shown(failed(code))).toEqual(['alert', 'unknown_error'])
    },
  )

  it('[ER-02] 502 is silent', () => {
    expect(shown(failed('HT-STATUS', { status: 502, message: 'Bad gateway' }))).toBe('nothing')
  })

  it.each(gone)(
    '[ER-03] %s with the current token ends the session, even where the caller wants no alert',
    (_, error) => {
      for (const alert of [true, false])
        expect(reactionTo(error, { ...now, alert, tokenStatus: 'current' })).toEqual({
          show: { how: 'alert', text: { key: 'please_log_in' }, priority: 'alert-session' },
          session: 'end',
          autoLogin: 'keep',
          spinners: 'stop',
        })
    },
  )

  it.each(gone)('[ER-03] %s to an earlier token is dropped', (_, error) => {
    expect(reactionTo(error, { ...now, tokenStatus: 'earlier' })).toMatchObject({
      show: { how: 'nothing' },
      session: 'keep',
    })
  })

  it.each(gone)('[ER-03] %s to a call without a token, a login, is an error like others', (_, error) => {
    expect(reactionTo(error, now)).toMatchObject({
      show: { how: 'alert', priority: 'alert' },
      session: 'keep',
    })
  })

  it.each<[string, HttpError, unknown]>([
    ['the server’s message', refused('x', 'Not today'), ['alert', 'Not today']],
    ['unknown error without one', refused('x'), ['alert', 'unknown_error']],
    ['never a message for developers', failed('HT-SHAPE', { status: 200 }), ['alert', 'unknown_error']],
    ['500', failed('HT-STATUS', { status: 500, message: 'Oops' }), ['alert', 'Oops']],
    ['TOO_MANY_REQUEST is not alerted', refused('TOO_MANY_REQUEST_IP', 'Slow down'), 'nothing'],
    [
      'nor is status 429 with that code',
      failed('HT-STATUS', { status: 429, errorCode: 'TOO_MANY_REQUEST' }),
      'nothing',
    ],
    [
      'nor is status 429 of a server before the gateway',
      failed('HT-STATUS', { status: 429, message: 'Slow down' }),
      'nothing',
    ],
    ['nor is an aborted call', failed('HT-ABORTED'), 'nothing'],
    ['nor one of a build that is gone: its notice tells', failed('HT-GONE'), 'nothing'],
    ['nor a guest’s, whom navigation sends to log in', failed('HT-GUEST'), 'nothing'],
  ])('[ER-04] %s', (_, error, expected) => {
    expect(shown(error)).toEqual(expected)
  })

  it('[ER-04][ST-27] token_ip_different disables auto-login, alerted or not, with a token, an earlier one or none', () => {
    const error = refused('token_ip_different', 'Another address')
    expect(reactionTo(error, now)).toMatchObject({ autoLogin: 'disable', show: { how: 'alert' } })
    expect(reactionTo(error, { ...now, alert: false })).toMatchObject({
      autoLogin: 'disable',
      show: { how: 'nothing' },
    })
    for (const sentWith of ['current', 'earlier'] as const)
      expect(reactionTo(error, { ...now, tokenStatus: sentWith }).autoLogin).toBe('disable')
  })

  it('[CA-02] a failed encryption shows its message', () => {
    expect(shown(failed('CR-MISSING', undefined, 'Missing Encryption'))).toEqual([
      'alert',
      'Missing Encryption',
    ])
  })

  it('[CA-34] alert=false shows nothing', () => {
    const errors = [refused('x', 'No'), failed('HT-TIMEOUT'), failed('CR-FAILED')]
    for (const error of errors) expect(shown(error, { alert: false })).toBe('nothing')
    expect(shown(failed('HT-OFFLINE'), { ...offline, alert: false })).toBe('nothing')
  })

  it.each<[string, HttpError, Partial<FailureEnvironment>, 'stop' | 'keep']>([
    ['a refusal', refused('x'), {}, 'stop'],
    ['502, which shows nothing', failed('HT-STATUS', { status: 502 }), {}, 'stop'],
    ['429, which shows nothing', failed('HT-STATUS', { status: 429 }), {}, 'stop'],
    ['being offline', failed('HT-OFFLINE'), offline, 'stop'],
    ['an aborted call', failed('HT-ABORTED'), {}, 'keep'],
    ['a caller that shows it, and its spinner, itself', refused('x'), { alert: false }, 'keep'],
    ['a late answer to an earlier token', gone[0]?.[1] ?? failed('x'), { tokenStatus: 'earlier' }, 'keep'],
  ])('[ER-05] spinners after %s', (_, error, circumstances, expected) => {
    expect(reactionTo(error, { ...now, ...circumstances }).spinners).toBe(expected)
  })

  it('every row decides about some failure', () => {
    const errors = [
      ...gone.map(([, error]) => error),
      ...['HT-ABORTED', 'HT-OFFLINE', 'HT-GONE', 'HT-GUEST', 'CR-FAILED'].map((code) => failed(code)),
      failed('HT-STATUS', { status: 502 }),
      refused('TOO_MANY_REQUEST_IP'),
      refused('x'),
    ]
    const everything = errors.flatMap((error) =>
      (['current', 'earlier', 'none'] as const).flatMap((sentWith) =>
        [true, false].flatMap((alert) =>
          [true, false].map((online) => rowOf(error, { ...now, tokenStatus: sentWith, alert, online })),
        ),
      ),
    )
    expect(FAILURES.filter((row) => !everything.includes(row))).toEqual([])
  })
})
