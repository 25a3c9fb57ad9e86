import { createStore, type Facts, type PluginError, type SiteState, type Texts } from '@foyer/sdk'
import { type FakeLogger, fakeLogger, fakeReachability, fakeStorage } from '@foyer/sdk/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { factsWith, make, startHost } from '../host/testing/test-host.ts'
import { I18nService } from '../i18n/i18n-service.ts'
import type { TextSource } from '../i18n/texts-backend.ts'
import { bakedPage } from '../profile/baked-page.fake.ts'
import type { ForeignPlugin } from '../profile/foreign-plugin.ts'
import { foreignEntry } from './foreign-entry.fake.ts'
import { ForeignPlugins } from './foreign-plugins.ts'
import type { ForeignReport } from './foreign-report.ts'
import { scriptNetwork } from './script-network.fake.ts'

let network: ReturnType<typeof scriptNetwork>

function page(
  foreign: readonly ForeignPlugin[],
  exported: unknown = make('acme.draw'),
  facts: Facts = factsWith('A'),
) {
  const { host, reports } = startHost([make('games.lobby')], { facts })
  const logger = fakeLogger()
  const store = createStore(facts)
  store.subscribe(() => void host.update(store.get()))
  const state = createStore<SiteState>('pending')
  const registered = createStore(false)
  const reachability = fakeReachability()
  const imported: string[] = []
  const loadFrom = vi.fn((_namespace: string, _source: TextSource) => Promise.resolve())
  const foreignReports = createStore<readonly ForeignReport[]>([])
  new ForeignPlugins(
    {
      host,
      i18n: { loadFrom },
      logger,
      registryComplete: registered,
      reachability,
      facts: store,
      site: { state },
      baked: { foreign },
      importModule: async (address) => {
        imported.push(address)
        if (exported instanceof Error) throw exported
        return { default: exported }
      },
    },
    foreignReports,
  ).start()
  const logged = (): readonly string[] => logger.errors.map((error) => (error as PluginError).code)
  return {
    host,
    foreignReports,
    reports,
    logger,
    logged,
    store,
    state,
    registered,
    imported,
    reachability,
    loadFrom,
  }
}
const warnings = ({ entries }: FakeLogger): readonly unknown[][] =>
  entries.filter(({ level }) => level === 'warn').map(({ subject, details }) => [subject, details])
const asked = (): readonly string[] => network.asked.map(({ src }) => src)
const arrived = async (answer: 'load' | 'error'): Promise<void> => {
  network.asked.forEach((_script, at) => network.answer(answer, at))
  await vi.waitFor(() => expect(document.head.children).toHaveLength(0))
}

