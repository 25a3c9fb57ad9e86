// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { changeFailure } from './passwords.ts'

const error = (code: string, answer?: HttpError['answer']) =>
  new HttpError(code, 'x', 'password.change', answer)
const refused = (errorCode: string, message?: string) =>
  error('HT-REFUSED', { status: 200, errorCode, message })

describe('changeFailure', () => {
  it.each<[string, unknown, string | undefined, string]>([
    ['the old password wrong', refused('old.password.err', ' Wrong '), 'current', 'Wrong'],
    ['the old password wrong, no message', refused('old.password.err', ' '), 'current', 'current_wrong'],
    ['the new password refused', refused('new.password.err', 'Too easy'), 'next', 'Too easy'],
    ['the new password refused, no message', refused('new.password.err'), 'next', 'next_refused'],
    ['locked', refused('login.locked', 'Locked for 15 minutes'), undefined, 'Locked for 15 minutes'],
    ['too many requests', refused('TOO_MANY_REQUEST_PASSWORD', 'Slow down'), undefined, 'too_many_requests'],
    ['another refusal, nothing said', refused('odd'), undefined, 'unknown_error'],
    ['500 with a message', error('HT-STATUS', { status: 500, message: 'Down' }), undefined, 'Down'],
    ['502', error('HT-STATUS', { status: 502, message: 'Bad gateway' }), undefined, 'network_error'],
    ['offline', error('HT-OFFLINE'), undefined, 'network_offline'],
    ['no network', error('HT-NETWORK'), undefined, 'network_error'],
    ['no answer in time', error('HT-TIMEOUT'), undefined, 'timeout'],
    ['an invalid answer', error('HT-SHAPE'), undefined, 'unknown_error'],
    ['no network error', new TypeError('x'), undefined, 'unknown_error'],
  ])('%s', (_case, given, field, expectedText) => {
    const { text, ...rest } = changeFailure(given)
    expect([rest.field, 'server' in text ? text.server : text.key]).toEqual([field, expectedText])
  })
})
