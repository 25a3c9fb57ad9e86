// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isClickId } from './next-clicks.ts'

describe('isClickId', () => {
  it.each([
    ['IwAR0_aEm-X.y~Z', undefined, true],
    ['a'.repeat(500), undefined, true],
    ['a'.repeat(501), undefined, false],
    ['a'.repeat(1000), String.raw`\w{1,1000}`, true],
    ['a'.repeat(1001), '.*', false],
    ['', undefined, false],
    ['', '.*', false],
    ['a b', undefined, false],
    ['<script>', undefined, false],
    ['a+b/c=', undefined, false],
    ['a+b/c=', String.raw`[\w+/=]+`, true],
    ['abc', 'ab', false],
    ['abc', 'x|abc', true],
    ['abc', 'a|b', false],
    ['__Ab_', undefined, true],
  ])('%s by the pattern %s is %s', (value, pattern, is) => {
    expect(isClickId(value, pattern)).toBe(is)
  })

  it.each([
    '{click_id}',
    '${SUBID}',
    '[CPA]',
    '%7Bclick_id%7D',
    '%7bclick_id%7d',
    '{{fbclid}}',
    '__CLICKID__',
    'x{a}',
    '[]',
  ])('refuses the macro %s, whatever the pattern', (macro) => {
    expect(isClickId(macro)).toBe(false)
    expect(isClickId(macro, '.*')).toBe(false)
  })

  it('refuses every text with a macro in it', () => {
    const macro = fc
      .tuple(fc.constantFrom('{', '${', '%7B', '%7b'), fc.stringMatching(/^\w{0,20}$/))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.string(), macro, fc.string(), (before, inner, after) => {
        expect(isClickId(before + inner + after, '[^]*')).toBe(false)
      }),
    )
  })
})
