// @vitest-environment node
import { createStore, type Route } from '@foyer/sdk'
import { describe, expect, it, vi } from 'vitest'
import type { OwnedContribution } from '../host/extension-points/contribution-entry.ts'
import { usableRoutes } from './usable-routes.ts'

const entry = (value: unknown, plugin = 'acme.bad'): OwnedContribution<Route> => ({
  plugin,
  value: value as Route,
  key: plugin,
  state: 'on',
})
const good = entry({ path: '/m/game', access: 'public', component: 'Game' }, 'games.lobby')

describe('usableRoutes', () => {
  it.each([
    ['null', null],
    ['a text', '/m/game'],
    ['a path that is a number', { path: 42, component: 'Page' }],
    ['no path', { component: 'Page' }],
    ['a path of another site', { path: '//evil.example', component: 'Page' }],
    ['no component', { path: '/m/page' }],
    ['a component that is a function', { path: '/m/page', component: () => null }],
  ])('leaves out %s, and reports its plugin once', async (_what, value) => {
    const report = vi.fn()
    const all = createStore([good, entry(value)])
    const routes = usableRoutes(all, report)
    expect(routes.get()).toEqual([good])
    expect(routes.get()).toBe(routes.get())
    all.set([...all.get(), good])
    expect(routes.get()).toEqual([good, good])
    await Promise.resolve()
    expect(report.mock.calls).toEqual([['acme.bad']])
  })

  it('is the same list where every screen is usable, and tells of changes', () => {
    const all = createStore([good])
    const routes = usableRoutes(all, vi.fn())
    const heard = vi.fn()
    expect(routes.get()).toBe(all.get())
    void routes.subscribe(heard)
    all.set([])
    expect(heard).toHaveBeenCalledOnce()
    expect(routes.get()).toEqual([])
  })
})
