// @vitest-environment node
import { switchOn, type Token, token } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { chain, factsWith, make, shuffled, startHost } from '../testing/test-host.ts'

const tok = (id: string): Token<unknown> => token<unknown>(id)

describe('size', () => {
  it.each([
    [5000, false],
    [5000, true],
    [20_000, false],
    [20_000, true],
  ])('[KN-05] %i plugins in a shuffled chain start, stop and start; lazy: %s', async (count, lazy) => {
    const { host, errors } = startHost(shuffled(chain(count, [], lazy)), { facts: factsWith('A') })
    await host.start()
    const last = tok(`chain.${count - 1}`)
    expect(host.service(last)).toEqual({ depth: count })
    await host.update(factsWith())
    expect(host.service(last)).toBeUndefined()
    expect(host.state('chain.0')).toBe('off')
    await host.update(factsWith('A'))
    expect(host.service(last)).toEqual({ depth: count })
    expect(errors).toEqual([])
  })

  it('5,000 plugins in a shuffled ladder, each requiring the two before, start and stop', async () => {
    const rungs = Array.from({ length: 5000 }, (_, n) =>
      make(`rung.${n}`, () => ({ out: n + 1 }), {
        ...(n === 0 ? { when: switchOn('A') } : {}),
        provides: { out: tok(`rung.${n}`) },
        requires: {
          ...(n > 0 ? { a: tok(`rung.${n - 1}`) } : {}),
          ...(n > 1 ? { b: tok(`rung.${n - 2}`) } : {}),
        },
      }),
    )
    const { host } = startHost(shuffled(rungs), { facts: factsWith('A') })
    expect(host.service(tok('rung.4999'))).toBe(5000)
    await host.update(factsWith())
    expect(host.ids().every((id) => host.state(id) === 'off')).toBe(true)
  })
})
