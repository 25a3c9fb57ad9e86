// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { vendorFailure } from './vendor-failure.ts'

describe('vendorFailure', () => {
  it.each([
    [{ code: '60204', msg: 'x', desc: {} }, 'network', '60204'],
    [{ code: '60205' }, 'network', '60205'],
    [{ code: 60101 }, 'network', '60101'],
    [{ code: '60001' }, 'setup', '60001'],
    [{ code: '60500' }, 'setup', '60500'],
    [{ code: '60999' }, 'vendor', '60999'],
    [{ error_code: 'error_103', msg: 'x' }, 'setup', '103'],
    [{ error_code: 'error_108' }, 'network', '108'],
    ['networkError', 'network', '60204'],
    ['CP-OFFLINE', 'vendor', 'CP-OFFLINE'],
    ['x'.repeat(500), 'vendor', 'x'.repeat(32)],
    [undefined, 'vendor', 'CP-VENDOR'],
    [null, 'vendor', 'CP-VENDOR'],
    [{ code: {} }, 'vendor', 'CP-VENDOR'],
    [{}, 'vendor', 'CP-VENDOR'],
  ])('[ER-13] %j has the reason %s and the code %s', (given, reason, code) =>
    expect(vendorFailure(given)).toEqual({ reason, code }),
  )
})
