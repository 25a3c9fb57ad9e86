import { evaluate, type Facts, HttpError, tracked } from '@foyer/sdk'
import { describeConformance, type FakeLogger } from '@foyer/sdk/testing'
import { act, cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { options } from './conformance.ts'
import { ALL, IOS, start } from './installer.fake.ts'
import plugin, { manifest } from './manifest.ts'

describeConformance(plugin, options, { describe, it })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const logged = (logger: FakeLogger): string => JSON.stringify(logger.entries)

describe('the offer', () => {
  it('[EN-10] [CA-20] has the links of the device, once the gateway has answered', async () => {
    const { installer, http } = await start()
    expect(http.calls).toMatchObject([
      { endpoint: 'install.download-setting', query: { domain: location.hostname } },
    ])
    expect(installer.offer.get()).toEqual({
      appUrl: 'https://d.example/app.apk',
      iconUrl: 'https://d.example/icon.png',
      web: 'none',
    })
  })

  it('follows the prompt of the browser', async () => {
    const { installer, available } = await start({ prompt: 'unavailable' })
    expect(installer.offer.get()?.web).toBe('none')
    available.set(true)
    expect(installer.offer.get()?.web).toBe('prompt')
  })

  it.each([
    ['browser', 'on'],
    ['native', 'off'],
    ['pwa', 'off'],
    ['webclip', 'off'],
  ])('in the shell %s the plugin is %s', (shell, state) => {
    const facts: Facts = {
      switch: {},
      consent: {},
      setting: {},
      member: {},
      device: { [shell]: true },
      session: {},
      site: {},
      fresh: true,
    }
    expect(evaluate(manifest.when, facts, manifest.id).state).toBe(state)
  })

  it('installs nothing before the gateway has answered', async () => {
    const { installer } = await start({ links: new Promise(() => {}) })
    expect(installer.offer.get()).toBeUndefined()
    expect([installer.downloadApp(), await installer.installWebApp()]).toEqual([false, 'unavailable'])
  })

  it('reports a link that is no https address, and offers the others', async () => {
    const links = [{ resourceType: 'Android', url: 'javascript:alert(1)' }, ALL[3]]
    const { installer, logger } = await start({ links })
    expect(installer.offer.get()).toMatchObject({ appUrl: undefined, iconUrl: 'https://d.example/icon.png' })
    expect(logged(logger)).toContain('IS-LINK')
  })

  it('has what needs no link while the links cannot be loaded, and asks again when the network returns', async () => {
    const links = new HttpError('HT-NETWORK', 'gone', 'install.download-setting')
    const { installer, logger, reachability, gateway } = await start({ links, device: IOS })
    expect(installer.offer.get()).toEqual({ appUrl: undefined, iconUrl: undefined, web: 'guide' })
    expect(logged(logger)).toContain('IS-LOAD')
    gateway.links = ALL
    reachability.state.set('offline')
    reachability.state.set('online')
    await act(() => Promise.resolve())
    expect(installer.offer.get()?.appUrl).toBe('https://d.example/app.plist')
  })
})

describe('the download', () => {
  it('[TR-18] is opened in the tap, and told of', async () => {
    const { installer, navigation, test } = await start()
    expect(installer.downloadApp()).toBe(true)
    expect(navigation.left).toEqual(['https://d.example/app.apk'])
    expect(test.emitted(tracked)).toEqual([{ name: 'downloadApp' }])
  })

  it.each([
    ['the gateway has no app', { links: [ALL[3]] }],
    ['[CO-05] the merchant hides it', { settings: { hideDownload: true } }],
  ])('there is none where %s', async (_case, given) => {
    const { installer, navigation, test } = await start(given)
    expect([installer.downloadApp(), navigation.left, test.emitted(tracked)]).toEqual([false, [], []])
  })
})
