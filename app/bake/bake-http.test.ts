// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testProfile } from '../../mocks/world/profile.fake.ts'
import { fetchSiteFacts } from './bake-http.ts'

const profile = testProfile()

const answer = (info: object) => ({ success: true, value: { info } })

afterEach(() => vi.unstubAllGlobals())

describe('fetchSiteFacts', () => {
  it.each([
    [[{ path: 'x' }], true],
    [[], false],
    [undefined, false],
    ['nonsense', false],
  ])('customer service of %j: %s', async (customerService, expected) => {
    const ask = vi.fn(() => Promise.resolve(Response.json(answer({ customerService }))))
    vi.stubGlobal('fetch', ask)
    expect(await fetchSiteFacts(profile, 'http://gateway.test')).toEqual({ customerService: expected })
    expect(ask).toHaveBeenCalledWith(
      expect.stringMatching(/^http:\/\/gateway\.test\/wps\/system\/status\?/),
      expect.objectContaining({ headers: expect.objectContaining({ Merchant: profile.code }) }),
    )
  })

  it('rejects where the gateway gives no status', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 502 })))
    await expect(fetchSiteFacts(profile, 'http://gateway.test')).rejects.toThrow('SI-STATUS')
  })
})
