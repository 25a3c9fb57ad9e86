// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROMPT_PAUSE_MS } from './constants.ts'
import { decideUpdate, type UpdateCheck } from './decide-update.ts'
import { digestOf } from './digest-of.ts'

const MANIFEST = JSON.stringify({ files: {}, entrypoints: ['assets/main-1.js'] })
const check = (part: Partial<UpdateCheck>): UpdateCheck => ({
  manifests: [MANIFEST, MANIFEST],
  served: '2',
  own: '1',
  promptedAt: undefined,
  now: 1_000_000_000,
  ...part,
})
const NOW = 1_000_000_000

describe('decideUpdate', () => {
  it.each<[string, Partial<UpdateCheck>, string]>([
    ['an older page prompts', {}, 'prompt'],
    ['a page that does not know its build prompts', { own: undefined }, 'prompt'],
    ['a page as new as the server does not', { own: '2' }, 'current'],
    ['the player was prompted just now', { promptedAt: NOW - PROMPT_PAUSE_MS + 1 }, 'later'],
    ['the player was prompted a while ago', { promptedAt: NOW - PROMPT_PAUSE_MS }, 'prompt'],
    ['a stamp that lies in the future counts as none', { promptedAt: NOW + 365 * 86_400_000 }, 'prompt'],
    ['a proxy’s page is no build', { manifests: [MANIFEST, '<html>502</html>'] }, 'unknown'],
    ['nor is half an answer', { manifests: [MANIFEST.slice(0, 20), MANIFEST] }, 'unknown'],
    ['nor is an error of the gateway’s', { manifests: [MANIFEST, '{"success":false}']}, 'unknown'],
    ['nor is JSON of another kind', { manifests: ['null', '7'] }, 'unknown'],
  ])('[ST-15] %s', (_case, part, decision) => {
    expect(decideUpdate(check(part))).toBe(decision)
  }) // prettier-ignore

  it('never throws, for any text in place of the manifests', () => {
    const decisions = ['prompt', 'current', 'later', 'unknown']
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.json()), { minLength: 2, maxLength: 2 }), (manifests) => {
        expect(decisions).toContain(decideUpdate(check({ manifests })))
      }),
    )
  })
})

describe('digestOf', () => {
  it('differs where either manifest does', () => {
    const digests = [
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'a'],
      ['ab', ''],
      ['', 'ab'],
      ['a', 'b '],
    ].map(digestOf)
    expect(new Set(digests).size).toBe(6)
    expect(digestOf(['a', 'b'])).toBe(digests[0])
  })
})
