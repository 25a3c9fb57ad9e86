// @vitest-environment node
import {
  all,
  any,
  type AnyManifest,
  consent,
  fromSetting,
  loggedIn,
  not,
  type Plugin,
  setting,
  switchOn,
} from '@foyer/sdk'
import { describe, expect, it, vi } from 'vitest'
import { FactStore } from '../facts/fact-store.ts'
import { factsWith, make, startHost } from '../host/testing/test-host.ts'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { consentService } from './consent-service.ts'

const NOTHING = { marketing: false, analytics: false, support: false }
const EVERYTHING = { marketing: true, analytics: true, support: true }

function start(plugins: readonly Plugin[] = [], granted: Readonly<Record<string, boolean>> = {}) {
  const page = bakedPage({
    facts: {
      ...factsWith(),
      consent: granted,
      setting: { 'shop.pixel': { api: 'https://api.shop.example/v1' } },
    },
  })
  const facts = new FactStore(page)
  facts.unfreeze()
  const { host } = startHost(plugins, { facts: facts.get() })
  facts.subscribe(() => void host.update(facts.get()))
  return { host, facts, service: consentService({ baked: page, facts, host }) }
}

/** A plugin with a gate that does nothing. */
const gated = (id: string, when: AnyManifest['when'], manifest: Partial<AnyManifest> = {}): Plugin =>
  make(id, () => undefined, { when, ...manifest })

describe('what is granted', () => {
  it('is nothing until the player has chosen, where the merchant asks', () => {
    const { service } = start()
    expect([service.asks, service.granted.get(), service.known.get()]).toEqual([true, NOTHING, false])
  })

  it('is everything where the merchant does not ask', () => {
    const { service } = start([], EVERYTHING)
    expect([service.asks, service.granted.get(), service.known.get()]).toEqual([false, EVERYTHING, true])
  })

  it('[TR-16] turns plugins on and off, live, by the category that each asks for', () => {
    const { host, service } = start([
      gated('a.ads', consent('marketing')),
      gated('a.chat', consent('support')),
    ])
    const states = () => [host.state('a.ads'), host.state('a.chat')]
    expect(states()).toEqual(['off', 'off'])
    service.grant({ ...NOTHING, marketing: true })
    expect(states()).toEqual(['active', 'off'])
    service.grant({ ...NOTHING, support: true })
    expect(states()).toEqual(['off', 'active'])
  })

  it('is known once the player has chosen, whatever that was', () => {
    const { service } = start()
    const [granted, known] = [vi.fn(), vi.fn()]
    service.granted.subscribe(granted)
    service.known.subscribe(known)
    service.grant(NOTHING)
    service.grant({ ...NOTHING, support: true })
    expect([service.known.get(), known.mock.calls.length, granted.mock.calls.length]).toEqual([true, 1, 1])
  })

  it('tells its listeners of changes, by whoever they are made, and of no others', () => {
    const { facts, service } = start()
    const listener = vi.fn()
    service.granted.subscribe(listener)
    facts.patch({ switch: { CBS3: true } })
    service.grant(NOTHING)
    expect(listener).not.toHaveBeenCalled()
    facts.patch({ consent: { analytics: true } })
    expect(service.granted.get()).toEqual({ ...NOTHING, analytics: true })
    expect(service.granted.get()).toBe(service.granted.get())
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('takes over the three categories alone, and `true` alone as granted', () => {
    const { facts, service } = start()
    service.grant({ marketing: 'false', analytics: 1, support: true, other: true } as never)
    expect(facts.get().consent).toEqual({ ...NOTHING, support: true })
  })
})

describe('the vendors', () => {
  it('[TR-19] are the plugins that only wait for consent, with what the player is shown of them', () => {
    const { service } = start([
      gated('shop.pixel', all(setting('api'), any(consent('marketing'), consent('analytics'))), {
        title: 'Shop pixel',
        purposes: ['ads', 'statistics'],
        cookies: ['_sp', '_ga*'],
        origins: {
          script: ['https://cdn.shop.example'],
          image: ['https://cdn.shop.example', 'https://*.shop.example'],
          connect: [fromSetting('api')],
        },
      }),
      gated('shop.plain', undefined),
      gated('shop.unset', all(setting('api'), consent('marketing'))),
      gated('shop.switched', all(switchOn('A'), consent('marketing'))),
      gated('shop.member', all(loggedIn(), consent('support'))),
    ])
    expect(service.vendors()).toEqual([
      {
        plugin: 'shop.pixel',
        title: 'Shop pixel',
        categories: ['marketing', 'analytics'],
        purposes: ['ads', 'statistics'],
        cookies: ['_sp', '_ga*'],
        hosts: ['*.shop.example', 'api.shop.example', 'cdn.shop.example'],
      },
    ])
  })

  it('are the same before and after the choice, and follow facts, manifests and the quarantine', () => {
    const { host, facts, service } = start([gated('a.ads', all(switchOn('A'), consent('marketing')))])
    const ids = () => service.vendors().map(({ plugin }) => plugin)
    expect(ids()).toEqual([])
    facts.patch({ switch: { A: true } })
    expect(ids()).toEqual(['a.ads'])
    service.grant(EVERYTHING)
    expect(ids()).toEqual(['a.ads'])
    host.register([gated('a.late', consent('analytics'))])
    expect(ids()).toEqual(['a.ads', 'a.late'])
    void host.quarantine('a.ads')
    facts.patch({ disabled: { 'a.late': true } })
    expect(ids()).toEqual([])
  })

  it('leaves out what lacks a service, and keeps what only needs another vendor', () => {
    const provider = make('a.base', () => ({ base: {} }), {
      when: consent('marketing'),
      provides: { base: 'a.base' } as object,
    })
    const { service } = start([
      provider,
      gated('a.ads', consent('marketing'), { requires: { base: 'a.base' } as object }),
      gated('a.lost', consent('marketing'), { requires: { none: 'a.none' } as object }),
      gated('a.absent', all(consent('marketing'), not(consent('support')))),
    ])
    expect(service.vendors().map(({ plugin }) => plugin)).toEqual(['a.base', 'a.ads'])
  })
})
