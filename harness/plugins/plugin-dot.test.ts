import { expect, it } from 'vitest'
import { pluginDot } from './plugin-dot.ts'

const node = (
  id: string,
  services: readonly (readonly [token: string, provider?: string, optional?: boolean])[] = [],
  state = 'active',
) =>
  ({
    id,
    title: `The "${id}"`,
    chain: [{ state }] as const,
    services: services.map(([token, provider, optional = false]) => ({
      token,
      optional,
      ...(provider !== undefined && { provider }),
    })),
  }) as never
const PLUGINS = [
  node('a.shop', [['t.cart', 'a.cart'], ['t.price', 'a.cart'], ['kernel.http']]),
  node('a.cart', [['t.store', 'a.store', true]], 'off'),
  node('a.store'),
  node('a.tips', [['t.shop', 'a.shop']]),
  node('a.alone'),
]
const ids = (dot: string) => [...dot.matchAll(/^"([^"]+)" \[/gm)].map(([, id]) => id)
const edges = (dot: string) =>
  [...dot.matchAll(/^"([^"]+)" -> "([^"]+)"/gm)].map(([, from, to]) => `${from} ${to}`)

it('has every plugin that uses another’s services or gives some, and one edge for each pair', () => {
  const dot = pluginDot(PLUGINS)
  expect(ids(dot)).toEqual(['a.shop', 'a.cart', 'a.store', 'a.tips'])
  expect(edges(dot)).toEqual(['a.shop a.cart', 'a.cart a.store', 'a.tips a.shop'])
  expect(dot).not.toContain(' label="t.')
})

it('around one plugin has all that it needs and its direct users, with the services', () => {
  const dot = pluginDot(PLUGINS, 'a.cart')
  expect([ids(dot), edges(dot)]).toEqual([
    ['a.shop', 'a.cart', 'a.store'],
    ['a.shop a.cart', 'a.cart a.store'],
  ])
  expect(dot).toContain('label="t.cart\\nt.price"')
  expect(dot).toContain('class="off focus"')
})

it('dashes what a plugin can do without, and escapes titles', () => {
  const dot = pluginDot(PLUGINS, 'a.store')
  expect(dot).toMatch(/"a.cart" -> "a.store" \[.*style=dashed/)
  expect(dot).toContain('label="The \\"a.store\\"\\na.store"')
})

it('of a plugin alone is that plugin', () => expect(ids(pluginDot(PLUGINS, 'a.alone'))).toEqual(['a.alone']))
