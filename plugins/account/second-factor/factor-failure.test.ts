// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { factorFailure } from './factor.ts'

const failed = (code: string, answer?: { errorCode?: string; message?: string; status?: number }) =>
  new HttpError(code, 'why', 'second-factor.verify', answer && { status: 200, ...answer })
const alert = (key: string) => ({ kind: 'unchecked', message: { presentation: 'alert', text: { key } } })
const inline = (key: string) => ({ kind: 'unchecked', message: { presentation: 'inline', text: { key } } })
const refused = (text: object) => ({ kind: 'refused', text })

describe('factorFailure', () => {
  it.each([
    [failed('HT-REFUSED', { errorCode: 'x', message: ' Not it ' }), refused({ server: 'Not it' })],
    [failed('HT-REFUSED', { errorCode: 'x' }), refused({ key: 'not_right' })],
    [failed('HT-STATUS', { status: 400, message: 'No' }), refused({ server: 'No' })],
    [failed('HT-STATUS', { status: 502 }), inline('network_error')],
    [failed('HT-STATUS', { status: 500, message: 'boom' }), alert('network_error')],
    [failed('HT-REFUSED', { errorCode: 'TOO_MANY_REQUEST_1' }), inline('too_many_requests')],
    [
      failed('HT-OFFLINE'),
      { kind: 'unchecked', message: { presentation: 'toast', text: { key: 'network_offline' } } },
    ],
    [failed('HT-NETWORK'), alert('network_error')],
    [failed('HT-TIMEOUT'), alert('timeout')],
    [failed('HT-SHAPE'), alert('unknown_error')],
    [failed('CR-KEY'), { kind: 'unchecked', message: { presentation: 'alert', text: { server: 'why' } } }],
    [failed('HT-ABORTED'), { kind: 'aborted' }],
    [new Error('odd'), alert('unknown_error')],
  ])('[ER-07] %s', (error, failure) => expect(factorFailure(error)).toEqual(failure))

  it.each(['login.locked', 'login.cred.err', 'not.exists.user'])('ends the login by %s', (errorCode) => {
    const error = failed('HT-REFUSED', { errorCode, message: 'Over' })
    expect(factorFailure(error)).toEqual({ kind: 'ended', error })
  })
})
