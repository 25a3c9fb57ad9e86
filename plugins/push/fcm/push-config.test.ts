// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readPushConfig } from './push-config.ts'

const WHOLE = { projectId: 'demo-push', apiKey: 'key', appId: '1:1:web:1', messagingSenderId: '1' }

describe('readPushConfig', () => {
  it('[VA-13] takes a whole configuration', () =>
    expect(readPushConfig({ ...WHOLE, apiKey: ' key ' })).toEqual({ config: WHOLE }))
  it.each(['projectId', 'apiKey', 'appId', 'messagingSenderId'] as const)('[VA-13] misses %s', (field) => {
    for (const value of [undefined, null, '', '  ', 7])
      expect(readPushConfig({ ...WHOLE, [field]: value })).toEqual({ missing: [field] })
  })
  it('[VA-13] names everything that is missing', () =>
    expect(readPushConfig({ apiKey: 'key' })).toEqual({
      missing: ['projectId', 'appId', 'messagingSenderId'],
    }))
})
