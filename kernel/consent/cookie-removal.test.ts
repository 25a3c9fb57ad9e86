import {
  all,
  type AnyManifest,
  any,
  consent,
  type Facts,
  type Plugin,
  removeCookie,
  setting,
  switchOn,
} from '@foyer/sdk'
import { afterEach, describe, expect, it } from 'vitest'
import { FactStore } from '../facts/fact-store.ts'
import { factsWith, make, startHost } from '../host/testing/test-host.ts'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { startCookieRemoval } from './cookie-removal.ts'

const NOTHING = { marketing: false, analytics: false, support: false }
const MARKETING = { ...NOTHING, marketing: true }

const names = (): readonly string[] =>
  document.cookie.split('; ').flatMap((pair) => (pair === '' ? [] : pair.split('=', 1)))
const setCookies = (...given: readonly string[]): void => {
  for (const name of given) document.cookie = `${name}=1; path=/`
}
afterEach(() => {
  for (const name of names()) removeCookie(name)
})

const vendor = (id: string, when: AnyManifest['when'], ...cookies: readonly string[]): Plugin =>
  make(id, () => undefined, { when, cookies })

function start(plugins: readonly Plugin[], facts: Partial<Facts> = {}) {
  const store = new FactStore(bakedPage({ facts: { ...factsWith(), ...facts } }))
  store.unfreeze()
  const { host, bus, states } = startHost(plugins, { facts: store.get() })
  store.subscribe(() => void host.update(store.get()))
  startCookieRemoval({ events: bus, facts: store, host })
  /** Changes the facts, and waits for what follows. */
  const patch = async (areas: Partial<Facts>): Promise<void> => {
    store.patch(areas)
    await Promise.resolve()
  }
  return { host, patch, states }
}

describe('the cookies that manifests name', () => {
  it('[TR-16] go when the player revokes the consent, exactly and by prefix, and no others', async () => {
    const { patch } = start([vendor('a.ads', consent('marketing'), '_fbp', '_ga*')], { consent: MARKETING })
    setCookies('_fbp', '_ga', '_ga_X1', '_fbpx', 'x_ga', 'own')
    await patch({ consent: NOTHING })
    expect(names()).toEqual(['_fbpx', 'x_ga', 'own'])
  })

  it('[RO-13] go when the merchant switches the plugin off', async () => {
    const { patch } = start([vendor('a.ads', switchOn('A'), '_fbp')], { switch: { A: true } })
    setCookies('_fbp')
    await patch({ switch: { A: false } })
    expect(names()).toEqual([])
  })

  it('stay when the plugin restarts', async () => {
    const pixel = make('a.ads', () => undefined, {
      when: setting('id'),
      cookies: ['_fbp'],
      optional: { late: 'a.late' } as object,
    })
    const { host, states } = start([pixel], { setting: { 'a.ads': { id: '1' } } })
    setCookies('_fbp')
    host.register([make('a.late', () => ({ late: {} }), { provides: { late: 'a.late' } as object })])
    await Promise.resolve()
    expect(states).toContain('a.ads disposing')
    expect(host.state('a.ads')).toBe('active')
    expect(names()).toEqual(['_fbp'])
  })

  it('stay while another plugin that is on names them', async () => {
    const { patch } = start(
      [vendor('a.one', consent('marketing'), '_ga*'), vendor('a.two', consent('analytics'), '_ga_X1', '_x')],
      { consent: { ...MARKETING, analytics: true } },
    )
    setCookies('_ga', '_ga_X1', '_x')
    await patch({ consent: { ...NOTHING, analytics: true } })
    expect(names()).toEqual(['_ga_X1', '_x'])
    await patch({ consent: NOTHING })
    expect(names()).toEqual([])
  })

  it('stay when the page, and with it the host, ends', async () => {
    const { host } = start([vendor('a.ads', undefined, '_fbp')])
    setCookies('_fbp')
    await host.dispose()
    expect(names()).toEqual(['_fbp'])
  })
})

describe('the cookies of plugins that never ran', () => {
  it.each([
    ['the player has refused', consent('marketing'), NOTHING, []],
    [
      'the player has refused, whatever the merchant has set',
      all(switchOn('A'), consent('marketing')),
      NOTHING,
      [],
    ],
    [
      'one of two categories is enough',
      all(switchOn('A'), any(consent('marketing'), consent('support'))),
      MARKETING,
      ['_fbp'],
    ],
    ['the merchant alone has them off', all(switchOn('A'), consent('marketing')), MARKETING, ['_fbp']],
    ['an earlier choice may not have been read yet', consent('marketing'), {}, ['_fbp']],
  ])('[TR-16] %s', async (_, when, granted, left) => {
    setCookies('_fbp')
    const { host } = start([vendor('a.ads', when, '_fbp')], { consent: granted })
    await Promise.resolve()
    expect(host.state('a.ads')).toBe('off')
    expect(names()).toEqual(left)
  })

  it('[TR-16] go with a choice that turns nothing off', async () => {
    setCookies('_fbp')
    const { patch } = start([vendor('a.ads', consent('marketing'), '_fbp')])
    await patch({ consent: NOTHING })
    expect(names()).toEqual([])
  })
})

describe('what a plugin has stored under its id', () => {
  const stored = (): readonly string[] =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()
  afterEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('[TR-16] goes where the player has refused, of a plugin that never ran too, and nothing else', async () => {
    for (const key of ['a.ads.queue', 'a.adsx.queue', 'a.other.queue', 'own']) localStorage.setItem(key, '1')
    sessionStorage.setItem('a.ads.visit', '1')
    const { patch } = start([
      make('a.ads', () => undefined, { when: consent('marketing') }),
      make('a.other', () => undefined, { when: switchOn('A') }),
    ])
    await Promise.resolve()
    expect(stored()).toHaveLength(5)
    await patch({ consent: NOTHING })
    expect(stored()).toEqual(['a.adsx.queue', 'a.other.queue', 'own'])
  })

  it('[TR-16] goes with what its vendor’s script has stored, but what another one names that is on', async () => {
    for (const key of ['af_id', 'AF_SYNC', 'AF_shared', 'af_id2', 'own']) localStorage.setItem(key, '1')
    sessionStorage.setItem('AF_visit', '1')
    const { patch } = start(
      [
        make('a.ads', () => undefined, { when: consent('marketing'), storage: ['af_id', 'AF_*'] }),
        make('a.other', () => undefined, { when: consent('support'), storage: ['AF_shared'] }),
      ],
      { consent: { ...MARKETING, support: true } },
    )
    await Promise.resolve()
    expect(stored()).toHaveLength(6)
    await patch({ consent: { ...NOTHING, support: true } })
    expect(stored()).toEqual(['AF_shared', 'af_id2', 'own'])
  })

  it('goes when the merchant switches the plugin off, as far as its vendor’s script has stored it', async () => {
    for (const key of ['af_id', 'a.ads.queue']) localStorage.setItem(key, '1')
    const { patch } = start([make('a.ads', () => undefined, { when: switchOn('A'), storage: ['af_id'] })], {
      switch: { A: true },
    })
    await patch({ switch: { A: false } })
    expect(stored()).toEqual(['a.ads.queue'])
  })

  it('stays of a plugin that the merchant switches off', async () => {
    localStorage.setItem('a.ads.queue', '1')
    const when = all(switchOn('A'), consent('marketing'))
    const { patch } = start([make('a.ads', () => undefined, { when })], {
      consent: MARKETING,
      switch: { A: true },
    })
    await patch({ switch: { A: false } })
    expect(stored()).toEqual(['a.ads.queue'])
  })
})
