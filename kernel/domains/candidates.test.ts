// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { candidates } from './domains-service.ts'

const reachable = ['here.example', 'a.example', 'b.example', 'a.example']
const here = 'here.example'

describe('candidates', () => {
  it.each([
    ['reachable hosts that are listed', ['b.example', 'far.example', 'here.example'], ['b.example']],
    ['all reachable hosts when none is listed', ['far.example'], ['a.example', 'b.example']],
    ['all reachable hosts when there is no list', [], ['a.example', 'b.example']],
    ['never this host', ['here.example'], ['a.example', 'b.example']],
  ])('[CA-12] %s', (_, listed, expected) => expect(candidates({ listed, reachable, here })).toEqual(expected))

  it('are none where the merchant has one domain', () =>
    expect(candidates({ listed: ['a.example'], reachable: [here], here })).toEqual([]))
})
