import { I18N, OVERLAYS, REACHABILITY, type ReachabilityState } from '@foyer/sdk'
import { fakeI18n, fakeOverlays, fakeReachability, testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frameTop } from '../contract.ts'
import offline from './manifest.ts'
import { OfflineBar } from './offline-bar.tsx'

beforeEach(() => void vi.stubGlobal('isSecureContext', true))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function start(state: ReachabilityState = 'online') {
  const overlays = fakeOverlays()
  const reachability = fakeReachability(state)
  const services = {
    [REACHABILITY]: reachability,
    [OVERLAYS]: overlays,
    [I18N]: fakeI18n({ network_offline: 'Offline', retry: 'Again', loading: 'Asking' }),
  }
  const plugin = await testPlugin(
    { ...offline, load: async () => ({ ...(await import('./offline.ts')), OfflineBar }) },
    { services },
  )
  const become = (to: ReachabilityState) =>
    act(async () => {
      reachability.state.set(to)
      await vi.dynamicImportSettled()
    })
  return { reachability, overlays, plugin, become }
}
const TOAST = { text: 'Offline', options: { ms: 1_500, kind: 'warning' } }

describe('site.offline', () => {
  it('[ST-16] shows a toast for 1.5 s each time the network is lost', async () => {
    const { overlays, plugin, become } = await start()
    expect(overlays.toasts).toEqual([])
    await become('offline')
    expect(overlays.toasts).toEqual([TOAST])
    await become('online')
    await become('offline')
    expect(overlays.toasts).toEqual([TOAST, TOAST])
    expect(plugin.contributions(frameTop)).toHaveLength(1)
    expect(await plugin.dispose()).toMatchObject({ nodes: [], errors: [] })
    await become('online')
    await become('offline')
    expect(overlays.toasts).toHaveLength(2)
  })

  it('[ST-16] shows nothing over http', async () => {
    vi.stubGlobal('isSecureContext', false)
    const { overlays, plugin, become } = await start()
    await become('offline')
    expect(overlays.toasts).toEqual([])
    expect(plugin.contributions(frameTop)).toHaveLength(1)
  })

  it('shows it on a page that was opened offline', async () => {
    const { overlays } = await start('offline')
    expect(overlays.toasts).toEqual([TOAST])
  })

  it.each(['unknown', 'online', 'unreachable'] as const)('does not call %s offline', async (state) => {
    const { overlays, plugin } = await start(state)
    expect([overlays.toasts, plugin.contributions(frameTop)]).toEqual([[], []])
    render(plugin.element('OfflineBar', { bare: false }))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('shows a bar with a retry button only while there is no network', async () => {
    const { reachability, plugin, become } = await start()
    render(plugin.element('OfflineBar', { bare: false }))
    expect(screen.queryByRole('status')).toBeNull()
    await become('offline')
    expect(screen.getByRole('status').textContent).toContain('Offline')
    let answer = (_state: ReachabilityState): void => {}
    vi.spyOn(reachability, 'check').mockReturnValue(new Promise((resolve) => (answer = resolve)))
    fireEvent.click(screen.getByRole('button', { name: 'Again' }))
    const button = screen.getByRole('button', { name: 'Asking' })
    fireEvent.click(button)
    expect(reachability.check).toHaveBeenCalledOnce()
    await act(async () => answer('offline'))
    expect(screen.getByRole('button', { name: 'Again' })).toBeTruthy()
    await become('online')
    expect(screen.queryByRole('status')).toBeNull()
  })
})
