// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { CodedError } from '../errors.ts'
import { describeFailure, FAILURE_ROWS, failureWords } from './describe-failure.ts'
import { HttpError } from './http.ts'

const answered = (
  code: 'HT-REFUSED' | 'HT-STATUS',
  answer: { status: number; errorCode?: string; message?: string },
) => new HttpError(code, 'the call', 'acme.list', answer)
const call = (
  code: 'HT-OFFLINE' | 'HT-NETWORK' | 'HT-TIMEOUT' | 'HT-GONE' | 'HT-GUEST' | 'HT-ABORTED' | 'HT-SHAPE',
) => new HttpError(code, 'the call', 'acme.list')

describe('what a failed call shows', () => {
  it.each([
    ['no network', call('HT-OFFLINE'), 'offline', { kernel: 'network_offline' }, 'reconnect'],
    ['no answer', call('HT-NETWORK'), 'network', { kernel: 'not_sent' }, 'retry'],
    ['a slow gateway', call('HT-TIMEOUT'), 'timeout', { kernel: 'timeout_retry_please' }, 'retry'],
    ['a new build', call('HT-GONE'), 'new-build', { kernel: 'unknown_error' }, 'update'],
    ['no session', call('HT-GUEST'), 'guest', { kernel: 'please_log_in' }, 'log-in'],
    ['status 502', answered('HT-STATUS', { status: 502 }), 'bad-gateway', { kernel: 'not_sent' }, 'retry'],
    ['a refusal', answered('HT-REFUSED', { status: 200, message: ' Not now. ' }), 'refused', { message: 'Not now.' }, 'other-way'],
    ['a refusal without words', answered('HT-REFUSED', { status: 200 }), 'refused', { kernel: 'unknown_error' }, 'other-way'],
    ['an answer that cannot be read', call('HT-SHAPE'), 'unknown', { kernel: 'unknown_error' }, 'retry'],
    ['an error of another kind', new TypeError('x'), 'unknown', { kernel: 'unknown_error' }, 'retry'],
    ['facts that were kept', { code: 'HT-NETWORK' }, 'network', { kernel: 'not_sent' }, 'retry'],
    ['nothing', undefined, 'unknown', { kernel: 'unknown_error' }, 'retry'],
  ])('of %s', (_case, error, kind, text, remedy) => {
    expect(describeFailure(error)).toEqual({ kind, text, remedy })
  }) // prettier-ignore

  it('of a cipher is its own text', () => {
    const error = new HttpError('CR-KEY', 'No key today', 'acme.list')
    expect(describeFailure(error)).toEqual({
      kind: 'encryption',
      text: { message: error.text },
      remedy: 'retry',
    })
  })

  const ROWS = {
    'old.password.err': { text: 'wrong', gateway: true },
    'SC-BLOCKED': { text: 'blocked', remedy: 'other-way' },
    refused: { text: 'refused', gateway: true },
    offline: { text: 'offline' },
  } as const
  it.each([
    ['by the gateway’s code, in its words', answered('HT-REFUSED', { status: 200, errorCode: 'old.password.err', message: 'No.' }), { message: 'No.' }, 'other-way'],
    ['by the gateway’s code', answered('HT-STATUS', { status: 400, errorCode: 'old.password.err' }), { key: 'wrong' }, 'retry'],
    ['by kind', answered('HT-REFUSED', { status: 200 }), { key: 'refused' }, 'other-way'],
    ['by the error’s code', new CodedError<string>('SC-BLOCKED', 'blocked'), { key: 'blocked' }, 'other-way'],
    ['by the code of facts', { code: 'SC-BLOCKED', message: 'words' }, { key: 'blocked' }, 'other-way'],
    ['in place of the catalogue’s', call('HT-OFFLINE'), { key: 'offline' }, 'reconnect'],
    ['but the catalogue’s where there is none', call('HT-TIMEOUT'), { kernel: 'timeout_retry_please' }, 'retry'],
    ['and no member of every object is a row', { code: 'constructor' }, { kernel: 'unknown_error' }, 'retry'],
  ])('is the plugin’s own row: %s', (_case, error, text, remedy) => {
    expect(describeFailure(error, ROWS)).toMatchObject({ text, remedy })
  }) // prettier-ignore

  it('has a row for each kind', () => {
    for (const kind of Object.keys(FAILURE_ROWS))
      expect(describeFailure({ code: 'X' }, { unknown: { text: kind } }).text).toEqual({ key: kind })
  })

  it('is told in words: the gateway’s, the plugin’s, or the kernel’s', () => {
    const words = (text: Parameters<typeof failureWords>[0]) =>
      failureWords(text, (key) => `own ${key}`, ((key: string) => `kernel ${key}`) as never)
    expect([words({ message: 'No.' }), words({ key: 'a' }), words({ kernel: 'not_sent' })]).toEqual([
      'No.',
      'own a',
      'kernel not_sent',
    ])
  })
})
