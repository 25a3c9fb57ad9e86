// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { statusRequest } from './status-request.ts'

const at = (href: string) => statusRequest(new URL(href), 'lotus01', 'VI')
const query = (href: string) => new URL(at(href).url, 'https://gateway.example').searchParams

describe('statusRequest', () => {
  it('[CA-09] GET /wps/system/status, no-cache, with device, track, originalDomain and url', () => {
    const { url, init } = at('https://lotus.example/m/home?track=t7&x=1')
    expect(url.split('?')[0]).toBe('/wps/system/status')
    expect(Object.fromEntries(query('https://lotus.example/m/home?track=t7&x=1'))).toEqual({
      device: 'MOBILE',
      track: 't7',
      originalDomain: 'lotus.example',
      url: 'https://lotus.example/m/home?track=t7&x=1',
    })
    expect(init.method ?? 'GET').toBe('GET')
    expect(init.cache).toBe('no-cache')
    expect(init.headers).toMatchObject({ Merchant: 'lotus01', Language: 'VI' })
  })

  it('an unknown track is empty', () => {
    expect(query('https://lotus.example/m/').get('track')).toBe('')
  })

  it.each([
    ['https://a.example/m/?token=S3CR', 'https://a.example/m/'],
    ['https://a.example/m/?x=1&tokens=S3CR&y=2', 'https://a.example/m/?x=1&y=2'],
    ['https://a.example/m/?TOKEN=S3CR&access_token=S3CR', 'https://a.example/m/'],
    ['https://a.example/m/?token=S3CR&token=S3CR', 'https://a.example/m/'],
    ['https://a.example/m/#token=S3CR', 'https://a.example/m/'],
    ['https://a.example/m/?redirectUrl=https%3A%2F%2Fb.example%2F%3Ftoken%3DS3CR&x=1', 'https://a.example/m/?x=1'],
    ['https://a.example/m/?next=%252Fm%253Ftoken%253DS3CR', 'https://a.example/m/'],
  ])('sends the gateway no token of %s', (href, sentUrl) => {
    expect(query(href).get('url')).toBe(sentUrl)
    expect(at(href).url).not.toContain('S3CR')
  }) // prettier-ignore

  it('sends no token in any surrounding text', () => {
    const name = fc.constantFrom('token', 'tokens', 'Token', 'x', 'inApp', 'r')
    const pair = fc.tuple(name, fc.string()).map(([key, value]) => [key, /token/i.test(key) ? 'S3CR' : value])
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const search = new URLSearchParams(pairs as [string, string][])
        const { url } = at(`https://a.example/m/?${search}`)
        expect(url).not.toContain('S3CR')
        for (const [key, value] of search)
          if (!/token/i.test(key + value))
            expect(
              new URL(query(`https://a.example/m/?${search}`).get('url') ?? '').searchParams.getAll(key),
            ).toContain(value)
      }),
    )
  })
})
