import { DEVICE, HTTP, HttpError, I18N, NAVIGATION, OVERLAYS, SITE, tracked } from '@foyer/sdk'
import {
  fakeDevice,
  fakeHttp,
  fakeI18n,
  fakeNavigation,
  fakeOverlays,
  fakeSite,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { createElement, type FunctionComponent, type ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { appVersion } from './upgrade.ts'
import { compareVersions, upgradeMethod } from './upgrade-method.ts'
import texts from './locales/EN.json' with { type: 'json' }
import upgrade from './manifest.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('versions', () => {
  it.each([
    ['2.4.39', '2.4.39', 0],
    ['2.4.9', '2.4.39', -1],
    ['2.4.100', '2.4.39', 1],
    ['2.10', '2.9.9', 1],
    ['2.4', '2.4.0', 0],
    ['3', '2.99.99', 1],
  ])('%s and %s', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign)
    expect(Math.sign(compareVersions(b, a))).toBe(-sign + 0)
  })

  it('are ordered by their first part that differs', () => {
    const part = fc.nat({ max: 120 })
    fc.assert(
      fc.property(fc.array(part, { maxLength: 3 }), part, part, (same, one, other) => {
        const version = (last: number): string => [...same, last].join('.')
        expect(Math.sign(compareVersions(version(one), version(other)))).toBe(Math.sign(one - other))
      }),
    )
  })

  it.each([
    ['Mozilla/5.0 (Linux; Android 14) FoyerApp/2.4.38', '2.4.38'],
    ['FoyerApp/3 Mobile', '3'],
    ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0', undefined],
    ['NotFoyerApp/2.4.38', undefined],
    ['Mozilla/5.0 (Linux; Android 14) FoyerApp/x', undefined],
  ])('the app’s in %s', (userAgent, version) => expect(appVersion(userAgent)).toBe(version))

  it('the version of an app that the merchant names', () => {
    expect(appVersion('Mozilla/5.0 JadePlay/7.1 FoyerApp/2', 'JadePlay')).toBe('7.1')
    expect(appVersion('Mozilla/5.0 FoyerApp/2', 'JadePlay')).toBeUndefined()
  })

  it.each([
    ['2.4.38', '2.5.0', 'page'],
    ['2.4.9', '2.5.0', 'page'],
    ['2.4.39', '2.5.0', 'download'],
    ['2.4.100', '2.5.0', 'download'],
    ['2.5.0', '2.5.0', 'none'],
    ['2.6', '2.5.0', 'none'],
  ])('[OV-09] from %s to %s: %s', (current, latest, way) => expect(upgradeMethod(current, latest)).toBe(way))
})

interface World {
  readonly app?: string
  readonly mandatory?: boolean
  readonly answer?: unknown
  readonly settings?: Record<string, unknown>
}

async function start({ app = '2.4.39', mandatory = false, answer, settings }: World) {
  vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 (Linux; Android 14) FoyerApp/${app}` })
  const overlays = fakeOverlays()
  const navigation = fakeNavigation()
  const links = [{ resourceType: 'Android', url: 'https://d.example/app.apk' }]
  const services = {
    [HTTP]: fakeHttp({ 'install.download-setting': answer ?? links }),
    [DEVICE]: fakeDevice({ platform: 'android', shell: 'native' }),
    [SITE]: fakeSite({ status: { switches: { MANDATORYAPPUPDATES3: mandatory } } }),
    [OVERLAYS]: overlays,
    [NAVIGATION]: navigation,
    [I18N]: fakeI18n(texts),
  }
  const Shown = (): ReactNode => {
    const component = overlays.opened[0]?.component as FunctionComponent<{ close: () => void }> | undefined
    return component ? createElement(component, { close: () => {} }) : null
  }
  const module = await import('./upgrade.ts')
  const plugin = await testPlugin(
    { ...upgrade, load: () => ({ ...module, Shown }) },
    { services, texts, settings: settings ?? { latest: '2.5.0', redirectPage: 'https://lotus.example/app' } },
  )
  await vi.dynamicImportSettled()
  const tap = async (): Promise<void> => {
    render(plugin.element('Shown'))
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Download now' })))
  }
  return { plugin, overlays, navigation, tap }
}

describe('the notice', () => {
  it('[OV-09] [TR-18] downloads directly from 2.4.39 on, and tells of the tap', async () => {
    const { plugin, overlays, navigation, tap } = await start({})
    expect(overlays.opened).toMatchObject([{ options: { priority: 'optional-update', dismissible: true } }])
    expect(plugin.emitted(tracked)).toEqual([])
    await tap()
    expect(plugin.emitted(tracked)).toEqual([{ name: 'downloadApp' }])
    expect(navigation.left).toEqual(['https://d.example/app.apk'])
  })

  it('[OV-09] opens the explaining page for an older app', async () => {
    const { navigation, tap } = await start({ app: '2.4.9' })
    await tap()
    expect(navigation.left).toEqual(['https://lotus.example/app'])
  })

  it('opens the download if the merchant has no such page', async () => {
    const { navigation, tap } = await start({ app: '2.4.9', settings: { latest: '2.5.0' } })
    await tap()
    expect(navigation.left).toEqual(['https://d.example/app.apk'])
  })

  it.each([
    ['the gateway does not answer', new HttpError('HT-NETWORK', 'gone', 'install.download-setting')],
    ['there is no link for the device', [{ resourceType: 'IOS', url: 'https://d.example/app' }]],
  ])('reports a failure if %s, and can be tried again', async (_case, answer) => {
    const { navigation, tap } = await start({ answer })
    await tap()
    expect(navigation.left).toEqual([])
    expect(screen.getByRole('alert').textContent).toBe(texts.download_failed)
    expect(screen.getByRole('button', { name: 'Download now' }).getAttribute('aria-busy')).toBeNull()
  })

  it('is not shown to the newest app', async () => {
    const { overlays } = await start({ app: '2.5.0' })
    expect(overlays.opened).toEqual([])
  })

  it('[RO-11] cannot be closed if updates are mandatory', async () => {
    const { overlays, tap } = await start({ mandatory: true })
    expect(overlays.opened).toMatchObject([{ options: { priority: 'mandatory-update', dismissible: false } }])
    await tap()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })
})
