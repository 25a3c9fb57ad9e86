// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROMPT_PAUSE_MS } from './constants.ts'
import { digestOf } from './digest-of.ts'
import { type Found, judgeBuild } from './judge-build.ts'

const MANIFEST = JSON.stringify({ files: {}, entrypoints: ['assets/main-1.js'] })
const found = (part: Partial<Found>): Found => ({
  manifests: [MANIFEST, MANIFEST],
  served: '2',
  own: '1',
  askedAt: undefined,
  broken: false,
  now: 1_000_000_000,
  ...part,
})
const NOW = 1_000_000_000

describe('judgeBuild', () => {
  it.each<[string, Partial<Found>, string]>([
    ['an older page asks', {}, 'ask'],
    ['a page that does not know its build asks', { own: undefined }, 'ask'],
    ['a page as new as the server does not', { own: '2' }, 'current'],
    ['the player was asked just now', { askedAt: NOW - PROMPT_PAUSE_MS + 1 }, 'later'],
    ['the player was asked a while ago', { askedAt: NOW - PROMPT_PAUSE_MS }, 'ask'],
    ['a missing part counts, however new the page is', { broken: true, own: '2', askedAt: NOW }, 'ask'],
    ['a proxy’s page is no build', { manifests: [MANIFEST, '<html>502</html>'] }, 'unknown'],
    ['nor is half an answer', { manifests: [MANIFEST.slice(0, 20), MANIFEST] }, 'unknown'],
    ['nor is an error of the gateway’s', { manifests: [MANIFEST, '{"success":false}'], broken: true }, 'unknown'],
    ['nor is JSON of another kind', { manifests: ['null', '7'] }, 'unknown'],
  ])('[ST-15] %s', (_case, part, judgement) => {
    expect(judgeBuild(found(part))).toBe(judgement)
  }) // prettier-ignore

  it('bears whatever comes in the manifests’ place', () => {
    const judgements = ['ask', 'current', 'later', 'unknown']
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.json()), { minLength: 2, maxLength: 2 }), (manifests) => {
        expect(judgements).toContain(judgeBuild(found({ manifests })))
      }),
    )
  })
})

describe('digestOf', () => {
  it('differs where either manifest does', () => {
    const digests = [['a', 'b'], ['b', 'a'], ['a', 'a'], ['ab', ''], ['', 'ab'], ['a', 'b ']].map(digestOf) // prettier-ignore
    expect(new Set(digests).size).toBe(6)
    expect(digestOf(['a', 'b'])).toBe(digests[0])
  })
})
