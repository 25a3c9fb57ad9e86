// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { isSiteAnswer } from './probe.ts'

const JSON_TYPE = 'application/json'

const HTML = 'text/html; charset=utf-8'

describe('isSiteAnswer', () => {
  it.each([
    ['data', { status: 200, contentType: JSON_TYPE }, true],
    ['no content', { status: 204, contentType: '' }, true],
    ['an error of the gateway', { status: 500, contentType: JSON_TYPE }, true],
    ['a page of the server before it', { status: 502, contentType: HTML }, true],
    ['a file that is not there', { status: 404, contentType: HTML }, true],
    ['a network that wants a log-in', { status: 511, contentType: HTML }, false],
    ['the same, as JSON', { status: 511, contentType: JSON_TYPE }, false],
    ['a log-in page in place of data', { status: 200, contentType: HTML }, false],
    ['a redirect to one', { status: 0, contentType: '', type: 'opaqueredirect' }, false],
  ])('%s', (_, response, expected) => expect(isSiteAnswer(response)).toBe(expected))
})
