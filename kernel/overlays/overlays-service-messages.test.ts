// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OverlayPriority } from '@foyer/sdk'
import type { OverlaysService } from './overlays-service.ts'
import { labels, open, overlays, texts, top, undrawn } from './overlays-service.fake.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
