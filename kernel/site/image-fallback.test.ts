import { afterEach, describe, expect, it, vi } from 'vitest'
import { nextCdnSource, watchImages } from './image-fallback.ts'

const CDNS = ['https://one.example', 'https://two.example/base/', '/cdn']
const PAGE = 'https://here.example/m/home'

describe('nextCdnSource', () => {
  it.each([
    ['https://one.example/a.webp', 'https://one.example', 'https://two.example/base/a.webp'],
    [
      'https://two.example/base/a.webp?v=1',
      'https://two.example/base/',
      'https://here.example/cdn/a.webp?v=1',
    ],
    ['https://here.example/cdn/a.webp', '/cdn', undefined],
  ])('%s', (src, failed, next) => {
    expect(nextCdnSource(src, CDNS, PAGE)).toEqual({ failed, src: next })
  })
  it('leaves other images alone', () => {
    for (const src of ['https://one.example.evil/a.webp', 'https://here.example/m/a.svg', 'data:,x'])
      expect(nextCdnSource(src, CDNS, PAGE)).toBeUndefined()
  })
})

describe('watchImages', () => {
  afterEach(() => document.body.replaceChildren())

  function show(src: string) {
    const image = document.createElement('img')
    image.src = src
    document.body.append(image)
    const ownHandler = vi.fn()
    image.addEventListener('error', ownHandler)
    return { image, ownHandler, fail: () => image.dispatchEvent(new Event('error')) }
  }

  it('tries the next CDN, and passes the error to the image when none is left', () => {
    const site = { imageCDNs: CDNS.slice(0, 2), cdnFailed: vi.fn() }
    const stop = watchImages(site, document)
    const { image, ownHandler, fail } = show('https://one.example/a.webp')
    fail()
    expect(image.src).toBe('https://two.example/base/a.webp')
    expect(ownHandler).not.toHaveBeenCalled()
    fail()
    expect(image.src).toBe('https://two.example/base/a.webp')
    expect(ownHandler).toHaveBeenCalledOnce()
    expect(site.cdnFailed.mock.calls).toEqual([['https://one.example'], ['https://two.example/base/']])
    stop()
    const later = show('https://one.example/b.webp')
    later.fail()
    expect(later.ownHandler).toHaveBeenCalledOnce()
  })

  it('retries images that had failed before', () => {
    const { image } = show('https://one.example/a.webp')
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } })
    const stop = watchImages({ imageCDNs: CDNS, cdnFailed() {} }, document)
    expect(image.src).toBe('https://two.example/base/a.webp')
    stop()
  })
})
