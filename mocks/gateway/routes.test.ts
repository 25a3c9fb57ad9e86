// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { defineMock } from '../define-mock.ts'
import { collectRoutes, ROUTES } from './routes.ts'

const mock = (id: string, path: string) =>
  defineMock({
    id,
    initial: () => ({}),
    routes: [{ id: `${id}.call`, method: 'GET', path, reply: () => ({}) }],
  })

it('[HA-06c] collects the mocks beside the plugins', () => {
  expect(ROUTES.map(({ mock: { id } }) => id)).toEqual(
    expect.arrayContaining(['core', 'account.auth', 'tracking.relay']),
  )
})

it('takes the first of two routes for one call, and names the mock of the other', () => {
  const warn = vi.fn()
  const routes = collectRoutes([mock('a', '/wps/x'), mock('b', '/wps/x'), mock('c', '/wps/y')], warn)
  expect(routes.map(({ route }) => route.id)).toEqual(['a.call', 'c.call'])
  expect(warn).toHaveBeenCalledExactlyOnceWith('MG-DUPLICATE: b and a both answer GET /wps/x; a does')
})

it('has no call that two mocks define', () => {
  const warn = vi.fn()
  collectRoutes([...new Set(ROUTES.map((owned) => owned.mock))], warn)
  expect(warn.mock.calls.flat()).toEqual([])
})
