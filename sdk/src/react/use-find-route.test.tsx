import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '../store.ts'
import { KernelContext, type KernelView, type RouteEntry } from './kernel-view.ts'
import { type FoundRoute, useFindRoute, useFoundRoute } from './use-find-route.ts'

afterEach(cleanup)

const entry = (path: string, state: RouteEntry['state'] = 'on'): RouteEntry => ({
  plugin: 'account.register',
  value: { path, access: 'guest', component: 'Register' },
  state,
})

const useFunction = (address: string): FoundRoute => useFindRoute()(address)

function start(address: string, entries: readonly RouteEntry[], complete = true, useFound = useFunction) {
  const routes = createStore(entries)
  const registryComplete = createStore(complete)
  const rendered = vi.fn()
  const Probe = () => {
    const found = useFound(address)
    rendered()
    return <p>{'plugin' in found ? `${found.state} ${found.plugin}` : found.state}</p>
  }
  // The hook needs nothing else of the kernel.
  const kernel = { routes, registryComplete } as unknown as KernelView
  render(
    <KernelContext value={kernel}>
      <Probe />
    </KernelContext>,
  )
  return {
    routes,
    registryComplete,
    renders: () => rendered.mock.calls.length,
    found: () => screen.getByRole('paragraph').textContent,
  }
}

describe.each([
  ['useFindRoute', useFunction],
  ['useFoundRoute', useFoundRoute],
])('%s', (_name, useFound) => {
  it.each([
    ['/m/register', 'on account.register'],
    ['/m/register?from=banner#form', 'on account.register'],
    ['/m/other', 'none'],
    ['https://elsewhere.example/m/register', 'none'],
    ['//elsewhere.example/m/register', 'none'],
    ['javascript:alert(1)', 'none'],
    ['', 'none'],
  ])('%s: %s', (address, expected) =>
    expect(start(address, [entry('/m/register')], true, useFound).found()).toBe(expected),
  )

  it('takes every home address for home', () =>
    expect(start('/m/index.html', [entry('/m/home')], true, useFound).found()).toBe('on account.register'))

  it('follows the plugins: unknown, pending, on, gone', () => {
    const { routes, registryComplete, found } = start('/m/register', [], false, useFound)
    expect(found()).toBe('unknown')
    act(() => routes.set([entry('/m/register', 'pending')]))
    expect(found()).toBe('pending account.register')
    act(() => registryComplete.set(true))
    act(() => routes.set([entry('/m/register')]))
    expect(found()).toBe('on account.register')
    act(() => routes.set([]))
    expect(found()).toBe('none')
  })
})

it('useFoundRoute renders again only when its own address gets or loses a screen', () => {
  const register = entry('/m/register')
  const { routes, registryComplete, renders, found } = start('/m/register', [register], false, useFoundRoute)
  act(() => routes.set([register, entry('/m/game')]))
  act(() => registryComplete.set(true))
  expect([renders(), found()]).toEqual([1, 'on account.register'])
  act(() => routes.set([entry('/m/game')]))
  expect([renders(), found()]).toEqual([2, 'none'])
})
