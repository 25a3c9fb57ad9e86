// @vitest-environment node
import { CodedError, HttpError } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { StartError, startFailure } from './start-failure.ts'

const http = (code: string): HttpError => new HttpError(code, 'no', 'captcha-geetest.challenge')

describe('startFailure', () => {
  it.each([
    ['a script that is late', new CodedError('SC-TIMEOUT', { url: 'x' }), 'network', '60204'],
    ['a script that is blocked', new CodedError('SC-BLOCKED', { url: 'x' }), 'network', '60204'],
    ['an invalid address', new CodedError('SC-URL', 'x'), 'setup', 'SC-URL'],
    ['a challenge without network', http('HT-OFFLINE'), 'network', 'HT-OFFLINE'],
    ['a refused challenge', http('HT-REFUSED'), 'setup', 'HT-REFUSED'],
    ['a challenge of another shape', http('HT-SHAPE'), 'setup', 'HT-SHAPE'],
    ['a vendor that throws', new TypeError('x is no function'), 'vendor', 'CP-VENDOR'],
    ['the vendor’s own failure', new StartError({ reason: 'setup', code: '60500' }), 'setup', '60500'],
  ])('[ER-13] of %s', (_case, error, reason, code) => expect(startFailure(error)).toEqual({ reason, code }))
})
