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
  ])('not %s', (code) => expect(featuresOf(code)).toEqual([]))
})
