// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { serviceFacade } from './service-facade.ts'

class Base {
  constructor(readonly name: string) {}
  greet(other: string): string {
    return `${this.name} greets ${other}`
  }
}
class Service extends Base {
  #calls = 0
  get calls(): number {
    return this.#calls
  }
  readonly count = (): number => ++this.#calls
}

it('has what the service has, its fields live', () => {
  const facade = serviceFacade(new Service('one'))
  const { greet, count } = facade
  expect([facade.name, greet('two'), count(), count(), facade.calls]).toEqual([
    'one',
    'one greets two',
    1,
    2,
    2,
  ])
  expect(facade.greet).toBe(greet)
})

it('lets nobody replace a method, of the service or of its class', () => {
  const service = new Service('one')
  const facade = serviceFacade(service)
  expect(() => Object.assign(facade, { greet: vi.fn() })).toThrow(TypeError)
  expect(Object.getPrototypeOf(facade)).toBe(Object.prototype)
  expect(facade.greet('two')).toBe('one greets two')
})

it('calls the method that the service has by then', () => {
  const service = { get: () => 1 }
  const facade = serviceFacade(service)
  service.get = () => 2
  expect(facade.get()).toBe(2)
})
