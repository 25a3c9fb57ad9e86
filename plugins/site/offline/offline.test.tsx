import { I18N, OVERLAYS, SITE } from '@foyer/sdk'
import { fakeI18n, fakeOverlays, fakeSite, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frameTop } from '../contract.ts'
import offline from './manifest.ts'
import { OfflineBar } from './offline-bar.tsx'

let online = true
beforeEach(() => {
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  vi.stubGlobal('isSecureContext', true)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function start() {
  const site = fakeSite()
  const overlays = fakeOverlays()
  const services = { [SITE]: site, [OVERLAYS]: overlays, [I18N]: fakeI18n({ network_offline: 'Offline', retry: 'Again' }) } // prettier-ignore
  const plugin = await testPlugin({ ...offline, load: async () => ({ ...(await import('./offline.ts')), OfflineBar }) }, { services }) // prettier-ignore
  return { site, overlays, plugin }
}
const turn = (to: 'online' | 'offline') =>
  act(async () => {
    online = to === 'online'
    dispatchEvent(new Event(to))
    await vi.dynamicImportSettled()
  })
const TOAST = { text: 'Offline', options: { ms: 1_500, kind: 'warning' } }

describe('site.offline', () => {
  it('[ST-16] says that the network is gone, for 1.5 s, each time it goes', async () => {
    const { overlays, plugin } = await start()
    expect(overlays.toasts).toEqual([])
    await turn('offline')
    expect(overlays.toasts).toEqual([TOAST])
    await turn('online')
    await turn('offline')
    expect(overlays.toasts).toEqual([TOAST, TOAST])
    expect(plugin.contributions(frameTop)).toHaveLength(1)
    expect(await plugin.dispose()).toMatchObject({ nodes: [], errors: [] })
  })

  it('[ST-16] says nothing over http', async () => {
    vi.stubGlobal('isSecureContext', false)
    const { overlays, plugin } = await start()
    await turn('offline')
    expect(overlays.toasts).toEqual([])
    expect(plugin.contributions(frameTop)).toHaveLength(1)
  })

  it('knows it of a page that was opened offline', async () => {
    online = false
    const { overlays } = await start()
    expect(overlays.toasts).toEqual([TOAST])
  })

  it('[PF-06] asks for the status anew when the network is back', async () => {
    const { site, plugin } = await start()
    await turn('offline')
    await turn('online')
    expect(site.refreshes).toBe(1)
    await plugin.dispose()
    await turn('online')
    expect(site.refreshes).toBe(1)
  })

  it('shows a bar with a way to try again while there is no network, and only then', async () => {
    const { site, plugin } = await start()
    render(plugin.element('OfflineBar', { bare: false }))
    expect(screen.queryByRole('status')).toBeNull()
    await turn('offline')
    expect(screen.getByRole('status').textContent).toContain('Offline')
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Again' })))
    expect(site.refreshes).toBe(1)
    await turn('online')
    expect(screen.queryByRole('status')).toBeNull()
  })
})
