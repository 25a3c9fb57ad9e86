// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { offeredSuites } from './encrypt-payload.ts'

describe('offeredSuites', () => {
  it.each<[string, unknown, boolean, readonly string[]]>([
    ['an offer', { suites: ['modern', 'legacy'] }, true, ['modern', 'legacy']],
    ['an offer among unknown ones', { suites: ['quantum', 7, 'modern'] }, true, ['modern', 'legacy']],
    ['an offer to a page without WebCrypto', { suites: ['modern'] }, false, ['legacy']],
    ['no offer', { modulus: 'ab' }, true, ['legacy']],
    ['a key by itself', 'ab', true, ['legacy']],
    ['an unknown offer', { suites: ['quantum'] }, true, ['legacy']],
    ['an offer that is no list', { suites: 'modern' }, true, ['legacy']],
    ['nothing', undefined, true, ['legacy']],
  ])('[SE-06] %s', (_, key, canModern, suites) => expect(offeredSuites(key, canModern)).toEqual(suites))
})