beforeEach(() => {
  network = scriptNetwork()
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

describe('ForeignPlugins', () => {
  it('[KN-09] registers a listed plugin once its file has run under its hash, and imports it only then', async () => {
    const { host, imported, registered } = page([foreignEntry()])
    expect(asked()).toEqual([foreignEntry().url])
    expect(imported).toEqual([])
    expect(registered.get()).toBe(false)
    await arrived('load')
    await vi.waitFor(() => expect(host.state('acme.draw')).toBe('active'))
    expect(imported).toEqual([foreignEntry().url])
    expect(registered.get()).toBe(true)
  })

  it('fetches the texts of a plugin when it is registered, for labels that stand before it starts', async () => {
    const texts = () => Promise.resolve({})
    const { loadFrom } = page([foreignEntry()], make('acme.draw', undefined, { texts }))
    await arrived('load')
    await vi.waitFor(() => expect(loadFrom).toHaveBeenCalledWith('acme.draw', expect.any(Function)))
    const refused = page([foreignEntry()], make('acme.draw', undefined, { texts, sdk: '^2' as '^1' }))
    await arrived('load')
    await vi.waitFor(() => expect(refused.registered.get()).toBe(true))
    expect(refused.loadFrom).not.toHaveBeenCalled()
  })

  it('[LG-04] shows English for the texts that a plugin lacks, by key, and reports them once for each language', async () => {
    const tables: Readonly<Record<string, object>> = {
      EN: { title: 'Draw', again: 'Again' },
      VI: { title: 'Rút' },
    }
    const texts = (language: string) => (tables[language] ?? {}) as Texts
    const { loadFrom, logger, foreignReports } = page(
      [foreignEntry()],
      make('acme.draw', undefined, { texts }),
    )
    await arrived('load')
    await vi.waitFor(() => expect(loadFrom).toHaveBeenCalled())
    const baked = bakedPage({ language: 'VI', texts: {} })
    const i18n = new I18nService(baked, fakeStorage(), logger, { confirm: async () => 'online' })
    const [[, source] = []] = loadFrom.mock.calls
    if (!source) throw new Error('no texts')
    await i18n.loadFrom('acme.draw', source)
    const shown = () => ['title', 'again'].map((key) => i18n.translate('acme.draw')(key))
    expect(shown()).toEqual(['Rút', 'Again'])
    await source('VI')
    expect(warnings(logger)).toEqual([['IN-ENGLISH: acme.draw has English texts in VI', [['again']]]])
    expect(foreignReports.get()).toMatchObject([{ state: 'registered', english: { VI: ['again'] } }])
    await i18n.change('TH')
    expect(shown()).toEqual(['Draw', 'Again'])
    await i18n.change('EN')
    expect(warnings(logger).map(([text]) => text)).toEqual([
      'IN-ENGLISH: acme.draw has English texts in VI',
      'IN-ENGLISH: acme.draw has English texts in TH',
    ])
    expect(foreignReports.get()).toMatchObject([{ english: { VI: ['again'], TH: ['title', 'again'] } }])
  })

  it('[KN-09] fetches nothing because of the cached status, only after the gateway’s own answer', async () => {
    const { store, state, registered } = page([foreignEntry()], undefined, { ...factsWith(), fresh: false })
    expect(asked()).toEqual([])
    state.set('failed')
    expect(registered.get()).toBe(true)
    expect(asked()).toEqual([])
    store.set(factsWith())
    expect(asked()).toHaveLength(1)
  })

  it('fetches nothing while the switch is off; then the switch turns it on and off', async () => {
    const { host, store, registered } = page([foreignEntry({ switch: 'A' })], undefined, factsWith())
    await vi.waitFor(() => expect(registered.get()).toBe(true))
    expect(asked()).toEqual([])
    store.set(factsWith('A'))
    await arrived('load')
    await vi.waitFor(() => expect(host.state('acme.draw')).toBe('active'))
    store.set(factsWith())
    expect(host.state('acme.draw')).toBe('off')
    store.set(factsWith('A'))
    await vi.waitFor(() => expect(host.state('acme.draw')).toBe('active'))
    expect(asked()).toHaveLength(1)
  })

  it('fetches nothing of an entry that the merchant has disabled, until it is enabled', async () => {
    const { host, store, registered, foreignReports } = page([foreignEntry()], undefined, {
      ...factsWith(),
      disabled: { 'acme.draw': true },
    })
    await vi.waitFor(() => expect(registered.get()).toBe(true))
    expect(asked()).toEqual([])
    expect(foreignReports.get()).toMatchObject([{ state: 'never asked', error: undefined }])
    store.set({ ...factsWith(), disabled: {} })
    await arrived('load')
    await vi.waitFor(() => expect(host.state('acme.draw')).toBe('active'))
    store.set({ ...factsWith(), disabled: { 'acme.draw': true } })
    expect(host.state('acme.draw')).toBe('off')
  })

  it('an unknown address waits for all plugins that are loading', async () => {
    const { store, registered } = page([foreignEntry(), foreignEntry({ id: 'acme.other', switch: 'B' })])
    store.set(factsWith('A', 'C'))
    await Promise.resolve()
    expect(registered.get()).toBe(false)
    await arrived('load')
    await vi.waitFor(() => expect(registered.get()).toBe(true))
  })

  it('[KN-09] a file that could not be fetched is fetched again when the network is back, as a new module', async () => {
    const { host, logged, reachability } = page([foreignEntry()])
    await arrived('error')
    await vi.waitFor(() => expect(logged()).toEqual(['PL-NETWORK']))
    expect(asked()).toHaveLength(1)
    expect(reachability.checks).toBe(1)
    reachability.state.set('offline')
    expect(asked()).toHaveLength(1)
    reachability.state.set('online')
    expect(asked()).toEqual([foreignEntry().url, `${foreignEntry().url}#1`])
    await arrived('load')
    await vi.waitFor(() => expect(host.state('acme.draw')).toBe('active'))
    reachability.state.set('offline')
    reachability.state.set('online')
    expect(asked()).toHaveLength(2)
  })

  it('[KN-09] wrong bytes are never fetched again, and never imported', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('evil')),
    )
    const { logged, imported, host, reachability } = page([foreignEntry()])
    await arrived('error')
    await vi.waitFor(() => expect(logged()).toEqual(['PL-INTEGRITY']))
    reachability.state.set('offline')
    reachability.state.set('online')
    expect(asked()).toHaveLength(1)
    expect(imported).toEqual([])
    expect(host.ids()).toEqual(['games.lobby'])
  })

  it('[KN-09] an invalid entry is refused before anything is fetched', async () => {
    const { logged } = page([foreignEntry({ integrity: 'sha384-' })])
    await vi.waitFor(() => expect(logged()).toEqual(['PL-INTEGRITY']))
    expect(asked()).toEqual([])
  })

  it('[KN-09] an id that is taken is refused; the plugin that has it stays', async () => {
    const { host, reports } = page([foreignEntry({ id: 'games.lobby' })], make('games.lobby'))
    await arrived('load')
    await vi.waitFor(() => expect(reports()).toEqual(['PL-DUPLICATE games.lobby register']))
    expect(host.state('games.lobby')).toBe('active')
  })

  it('a file that throws while it runs counts as the plugin’s error, and no other’s', async () => {
    const { host, logged, registered } = page([foreignEntry()], new Error('not my day'))
    await arrived('load')
    await vi.waitFor(() => expect(logged()).toEqual(['PL-THREW']))
    await vi.waitFor(() => expect(registered.get()).toBe(true))
    expect(host.state('games.lobby')).toBe('active')
  })

  it('[KN-09] an entry that is none is refused, and the others are let in', async () => {
    const entries = [null, { id: 'acme.bad' }, foreignEntry()] as readonly ForeignPlugin[]
    const { host, logged, foreignReports } = page(entries)
    expect(logged()).toEqual(['PL-ENTRY', 'PL-ORIGIN'])
    await arrived('load')
    await vi.waitFor(() => expect(host.state('acme.draw')).toBe('active'))
    expect(foreignReports.get().map(({ id, state, error }) => [id, state, error?.code])).toEqual([
      ['undefined', 'refused', 'PL-ENTRY'],
      ['acme.bad', 'refused', 'PL-ORIGIN'],
      ['acme.draw', 'registered', undefined],
    ])
  })

  it('[KN-09] a plugin that the host refuses is not let in, and says why', async () => {
    const { host, reports, foreignReports } = page(
      [foreignEntry()],
      make('acme.draw', undefined, { replaces: ['games.lobby'] }),
    )
    await arrived('load')
    await vi.waitFor(() => expect(reports()).toEqual(['PL-REPLACES acme.draw register']))
    expect(foreignReports.get()).toMatchObject([{ state: 'refused', error: { code: 'PL-REPLACES' } }])
    expect(host.ids()).toEqual(['games.lobby'])
  })

  it('[KN-09] the profile’s word lets it in', async () => {
    const entry = foreignEntry({ replaces: ['games.lobby'] })
    const { host } = page([entry], make('acme.draw', undefined, { replaces: ['games.lobby'] }))
    await arrived('load')
    await vi.waitFor(() => expect(host.state('acme.draw')).toBe('active'))
  })

  it('[HA-04] says what becomes of an entry: waiting, never asked for, loading, refused', async () => {
    const { foreignReports, store } = page([foreignEntry({ switch: 'A' })], undefined, {
      ...factsWith(),
      fresh: false,
    })
    const states: string[] = []
    const note = (): unknown => states.push(foreignReports.get()[0]?.state ?? '')
    note()
    foreignReports.subscribe(note)
    store.set(factsWith())
    store.set(factsWith('A'))
    await arrived('error')
    await vi.waitFor(() => expect(states.at(-1)).toBe('refused'))
    expect([...new Set(states)]).toEqual(['waiting', 'never asked', 'loading', 'refused'])
    expect(foreignReports.get()[0]?.error).toMatchObject({ code: 'PL-NETWORK', plugin: 'acme.draw' })
  })

  it('[KN-04] a switch that the gateway does not know is reported once, with similar names', () => {
    const { logged, store, foreignReports } = page([foreignEntry({ switch: 'ACMEDRAW' })], undefined, {
      ...factsWith(),
      switch: { ACMEDRAW3: false },
    })
    store.set({ ...store.get(), switch: { ACMEDRAW3: true } })
    expect(logged()).toEqual(['PL-SWITCH'])
    expect(foreignReports.get()).toMatchObject([
      { state: 'never asked', error: { code: 'PL-SWITCH', detail: 'name ACMEDRAW; near ACMEDRAW3' } },
    ])
    expect(asked()).toEqual([])
  })
})
