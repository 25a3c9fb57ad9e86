// @vitest-environment node
import { HttpError } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { launchFailure } from './launch-failure.ts'

const error = (code: string, answer?: HttpError['answer']) => new HttpError(code, 'x', 'game.launch', answer)
const refused = (errorCode: string, message?: string) =>
  error('HT-REFUSED', { status: 200, errorCode, message })

describe('launchFailure', () => {
  it.each<[string, unknown, string, string]>([
    ['ECONNABORTED warns', error('HT-TIMEOUT'), 'retry', 'timeout_retry_please'],
    ['a refusal shows its message', refused('game.not.found', 'No such game'), 'other-game', 'No such game'],
    [
      'a message of an error status too',
      error('HT-STATUS', { status: 500, message: 'Down' }),
      'retry',
      'Down',
    ],
    ['without a message', refused('odd', ' '), 'retry', 'unknown_error'],
    ['no network', error('HT-NETWORK'), 'retry', 'network_error'],
    ['offline', error('HT-OFFLINE'), 'reconnect', 'offline'],
    ['malformed', error('HT-SHAPE', { status: 200 }), 'retry', 'unknown_error'],
    ['not an HttpError', new TypeError('bug'), 'retry', 'unknown_error'],
  ])('[ER-09] %s', (_case, given, remedy, text) =>
    expect(flat(launchFailure(given))).toEqual({ remedy, text, quiet: false }),
  )

  it.each<[string, unknown, string]>([
    ['502', error('HT-STATUS', { status: 502, message: 'Bad gateway' }), 'network_error'],
    ['401', error('HT-STATUS', { status: 401, message: 'Who?' }), 'please_log_in'],
    ['a lost session', refused('user.or.token.invalid', 'Who?'), 'please_log_in'],
    ['a lost session, by the message', refused('x', 'CUSTOMER_NOT_LOGIN'), 'please_log_in'],
    ['no session', error('HT-GUEST'), 'please_log_in'],
    ['too many requests', refused('TOO_MANY_REQUEST', 'Slow down'), 'too_many_requests'],
    ['429', error('HT-STATUS', { status: 429, message: 'Slow down' }), 'too_many_requests'],
  ])('alerts nothing that the kernel shows or the catalogue leaves out: %s', (_case, given, text) =>
    expect(flat(launchFailure(given))).toEqual({ remedy: 'retry', text, quiet: true }),
  )
})

function flat({ remedy, text, quiet = false }: ReturnType<typeof launchFailure>): object {
  return { remedy, text: 'server' in text ? text.server : text.key, quiet }
}
