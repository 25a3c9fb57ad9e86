// @vitest-environment node
import { contribute, defineExtensionPoint, plugin, routes, tabs } from '@foyer/sdk'
import { expect, it } from 'vitest'
import { pluginProblems } from '../../app/bake/entry.tsx'
import { pointSchemas } from '../../app/border.ts'
import { registry } from '../../app/registry.ts'
import { POINT_SCHEMAS } from '../../kernel/host/checks/point-schemas.ts'
import { entriesOf } from '../../kernel/host/extension-points/manifest-entry.ts'

const manifest = { id: 'acme.draw', version: '1.0.0', sdk: '^1', title: 'Draw' } as const

it('every manifest of the site, and every value that it contributes, is valid', () => {
  expect(pluginProblems().map(({ message }) => message)).toEqual([])
})

it('the bake names what is not', () => {
  const tab = contribute(tabs, { key: 'draw', label: 'draw', icon: 'gift', to: 'https://evil.example' })
  const bad = [
    plugin({ ...manifest, contributes: [tab] }, () => ({})),
    plugin({ ...manifest, title: '' }, () => ({})),
  ]
  expect(pluginProblems(bad).map(({ code }) => code)).toEqual(['PL-VALUE', 'PL-MANIFEST'])
})

it('no two plugins of the site show the same path', () => {
  const paths = registry.flatMap((each) =>
    entriesOf(each.manifest).flatMap(({ at, value }) =>
      at?.id === routes.id ? [(value as { readonly path: string }).path] : [],
    ),
  )
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

it('every point that a plugin of the site names is declared in a `point-schemas.ts`, with a schema or as a slot', () => {
  const declared = new Map([...POINT_SCHEMAS, ...pointSchemas].map((each) => [each.point.id, each]))
  const undeclared = registry.flatMap((each) =>
    entriesOf(each.manifest).flatMap((entry) => {
      const { id = '', slot } = (entry.at ?? entry) as { readonly id?: string; readonly slot?: unknown }
      const found = declared.get(id)
      return found && (slot || found.schema) ? [] : [`${each.manifest.id}: ${id}`]
    }),
  )
  expect(undeclared).toEqual([])
  expect(declared.get(defineExtensionPoint({ id: 'acme.nowhere', cardinality: 'many' }).id)).toBeUndefined()
})
