// @vitest-environment node
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '@foyer/sdk'
import { collectGarbage } from '../../tests/collect-garbage.ts'
import { PluginOverlays } from './overlays.ts'
import { EXIT_MS, type OverlaysService } from './overlays-service.ts'
import { labels, Nothing, open, overlays, top } from './overlays-service.fake.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('open', () => {
  it('resolves with the result that its component closes it with', async () => {
    const service = overlays()
    const { closed } = open(service, 'prompt')
    top(service)?.close('yes')
    expect(await closed).toBe('yes')
    expect(top(service)).toBeUndefined()
  })

  it.each([
    ['dismissed', (service: OverlaysService) => top(service)?.close()],
    ['withdrawn while it waits', (service: OverlaysService) => service.closeAll('nobody')],
  ])('resolves with nothing when it is %s', async (_how, end) => {
    const service = overlays()
    const { closed, close } = open(service, 'prompt')
    end(service)
    close()
    expect(await closed).toBeUndefined()
  })

  it('keeps the first result; a second close does nothing', async () => {
    const service = overlays()
    const { closed } = open(service, 'prompt')
    const entry = top(service)
    entry?.close('first')
    entry?.close('second')
    vi.advanceTimersByTime(EXIT_MS)
    expect(await closed).toBe('first')
    expect(service.view.get().exiting).toEqual([])
  })

  it('[ST-04] what it shows is dropped from memory once it has closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const service = overlays()
    const show = (props: object): WeakRef<object> => {
      service.open(() => JSON.stringify(props), { label: 'a', priority: 'child' })
      return new WeakRef(props)
    }
    const shown = show({ password: 'secret 1' })
    await collectGarbage()
    expect(shown.deref()).toEqual({ password: 'secret 1' })
    top(service)?.close()
    vi.advanceTimersByTime(EXIT_MS)
    await collectGarbage()
    expect(shown.deref()).toBeUndefined()
  })

  it('is still drawn during its exit animation', () => {
    const service = overlays()
    open(service, 'prompt').close()
    expect(service.view.get().exiting.map(({ label }) => label)).toEqual(['prompt'])
    vi.advanceTimersByTime(EXIT_MS)
    expect(service.view.get().exiting).toEqual([])
  })

  it('[CO-10] is drawn for 250 ms more, as long as the style sheet moves it', () => {
    expect(EXIT_MS).toBe(250)
    const read = (file: string): string => readFileSync(`sdk/src/ui/${file}`, 'utf8')
    expect(read('tokens.css')).toContain(`--slow: ${EXIT_MS}ms;`)
    expect(read('dialog.module.css')).toContain('transform var(--slow)')
    const service = overlays()
    open(service, 'prompt').close()
    vi.advanceTimersByTime(249)
    expect(service.view.get().exiting).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(service.view.get().exiting).toEqual([])
  })

  it('[OV-30] opens by priority: maintenance over an announcement, which reopens', () => {
    const service = overlays()
    open(service, 'announcement')
    const maintenance = open(service, 'maintenance')
    expect(labels(service)).toEqual(['maintenance'])
    maintenance.close()
    expect(labels(service)).toEqual(['announcement'])
  })
})

describe('a key', () => {
  const unreachable = { label: 'Unreachable', priority: 'unreachable', key: 'unreachable' } as const

  it('[OV-30] exists once, open or waiting, and again after it has been closed', async () => {
    const service = overlays()
    const first = service.open(Nothing, unreachable)
    expect(service.open(Nothing, unreachable)).toBe(first)
    const denied = open(service, 'access-denied')
    expect(service.open(Nothing, unreachable)).toBe(first)
    denied.close()
    first.close()
    await first.closed
    expect(service.open(Nothing, unreachable)).not.toBe(first)
    expect(labels(service)).toEqual(['Unreachable'])
  })

  it('is its owner’s own', () => {
    const service = overlays()
    const mine = new PluginOverlays(service, 'a.a').open(Nothing, unreachable)
    expect(new PluginOverlays(service, 'b.b').open(Nothing, unreachable)).not.toBe(mine)
  })

  it('[OV-30] shares an open alert among all who request it', async () => {
    const service = overlays()
    const expired = { message: 'Log in', key: 'expired', priority: 'alert-session' } as const
    const alerts = [service.alert(expired), service.alert(expired)]
    top(service)?.close()
    await Promise.all(alerts)
    expect(labels(service)).toEqual([])
  })
})

describe('back', () => {
  it('[OV-29] closes the topmost, one at a time; with nothing open the page may go', () => {
    const service = overlays()
    open(service, 'prompt')
    open(service, 'child')
    expect([service.back(), labels(service)]).toEqual([true, ['prompt']])
    expect([service.back(), labels(service)]).toEqual([true, []])
    expect(service.back()).toBe(false)
  })

  it('[OV-29] does not close an overlay that must stay, and keeps the page', () => {
    const service = overlays()
    service.open(Nothing, { label: 'Update', dismissible: false })
    expect([service.back(), labels(service)]).toEqual([true, ['Update']])
  })

  it('[OV-29] closes an overlay that had to stay, once it need not', () => {
    const service = overlays()
    const dismissible = createStore(false)
    service.open(Nothing, { label: 'News', dismissible })
    expect([service.back(), labels(service)]).toEqual([true, ['News']])
    dismissible.set(true)
    expect([service.back(), labels(service)]).toEqual([true, []])
  })

  it('lets the player leave a page that is only loading', () => {
    const service = overlays()
    service.loading()
    expect(service.back()).toBe(false)
  })
})

describe('loading', () => {
  it('is shown until all its owners are done', () => {
    const service = overlays()
    const [first, second] = [service.loading('Launching'), service.loading()]
    void first()
    void first()
    expect(service.view.get().loadings.map(({ text }) => text)).toEqual(['kernel:loading'])
    void second()
    expect(service.view.get().loadings).toEqual([])
  })

  it.each([5_000, 10_000])('[CO-01f] disappears after its time: %d ms', (ms) => {
    const service = overlays()
    service.loading('Launching', { ms })
    vi.advanceTimersByTime(ms - 1)
    expect(service.view.get().loadings).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(service.view.get().loadings).toEqual([])
  })

  it('[OV-30] no queued overlay opens over a game launch', () => {
    const service = overlays()
    const launched = service.loading('Launching')
    open(service, 'announcement')
    open(service, 'maintenance')
    expect(labels(service)).toEqual([])
    void launched()
    expect(labels(service)).toEqual(['maintenance'])
  })
})

describe('PluginOverlays', () => {
  it('[RO-13] closes its plugin’s open, waiting and exiting overlays and spinners, and no others', async () => {
    const service = overlays()
    const owned = new PluginOverlays(service, 'account.auth')
    owned.loading()
    const shown = owned.open(Nothing, { label: 'mine', priority: 'child' })
    const waiting = owned.open(Nothing, { label: 'later' })
    const asked = owned.confirm({ message: 'Sure?' })
    owned.open(Nothing, { label: 'leaving', priority: 'child' }).close()
    open(service, 'child', 'theirs')
    owned.end()
    expect(await Promise.all([shown.closed, waiting.closed, asked])).toEqual([undefined, undefined, false])
    expect(labels(service)).toEqual(['theirs'])
    expect(service.view.get()).toMatchObject({ exiting: [], loadings: [] })
  })

  it('marks what it opens as its plugin’s', () => {
    const service = overlays()
    new PluginOverlays(service, 'account.auth').open(Nothing, { label: 'mine' })
    expect(top(service)?.owner).toBe('account.auth')
  })
})
