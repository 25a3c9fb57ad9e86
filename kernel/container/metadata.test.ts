// @vitest-environment node
import { expect, it, vi } from 'vitest'

it('gives tsyringe the metadata it reads: own, and inherited', async () => {
  const whole = Reflect.getMetadata
  Reflect.deleteProperty(Reflect, 'getMetadata')
  vi.resetModules()
  await import('./metadata.ts')
  expect(Reflect.getMetadata).not.toBe(whole)
  class Base {}
  class Derived extends Base {}
  Reflect.defineMetadata('tokens', ['a'], Base)
  expect(Reflect.getMetadata('tokens', Derived)).toEqual(['a'])
  expect(Reflect.getOwnMetadata('tokens', Derived)).toBeUndefined()
  Reflect.defineMetadata('tokens', ['b'], Derived)
  expect(Reflect.getOwnMetadata('tokens', Derived)).toEqual(['b'])
  expect(Reflect.getMetadata('tokens', Base)).toEqual(['a'])
})
