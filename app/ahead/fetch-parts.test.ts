import { createStore, type ReachabilityState, type Route } from '@foyer/sdk'
import type { PluginStatus } from '@foyer/sdk/internal'
import { expect, it, vi } from 'vitest'
import type { OwnedContribution } from '../../kernel/host/extension-points/contribution-entry.ts'
import { fetchParts, type FetchPartsOptions } from './fetch-parts.ts'

const screen = (plugin: string, path: string): OwnedContribution<Route> => ({
  plugin,
  key: path,
  state: 'on',
  value: { path, access: 'public', component: 'Screen' },
})

interface Page {
  readonly statuses?: Readonly<Record<string, PluginStatus>>
  readonly network?: ReachabilityState
  /** The part of this plugin cannot be fetched. */
  readonly broken?: string
}

/** Returns what is fetched of the plugins a, b and c, in order. */
async function fetched(
  { statuses = {}, network = 'online', broken }: Page,
  options?: FetchPartsOptions,
): Promise<readonly string[]> {
  const got: string[] = []
  const state = createStore<ReachabilityState>(network)
  const ports = {
    i18n: { load: async (plugin: string) => void got.push(`${plugin} texts`) },
    reachability: { state },
    screens: createStore([screen('c', '/m/c/:id'), screen('x', '/m/x')]),
    view: { status: (plugin: string) => createStore(statuses[plugin] ?? 'starting') },
  }
  const part =
    (plugin: string, name = plugin) =>
    async () => {
      if (plugin === broken) throw new TypeError('Failed to fetch')
      got.push(name)
    }
  await fetchParts(ports as never, options, {
    a: [part('a'), part('a', 'a2')],
    b: [part('b')],
    c: [part('c')],
  })
  return got.filter((name) => !name.endsWith('texts') || name === 'c texts')
}
const linkTo = (href: string): Element => {
  document.body.innerHTML = `<a href="${href}"><span>there</span></a>`
  return document.querySelector('span') as Element
}

it('fetches each part in its order, and the texts of its plugin', async () =>
  expect(await fetched({})).toEqual(['a', 'a2', 'b', 'c', 'c texts']))

it('begins with the screen that the touched link leads to', async () => {
  expect(await fetched({}, { touched: linkTo('/m/c/7?x=1') })).toEqual(['c', 'c texts', 'a', 'a2', 'b'])
  expect((await fetched({}, { touched: linkTo('/m/x') }))[0]).toBe('a')
  expect((await fetched({}, { touched: document })).at(0)).toBe('a')
})

it('[KN-01] fetches nothing of a plugin that is off or has failed', async () =>
  expect(await fetched({ statuses: { a: 'off', b: 'failed' } })).toEqual(['c', 'c texts']))

it('fetches nothing while the device is offline', async () =>
  expect(await fetched({ network: 'offline' })).toEqual([]))

it('ends quietly at a part that cannot be fetched', async () =>
  expect(await fetched({ broken: 'b' })).toEqual(['a', 'a2']))

it('pauses before each part', async () => {
  const pause = vi.fn(() => Promise.resolve())
  await fetched({}, { pause })
  expect(pause).toHaveBeenCalledTimes(4)
})
