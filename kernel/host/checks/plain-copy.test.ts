// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainCopy } from './plain-copy.ts'

it('copies plain data as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(plainCopy(value)).toEqual(value)
    }),
  )
})

it('reads each field once, and keeps nothing of the original', () => {
  let reads = 0
  const original = { list: [{ a: 1 }], get b() { return ++reads } } // prettier-ignore
  const copy = plainCopy(original)
  original.list[0] = { a: 2 }
  expect([copy.list, copy.b, copy.b]).toEqual([[{ a: 1 }], 1, 1])
})

it('keeps methods with their object, also those of a class', () => {
  class Counter {
    #n = 0
    next() {
      return ++this.#n
    }
  }
  const { next } = plainCopy(new Counter())
  expect([next(), next()]).toEqual([1, 2])
})

it('says so where a value has no end', () => {
  const cyclic: unknown[] = []
  cyclic.push(cyclic)
  const long = Object.assign([], { length: 1e9 })
  const grows: object = new Proxy({}, { ownKeys: () => ['a'], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }), get: () => grows }) // prettier-ignore
  for (const endless of [cyclic, long, grows]) expect(() => plainCopy(endless)).toThrow(RangeError)
})

it('cannot be made to change a prototype', () => {
  const copy = plainCopy(JSON.parse('{"__proto__":{"evil":1}}') as object)
  expect('evil' in copy).toBe(false)
})
