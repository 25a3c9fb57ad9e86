// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { readMessage } from './read-message.ts'

const ORIGIN = 'https://lotus.example'

describe('readMessage', () => {
  it.each(['SKIP_WAITING', 'CACHE_PAGES'])('reads %s', (type) =>
    expect(readMessage({ type, more: 1 }, ORIGIN)).toEqual({ type }),
  )

  it('reads CACHE_URLS: only addresses of this site’s files, once each', () => {
    const loaded = [
      '/m/assets/a-1.js',
      '/m/assets/a-1.js',
      '/m/brand/lotus/logo.svg',
      '/wps/system/status',
      '/m/home',
    ].map((path) => ORIGIN + path)
    const urlsToCache = [...loaded, 'https://cdn.example/m/assets/x.js', 'no address', 7]
    expect(readMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, ORIGIN)).toEqual({
      type: 'CACHE_URLS',
      files: ['/m/assets/a-1.js', '/m/brand/lotus/logo.svg'],
    })
  })

  it.each([
    [undefined],
    [null],
    ['SKIP_WAITING'],
    [7],
    [[]],
    [{ type: 'skip-waiting' }],
    [{ type: 'CACHE_URLS' }],
    [{ type: 'CACHE_URLS', payload: null }],
    [{ type: 'CACHE_URLS', payload: { urlsToCache: 'https://lotus.example/m/assets/a-1.js' } }],
  ])('knows no message %j', (data) => expect(readMessage(data, ORIGIN)).toBeUndefined())
})
