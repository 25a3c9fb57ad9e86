// @vitest-environment node
import { expect, it } from 'vitest'
import { CodedError } from '../errors.ts'
import { HttpError } from './http.ts'
import { isQuietFailure } from './is-quiet-failure.ts'

const answered = (status: number, errorCode?: string) =>
  new HttpError(status < 300 ? 'HT-REFUSED' : 'HT-STATUS', 'failed', 'a.b', { status, errorCode })

it.each<[string, unknown, boolean]>([
  ['a bad gateway', answered(502), true],
  ['a refusal of too many requests', answered(200, 'TOO_MANY_REQUEST'), true],
  ['a longer code of too many requests', answered(429, 'TOO_MANY_REQUESTS_IP'), true],
  ['another status', answered(500), false],
  ['[ER-04] a status 429 without that code', answered(429), true],
  ['another code', answered(200, 'login.cred.err'), false],
  ['no answer', new HttpError('HT-NETWORK', 'no answer', 'a.b'), false],
  ['another error', new CodedError('TE-OTHER', 'status 502'), false],
  ['nothing', undefined, false],
])('isQuietFailure: %s', (_case, error, quiet) => expect(isQuietFailure(error)).toBe(quiet))
