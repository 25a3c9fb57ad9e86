// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createStore } from '../../store.ts'
import { watchServices } from './watch-services.ts'

class Purse {
  readonly balance = createStore(5)
  #spent = 0
  spend(sum: number): number {
    return (this.#spent += sum)
  }
  get(): number {
    return this.#spent
  }
}

describe('watchServices', () => {
  it('reports calls, and whether they do more than read; the call rethrows its error', () => {
    const calls: string[] = []
    const { services } = watchServices({ purse: new Purse() }, (name, acts) => {
      calls.push(`${name} ${acts}`)
      if (calls.length === 3) throw new Error('no more')
    })
    const purse = services['purse'] as Purse
    expect([purse.spend(2), purse.get()]).toEqual([2, 2])
    expect(() => purse.spend(1)).toThrow('no more')
    expect(calls).toEqual(['purse.spend true', 'purse.get false', 'purse.spend true'])
  })
  it('reports listeners on a store of a service, or on a service that is a store', () => {
    const { services, subscriptions } = watchServices({ purse: new Purse(), count: createStore(0) }, () => {})
    const { balance } = services['purse'] as Purse
    const off = balance.subscribe(() => {})
    ;(services['count'] as typeof balance).subscribe(() => {})
    expect(subscriptions()).toEqual(['purse.balance', 'count'])
    off()
    expect(subscriptions()).toEqual(['count'])
    expect(balance).toBe((services['purse'] as Purse).balance)
  })
})
