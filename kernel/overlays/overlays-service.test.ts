// @vitest-environment node
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore, type I18n, type OverlayPriority } from '@foyer/sdk'
import { collectGarbage } from '../../tests/collect-garbage.ts'
import { EXIT_MS } from './constants.ts'
import { OverlaysService } from './overlays-service.ts'
import type { OverlayEntry } from './overlays-view.ts'
import { PluginOverlays } from './plugin-overlays.ts'

const i18n: I18n = {
  language: createStore('EN'),
  stored: () => undefined,
  tag: () => 'en',
  change: () => Promise.resolve(),
  translate:
    (namespace) =>
    (...[key]) =>
      `${namespace}:${key}`,
  load: () => Promise.resolve(),
}
const undrawn = () => new OverlaysService(i18n)
const overlays = (): OverlaysService => {
  const service = undrawn()
  service.drawn()
  return service
}
const Nothing = () => null
const open = (service: OverlaysService, priority: OverlayPriority | 'child', label: string = priority) =>
  service.open<string>(Nothing, { label, priority })
const top = (service: OverlaysService): OverlayEntry | undefined => service.view.get().queue.stack.at(-1)
const labels = (service: OverlaysService): readonly string[] =>
  service.view.get().queue.stack.map(({ label }) => label)
const texts = (service: OverlaysService): readonly string[] =>
  service.view.get().toasts.map(({ text }) => text)

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

