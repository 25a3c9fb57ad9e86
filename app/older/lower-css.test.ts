// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { lowerCss } from './lower-css.ts'

const plain = (css: string): string => css.replace(/\s+/g, ' ').replace(/ ?\}/g, ' }').trim()
const lowered = (css: string): string => plain(lowerCss(css))

describe('CSS for Chrome 64 and iOS 12', () => {
  it.each([
    ['dynamic heights', '.a { height: 100dvh; width: 50svw }', '.a { height: 100vh; width: 50vw }'],
    ['insets', '.a { top: env(safe-area-inset-top) }', '.a { top: var(--inset-top, 0px) }'],
    ['the ring of the keyboard’s focus', '.a:focus-visible { color: red }', '.a:focus { color: red }'],
    ['lists of selectors', ':where(a, b) .c { color: red }', ':-webkit-any(a, b) .c { color: red }'],
    ['lists of what is not', '.a:not(b, [c]) { color: red }', '.a:not(b):not([c]) { color: red }'],
    ['breaks in words', '.a { overflow-wrap: anywhere }', '.a { overflow-wrap: break-word }'],
    ['safe alignment', '.a { align-items: safe center }', '.a { align-items: center }'],
    ['comments, which may contain any of these', '/* min(1px, 2px) */ .a { color: red }', '.a { color: red }'],
    ['a logical size', '.a { inline-size: 1px; max-block-size: 2px }', '.a { width: 1px; max-height: 2px }'],
    ['a logical side', '.a { margin-block-start: 1px; inset-inline-end: 2px }', '.a { margin-top: 1px; right: 2px }'],
    ['two sides', '.a { padding-inline: 1px 2px }', '.a { padding-left: 1px; padding-right: 2px }'],
    ['two sides that are the same', '.a { margin-block: 1px }', '.a { margin-top: 1px; margin-bottom: 1px }'],
    ['four sides', '.a { inset: 1px 2px }', '.a { top: 1px; right: 2px; bottom: 1px; left: 2px }'],
    ['a logical corner', '.a { border-start-end-radius: 1px }', '.a { border-top-right-radius: 1px }'],
    ['a logical line', '.a { border-inline-start: 1px solid }', '.a { border-left: 1px solid }'],
  ])('%s', (_case, css, expected) => expect(lowered(css)).toBe(expected)) // prettier-ignore

  describe('min(), max() and clamp() are one of their operands', () => {
    it.each([
      ['min(11rem, 45vw)', '11rem'],
      ['max(16px, var(--text))', '16px'],
      ['clamp(1rem, 5vw, 3rem)', '5vw'],
      ['min(100vw - 2 * var(--a), 400px)', 'calc(100vw - 2 * var(--a))'],
      ['calc((min(100vw, var(--a)) - 1px) / 2)', 'calc((100vw - 1px) / 2)'],
      ['min(max(1px, 2px), 3px)', '1px'],
      ['minmax(min(100%, 7.5rem), 1fr)', 'minmax(100%, 1fr)'],
      ['minmax(0, 1fr)', 'minmax(0, 1fr)'],
    ])('%s', (value, expected) => expect(lowered(`.a { b: ${value} }`)).toBe(`.a { b: ${expected} }`))

    it('whatever follows', () =>
      expect(lowered('.a { width: min(1rem, 2vw); height: 1px } .b { color: var(--c) }')).toBe(
        '.a { width: 1rem; height: 1px } .b { color: var(--c) }',
      ))
    it('a parenthesis that is not closed ends the build', () =>
      expect(() => lowerCss('.a { width: min(1rem, 2vw }')).toThrow('not closed'))
  })

  describe('gaps are margins', () => {
    it('in a row', () =>
      expect(lowered('.a { display: flex; gap: 4px }')).toBe(
        '.a { display: flex; gap: 0 } .a > * + * { margin-left: 4px; }',
      ))
    it('in a column', () =>
      expect(lowered('.a { display: flex; flex-direction: column; gap: 4px }')).toContain(
        '.a > * + * { margin-top: 4px; }',
      ))
    it('where rows wrap', () =>
      expect(lowered('.a { display: inline-flex; flex-wrap: wrap; gap: 4px 8px }')).toContain(
        '.a > * { margin-right: 8px; margin-bottom: 4px; }',
      ))
    it('of each selector', () =>
      expect(lowered('.a, .b:-webkit-any(c, d) { display: flex; gap: 4px }')).toContain(
        '.a > * + *, .b:-webkit-any(c, d) > * + * {',
      ))
    it('and stay gaps in a grid', () =>
      expect(lowered('.a { display: grid; gap: 4px }')).toBe('.a { display: grid; grid-gap: 4px; gap: 4px }'))
  })

  it('proportions are a padding, which what is inside lies over', () => {
    const css = lowered('.a { aspect-ratio: 4 / 1 }')
    expect(css).toContain(".a::before { content: ''; display: block; grid-area: 1 / 1; padding-top: 25%; }")
    expect(css).toContain('.a > * { grid-area: 1 / 1; }')
  })

  it('leaves the steps of a movement, and rules that need none of it', () => {
    const css = '@keyframes a { from { top: 0 } 50% { top: 1px } } @media (min-width: 1px) { .b { top: 0 } }'
    expect(lowered(css)).toBe(css)
  })
})
