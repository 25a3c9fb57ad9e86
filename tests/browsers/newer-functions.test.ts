// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { newerFunctions, newerUses } from './newer-functions.ts'
import { FIRST_TARGET } from './targets.ts'

const newer = newerFunctions(FIRST_TARGET.oldest)
const featuresOf = (code: string): readonly string[] => newerUses(code, newer).map(({ feature }) => feature)

describe('functions that Chrome 90 or iOS 15.0 lack', () => {
  it.each([
    ['list.toSorted((a, b) => a - b)', '.toSorted()'],
    ['list.findLast(Boolean)', '.findLast()'],
    ['list.at(-1)', '.at()'],
    ['Object.hasOwn(one, name)', 'Object.hasOwn'],
    ['URL.canParse(text)', 'URL.canParse'],
    ['structuredClone(one)', 'structuredClone'],
    ['globalThis.structuredClone(one)', 'structuredClone'],
    ['dialog.showModal()', '.showModal()'],
    ['new ReportingObserver(() => {})', 'ReportingObserver'],
    ['/(?<=a)b/.test(text)', 'lookbehind'],
    ['/a/v.test(text)', 'regular expression flag v'],
  ])('%s', (code, feature) => expect(featuresOf(code)).toEqual([feature]))

  it.each([
    'list.sort((a, b) => a - b)',
    'list.at?.(-1)',
    'list.flatMap((one) => one)',
    'Object.fromEntries(list)',
    'function structuredClone() {} structuredClone(one)',
    '/(?=a)b/.test(text)',
    'class List { at() {} first() { return this.at(0) } }',
  ])('not %s', (code) => expect(featuresOf(code)).toEqual([]))

  it('an own method does not excuse a call on another object', () =>
    expect(featuresOf('class List { at() {} first(other) { return other.at(0) } }')).toEqual(['.at()']))

  const MAKE = 'new ReportingObserver(report)'
  it.each([
    `if ('ReportingObserver' in globalThis) ${MAKE}`,
    `if (!('ReportingObserver' in globalThis)) {} else ${MAKE}`,
    `function a() { if (!('ReportingObserver' in globalThis)) return []; const one = ${MAKE}; return one }`,
    `function a() { if (!('ReportingObserver' in globalThis)) { warn(); return } return () => ${MAKE} }`,
    `const a = () => { if (typeof ReportingObserver === 'undefined') throw b; ${MAKE} }`,
    // As they are after minification.
    `function a(){return\`ReportingObserver\`in globalThis?${MAKE}:[]}`,
    `typeof ReportingObserver<\`u\`&&${MAKE}`,
    `typeof ReportingObserver>\`u\`||${MAKE}`,
    `function a(b){if(!b||!(\`ReportingObserver\`in globalThis))return;${MAKE}}`,
    `globalThis.ReportingObserver&&b&&${MAKE}`,
    `typeof ReportingObserver==\`function\`?${MAKE}:0`,
  ])('not after the code has asked for it: %s', (code) => expect(featuresOf(code)).toEqual([]))

  it.each([
    `if (!('ReportingObserver' in globalThis)) ${MAKE}`,
    `if ('ReportingObserver' in globalThis) {} else ${MAKE}`,
    `if ('ResizeObserver' in globalThis) ${MAKE}`,
    `function a() { if (!('ReportingObserver' in globalThis)) warn(); ${MAKE} }`,
    `function a() { if (!('ReportingObserver' in globalThis)) return } ${MAKE}`,
    `function a() { ${MAKE}; if (!('ReportingObserver' in globalThis)) return }`,
    `function a() { if ('ReportingObserver' in globalThis) return; ${MAKE} }`,
    `function a(b) { if (!b && !('ReportingObserver' in globalThis)) return; ${MAKE} }`,
    `if (b || 'ReportingObserver' in globalThis) ${MAKE}`,
    `typeof ReportingObserver>\`u\`&&${MAKE}`,
    `\`ReportingObserver\`in globalThis||${MAKE}`,
  ])('after a question that does not decide: %s', (code) =>
    expect(featuresOf(code)).toEqual(['ReportingObserver']),
  )

  it('a method that the code has asked for', () => {
    expect(featuresOf('one.showPopover && one.showPopover()')).toEqual([])
    expect(featuresOf("'hasOwn' in Object ? Object.hasOwn(a, b) : c")).toEqual([])
    expect(featuresOf('one.showPopover()')).toEqual(['.showPopover()'])
  })
})
