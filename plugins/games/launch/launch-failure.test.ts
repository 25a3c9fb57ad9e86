// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { launchFailure } from './launch-failure.ts'

const error = (code: string, answer?: HttpError['answer']) => new HttpError(code, 'x', 'game.launch', answer)
const refused = (errorCode: string, message?: string) =>
  error('HT-REFUSED', { status: 200, errorCode, message })

describe('launchFailure', () => {
  it.each<[string, unknown, string, string]>([
    ['ECONNABORTED warns', error('HT-TIMEOUT'), 'warning', 'timeout_retry_please'],
    ['a message is alerted', refused('game.not.found', 'No such game'), 'alert', 'No such game'],
    [
      'a message of an error status too',
      error('HT-STATUS', { status: 500, message: 'Down' }),
      'alert',
      'Down',
    ],
    ['without a message', refused('odd', ' '), 'alert', 'unknown_error'],
    ['no network', error('HT-NETWORK'), 'alert', 'network_error'],
    ['malformed', error('HT-SHAPE', { status: 200 }), 'alert', 'unknown_error'],
    ['not an HttpError', new TypeError('bug'), 'alert', 'unknown_error'],
  ])('[ER-09] %s', (_case, given, how, text) => expect(flat(launchFailure(given))).toEqual({ how, text }))

  it.each<[string, unknown, string, string]>([
    ['offline', error('HT-OFFLINE'), 'offline', 'network_offline'],
    ['502', error('HT-STATUS', { status: 502, message: 'Bad gateway' }), 'inline', 'network_error'],
    ['401', error('HT-STATUS', { status: 401, message: 'Who?' }), 'inline', 'please_log_in'],
    ['a lost session', refused('user.or.token.invalid', 'Who?'), 'inline', 'please_log_in'],
    ['a lost session, by the message', refused('x', 'CUSTOMER_NOT_LOGIN'), 'inline', 'please_log_in'],
    ['no session', error('HT-GUEST'), 'inline', 'please_log_in'],
    ['too many requests', refused('TOO_MANY_REQUEST', 'Slow down'), 'inline', 'too_many_requests'],
  ])('alerts nothing that the kernel shows or the catalogue leaves out: %s', (_case, given, how, text) =>
    expect(flat(launchFailure(given))).toEqual({ how, text }),
  )
})

function flat({ presentation: how, text }: ReturnType<typeof launchFailure>): object {
  return { how, text: 'server' in text ? text.server : text.key }
}
