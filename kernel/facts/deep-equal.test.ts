// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepEqual } from './deep-equal.ts'

describe('deepEqual', () => {
  it.each<[unknown, unknown, boolean]>([
    [undefined, undefined, true],
    [undefined, {}, false],
    [null, {}, false],
    [{}, {}, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
    [[1, [2]], [1, [2]], true],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{ a: { b: [1] } }, { a: { b: [1] } }, true],
    [{ toString: 1 }, {}, false],
    ['1', 1, false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(deepEqual(a, b)).toBe(same)
    expect(deepEqual(b, a)).toBe(same)
  }) // prettier-ignore

  it('a copy is equal', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => deepEqual(value, structuredClone(value))))
  })
})
