// @vitest-environment node
import { expect, it } from 'vitest'
import { CodedError } from '../errors.ts'
import { type FailureKind, failureKind, isQuietFailure } from './failure-kind.ts'
import { HttpError } from './http.ts'

const answered = (status: number, errorCode?: string, message?: string) =>
  new HttpError(status < 300 ? 'HT-REFUSED' : 'HT-STATUS', 'failed', 'a.b', { status, errorCode, message })
const unanswered = (code: string) => new HttpError(code, 'no answer', 'a.b')

it.each<[string, unknown, FailureKind]>([
  ['a bad gateway', answered(502), 'bad-gateway'],
  ['a refusal of too many requests', answered(200, 'TOO_MANY_REQUEST'), 'too-many-requests'],
  ['a longer code of too many requests', answered(429, 'TOO_MANY_REQUESTS_IP'), 'too-many-requests'],
  ['[ER-04] a status 429 without that code', answered(429), 'too-many-requests'],
  ['a status 401', answered(401), 'session-gone'],
  ['[ER-03] a session that is not known', answered(200, 'customer.not.login'), 'session-gone'],
  ['[ER-03] an invalid user or token', answered(500, 'user.or.token.invalid'), 'session-gone'],
  ['[ER-03] no session at the log-in', answered(200, 'login.not.session'), 'session-gone'],
  ['[ER-03] the same by a message', answered(200, 'x', 'CUSTOMER_NOT_LOGIN'), 'session-gone'],
  ['another status', answered(500), 'server-error'],
  ['another code', answered(200, 'login.cred.err'), 'refused'],
  ['no network', unanswered('HT-NETWORK'), 'network'],
  ['an offline device', unanswered('HT-OFFLINE'), 'offline'],
  ['no answer in time', unanswered('HT-TIMEOUT'), 'timeout'],
  ['a caller who gave up', unanswered('HT-ABORTED'), 'aborted'],
  ['a call that needs a session', unanswered('HT-GUEST'), 'guest'],
  ['a part that the server has no longer', unanswered('HT-GONE'), 'new-build'],
  ['[CA-02] no encryption', unanswered('CR-KEY'), 'encryption'],
  ['an answer in another form', new HttpError('HT-SHAPE', 'odd', 'a.b', { status: 502 }), 'unknown'],
  ['a code of a later version', unanswered('HT-NEW'), 'unknown'],
  ['another error', new CodedError('TE-OTHER', 'status 502'), 'unknown'],
  ['nothing', undefined, 'unknown'],
])('%s is of its kind', (_case, error, kind) => {
  expect(failureKind(error)).toBe(kind)
  expect(isQuietFailure(error)).toBe(kind === 'bad-gateway' || kind === 'too-many-requests')
})