describe('a message that is shown already', () => {
  it('an alert is not stacked twice: both callers wait for the same', async () => {
    const service = overlays()
    const alerts = [service.alert({ message: 'Offline' }), service.alert({ message: 'Offline' })]
    expect(labels(service)).toHaveLength(1)
    top(service)?.close()
    await Promise.all(alerts)
    void service.alert({ message: 'Offline' })
    void service.alert({ message: 'Too many tries' })
    expect(labels(service)).toHaveLength(1)
    expect(service.view.get().queue.waiting).toHaveLength(1)
  })

  it('a question is asked once: whoever asks again is refused, and the first gets the answer', async () => {
    const service = overlays()
    const question = { title: 'Log out', message: 'Sure?' }
    const answers = [service.confirm(question), service.confirm(question)]
    expect(labels(service)).toEqual(['Log out'])
    top(service)?.close(true)
    expect(await Promise.all(answers)).toEqual([true, false])
  })

  it('a sheet of choices opens once', async () => {
    const service = overlays()
    const sheet = { title: 'Contact', choices: [{ key: 'chat', label: 'Chat' }] }
    const choices = [service.actionSheet(sheet), service.actionSheet(sheet)]
    expect(labels(service)).toEqual(['Contact'])
    top(service)?.close('chat')
    expect(await Promise.all(choices)).toEqual(['chat', undefined])
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

describe('choose', () => {
  it('stacks at once as a sheet, and resolves with the key of the choice', async () => {
    const service = overlays()
    open(service, 'maintenance')
    const chosen = service.actionSheet({ title: 'Contact', choices: [{ key: 'a', label: 'A' }] })
    expect(top(service)).toMatchObject({ label: 'Contact', kind: 'sheet', priority: 'child' })
    top(service)?.close('a')
    expect(await chosen).toBe('a')
  })
})

describe('alert and confirm', () => {
  it('has the kernel’s texts by default', () => {
    const service = overlays()
    void service.alert({ message: 'Hello' })
    expect(top(service)?.content).toEqual({
      title: 'kernel:notice',
      message: 'Hello',
      confirmLabel: 'kernel:confirm',
    })
    expect(top(service)?.label).toBe('kernel:notice')
  })

  it.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('confirm closed with %s is %s', async (result, answer) => {
    const service = overlays()
    const asked = service.confirm({ message: 'Sure?' })
    top(service)?.close(result)
    expect(await asked).toBe(answer)
  })

  it('[OV-30] a question over an overlay stays when that overlay closes', async () => {
    const service = overlays()
    const sheet = open(service, 'prompt')
    const asked = service.confirm({ title: 'Sure?', message: '' })
    open(service, 'maintenance')
    sheet.close()
    expect(labels(service)).toEqual(['Sure?'])
    top(service)?.close(true)
    expect(await asked).toBe(true)
    expect(labels(service)).toEqual(['maintenance'])
  })

  it('[OV-30] confirm stacks at once on an open overlay', () => {
    const service = overlays()
    open(service, 'announcement')
    void service.confirm({ title: 'Sure?', message: '' })
    expect(labels(service)).toEqual(['announcement', 'Sure?'])
  })

  it.each<[string, (service: OverlaysService) => unknown, OverlayPriority | 'child']>([
    ['alone', () => undefined, 'alert'],
    ['over an overlay', (service) => open(service, 'child'), 'child'],
    ['over a spinner, whose end may wait for it', (service) => service.loading(), 'child'],
  ])('[OV-30] an alert without a priority: %s', (_what, before, priority) => {
    const service = overlays()
    before(service)
    void service.alert({ title: 'Wrong password', message: '' })
    expect([top(service)?.label, top(service)?.priority]).toEqual(['Wrong password', priority])
  })

  it('[OV-30] a second alert waits for the first to be read', () => {
    const service = overlays()
    void service.alert({ title: 'First', message: '' })
    void service.alert({ title: 'Second', message: '' })
    expect(labels(service)).toEqual(['First'])
    top(service)?.close()
    expect(labels(service)).toEqual(['Second'])
  })

  it('[OV-30] an alert with a priority waits for an overlay that the player has opened', () => {
    const service = overlays()
    const captcha = open(service, 'child', 'captcha')
    void service.alert({ title: 'Expired', message: '', priority: 'alert-session' })
    expect(labels(service)).toEqual(['captcha'])
    captcha.close()
    expect(labels(service)).toEqual(['Expired'])
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

describe('toast', () => {
  it('disappears by itself', () => {
    const service = overlays()
    service.toast('Saved', { kind: 'success', ms: 1500 })
    expect(service.view.get().toasts).toMatchObject([{ text: 'Saved', kind: 'success' }])
    vi.advanceTimersByTime(1500)
    expect(texts(service)).toEqual([])
  })

  it('shows the same text once, until the end of the last request', () => {
    const service = overlays()
    service.toast('Offline', { ms: 1000 })
    vi.advanceTimersByTime(900)
    service.toast('Offline', { ms: 1000 })
    expect(texts(service)).toEqual(['Offline'])
    vi.advanceTimersByTime(900)
    expect(texts(service)).toEqual(['Offline'])
    vi.advanceTimersByTime(100)
    expect(texts(service)).toEqual([])
  })

  it('has its whole time once it is drawn, however late the code for that comes, and the next its own', () => {
    const service = undrawn()
    service.toast('Not opened', { ms: 1000 })
    vi.advanceTimersByTime(5000)
    expect(texts(service)).toEqual(['Not opened'])
    service.drawn()
    vi.advanceTimersByTime(999)
    expect(texts(service)).toEqual(['Not opened'])
    vi.advanceTimersByTime(1)
    expect(texts(service)).toEqual([])
    service.toast('Saved', { ms: 1000 })
    // Each overlay is drawn anew.
    service.drawn()
    vi.advanceTimersByTime(1000)
    expect(texts(service)).toEqual([])
  })

  it('is dropped where it cannot be drawn for half a minute', () => {
    const service = undrawn()
    service.toast('Not opened')
    vi.advanceTimersByTime(29_999)
    expect(texts(service)).toEqual(['Not opened'])
    vi.advanceTimersByTime(1)
    service.drawn()
    expect(texts(service)).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps the latest three', () => {
    const service = overlays()
    for (const text of ['a', 'b', 'c', 'd']) service.toast(text)
    expect(texts(service)).toEqual(['b', 'c', 'd'])
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
