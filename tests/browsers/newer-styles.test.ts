// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { newerStyles, newerStyleUses } from './newer-styles.ts'
import { FIRST_TARGET } from './targets.ts'

const newer = newerStyles(FIRST_TARGET.oldest)
const featuresOf = (css: string): readonly string[] =>
  newerStyleUses(css, newer).map(({ feature }) => feature)

describe('CSS that Chrome 90 or iOS 15.0 lack', () => {
  it.each([
    ['.a{rotate:90deg}', 'rotate'],
    ['.a{overflow-x:clip}', 'overflow-x: clip'],
    ['.a{height:100dvh}', 'dvh'],
    ['.a{height:calc(50svh - 2px)}', 'svh'],
    ['.a{width:5cqi}', 'cqi'],
    ['.a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
    ['.a{--line:color-mix(in srgb,red,blue)}', 'color-mix()'],
    ['.a{color:light-dark(red,blue)}', 'light-dark()'],
    ['.a_0f1:has(.b){color:red}', '.a:has(.b)'],
    ['.a:focus-visible{color:red}', ':focus-visible'],
    ['.a,.b:focus-visible{color:red}', '.a, .b:focus-visible'],
    ['@container (width<9rem){.a{color:red}}', '@container'],
    ['@layer one{.a{color:red}}', '@layer'],
    ['@starting-style{.a{color:red}}', '@starting-style'],
  ])('%s', (css, feature) => expect(featuresOf(css)).toEqual([feature]))

  it.each([
    '.a{transform:rotate(90deg)}',
    '.a{overflow-x:hidden}',
    '.a{height:100vh;width:min(2rem,50%)}',
    '.a{color:#0dvh}',
    '.a{-webkit-mask:none;mask:none}',
    '.a:not(:hover)::before{color:red}',
    '.clip{color:red}',
  ])('not %s', (css) => expect(featuresOf(css)).toEqual([]))

  it.each([
    '.a{height:100vh;height:100dvh}',
    '.a{border:1px solid red;border-color:color-mix(in srgb,red,blue)}',
    '@supports (height:100dvh){.a{height:100dvh}}',
    '@media (width>9rem){@supports selector(:has(a)){.a:has(b){color:red}}}',
  ])('not where something is in its place: %s', (css) => expect(featuresOf(css)).toEqual([]))

  it.each([
    ['after it', '.a{height:100dvh;height:100vh}', 'dvh'],
    ['of another property', '.a{width:100vh;height:100dvh}', 'dvh'],
    ['that is newer too', '.a{height:100svh;height:100dvh}', 'svh,dvh'],
    // A value with a variable is read when it is used: too late for the one before it.
    ['before a value with a variable', '.a{height:100vh;height:calc(100dvh - var(--b))}', 'dvh'],
  ])('no fallback: a declaration %s', (_case, css, features) => expect(featuresOf(css).join()).toBe(features))
})
