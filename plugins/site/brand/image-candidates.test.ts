// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageCandidates } from './image-candidates.ts'

const PAGE = 'https://www.lotus.example/m/home'
const CDNS = ['https://img.example/x/', 'https://img2.example']

describe('imageCandidates', () => {
  it.each<[string | undefined, readonly string[], readonly string[]]>([
    ['/brand/logo.png', CDNS, ['https://img.example/x/brand/logo.png', 'https://img2.example/brand/logo.png']],
    ['brand/logo.png', CDNS, ['https://img.example/x/brand/logo.png', 'https://img2.example/brand/logo.png']],
    ['/brand/logo.png', [], ['https://www.lotus.example/brand/logo.png']],
    ['/logo.png', ['/cdn'], ['https://www.lotus.example/cdn/logo.png']],
    ['https://img2.example/a.png', CDNS, ['https://img2.example/a.png']],
    ['https://www.lotus.example/a.png', CDNS, ['https://www.lotus.example/a.png']],
    ['https://stranger.example/a.png', CDNS, []],
    ['http://img2.example/a.png', CDNS, []],
    ['//stranger.example/a.png', CDNS, []],
    ['/\\stranger.example/a.png', CDNS, []],
    ['https://u:p@img2.example/a.png', CDNS, []],
    ['/lo\u202ego.png', CDNS, []],
    ['/lo\ngo.png', CDNS, []],
    ['https://img2.example/a.png\u200b', CDNS, []],
    ['/logo.png', ['http://img.example'], []],
    ['', CDNS, []],
    [undefined, CDNS, []],
  ])('[EN-31e] %s on %j', (path, imageCDNs, found) =>
    expect(imageCandidates(path, { imageCDNs }, PAGE)).toEqual(found),
  ) // prettier-ignore

  it('[EN-31c] [EN-31e] returns only addresses of the merchant’s own hosts, for any input', () => {
    const tricks = fc.constantFrom(
      'javascript:',
      'data:',
      'https:',
      '/',
      '\\',
      '@',
      'x.example',
      '\t',
      '//',
      '..',
    )
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(tricks).map((parts) => parts.join('')),
    )
    const origins = ['https://www.lotus.example', 'https://img.example', 'https://img2.example']
    fc.assert(
      fc.property(text, fc.constantFrom([], CDNS), (path, imageCDNs) => {
        for (const address of imageCandidates(path, { imageCDNs }, PAGE))
          expect(origins).toContain(new URL(address).origin)
      }),
    )
  })
})
