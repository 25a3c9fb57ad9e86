// @vitest-environment node
import { createStore, type Facts, token } from '@foyer/sdk'
import { expect, it } from 'vitest'
import { factsWith, makeHost } from '../host/testing/test-host.ts'
import { inspectionCalls } from './inspection-calls.ts'

it('calls a method of a service for inspectors, and of no other', async () => {
  const { host } = makeHost([])
  const service = { add: (one: number, other: number) => one + other }
  host.provide(token<typeof service>('acme.tools'), service)
  host.provide(token<typeof service>('acme.wallet'), service)
  const { tool } = inspectionCalls({
    host,
    facts: { ...createStore<Facts>(factsWith()), patch: () => {} },
    site: { refresh: () => Promise.resolve() },
    record: undefined,
  })
  expect(await tool({ token: 'acme.tools', method: 'add', args: [1, 2] })).toBe(3)
  expect(await tool({ token: 'acme.wallet', method: 'add', args: [1, 2] })).toBeUndefined()
  expect(await tool({ token: 'acme.tools', method: 'toString', args: [] })).toBeUndefined()
  expect(await tool({ token: 'none.tools', method: 'add', args: [] })).toBeUndefined()
})
