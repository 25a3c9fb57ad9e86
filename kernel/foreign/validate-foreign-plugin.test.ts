// @vitest-environment node
import { consent, contribute, evaluate, type Origins, type Plugin, type Tab, tabs } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { entriesOf } from '../host/extension-points/manifest-entry.ts'
import { factsWith, make } from '../host/testing/test-host.ts'
import { validateForeignPlugin } from './validate-foreign-plugin.ts'
import { foreignEntry } from './foreign-entry.fake.ts'

const draw = (manifest: Parameters<typeof make>[2] = {}): Plugin => make('acme.draw', undefined, manifest)
const codeOf = (exported: unknown, entry = foreignEntry(), settings?: Record<string, unknown>): string => {
  try {
    validateForeignPlugin(entry, exported, settings)
    return 'admitted'
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('validateForeignPlugin', () => {
  it.each([
    undefined,
    null,
    {},
    [],
    'plugin',
    () => draw(),
    { manifest: draw().manifest },
    { load: () => ({}) },
  ])('[KN-09] refuses a value that is not a plugin: %o', (exported) =>
    expect(codeOf(exported)).toBe('PL-EXPORT'),
  )

  it('[KN-09] refuses a plugin of another SDK major, before any other check', () => {
    expect(codeOf(make('other.id', undefined, { sdk: '^2' }))).toBe('PL-SDK')
  })

  it('refuses an invalid manifest, and one with another id than listed', () => {
    expect(codeOf(draw({ contributes: 'all' as never }))).toBe('PL-MANIFEST')
    expect(codeOf(make('acme.other'))).toBe('PL-IDENTITY')
  })

  it.each<[Origins, string]>([
    [{ connect: ['https://api.acme.example'] }, 'admitted'],
    [{ connect: ['https://evil.example'] }, 'PL-ORIGIN'],
    // listed, but for another kind
    [{ script: ['https://api.acme.example'] }, 'PL-ORIGIN'],
    [{ connect: [{ fromSetting: 'api' }] }, 'admitted'],
    [{ connect: [{ fromSetting: 'evil' }] }, 'PL-ORIGIN'],
    [{ connect: [{ fromSetting: 'absent' }] }, 'admitted'],
  ])('[KN-09] the origins %o: %s', (hosts, outcome) => {
    const entry = foreignEntry({ origins: { connect: ['https://api.acme.example'] } })
    const settings = { api: 'https://api.acme.example/v1', evil: 'https://evil.example/v1' }
    expect(codeOf(draw({ origins: hosts }), entry, settings)).toBe(outcome)
  })

  it('is on only while its switch and its own gate are on', () => {
    const gate = (manifest: Parameters<typeof make>[2], ...switches: string[]) =>
      evaluate(
        validateForeignPlugin(foreignEntry({ switch: 'A' }), draw(manifest)).manifest.when,
        factsWith(...switches),
      ).state
    expect(gate({}, 'A')).toBe('on')
    expect(gate({})).toBe('off')
    expect(gate({ when: consent('marketing') }, 'A')).toBe('off')
    expect(validateForeignPlugin(foreignEntry(), draw()).manifest.when).toBeUndefined()
  })

  it('returns loaded code as code to fetch, so that its settings are checked first', async () => {
    const loading = validateForeignPlugin(foreignEntry(), draw({ exports: { Page: 1 } })).load()
    expect(loading).toBeInstanceOf(Promise)
    expect(await loading).toEqual({ Page: 1 })
  })

  it('[KN-06] guards the stores of its manifest, as those of its code', () => {
    const boom = () => {
      throw new Error('mine')
    }
    const tab = { key: 'draw', label: 'draw', icon: 'gift', to: '/m/game' } as const
    const plugin = draw({
      contributes: [contribute(tabs, { ...tab, badge: { get: boom, subscribe: boom } })],
    })
    const errors: unknown[] = []
    const { manifest } = validateForeignPlugin(foreignEntry(), plugin, {}, (error) => errors.push(error))
    const [entry] = entriesOf(manifest)
    const { badge } = { ...(entry?.value as Partial<Tab>) }
    expect(badge?.get()).toBeUndefined()
    badge?.subscribe(() => {})()
    expect(errors).toEqual([new Error('mine')])
  })
})
