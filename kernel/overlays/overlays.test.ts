// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OverlaysService } from './overlays-service.ts'
import { NO_OVERLAYS } from './overlays-view.ts'
import { DeferredOverlays, PluginOverlays } from './overlays.ts'

const i18n = {
  translate:
    () =>
    (...[key]: [key: string, values?: unknown]) =>
      key,
}

const Nothing = () => null

function start() {
  const overlays = new DeferredOverlays()
  const reported: unknown[] = []
  const provide = (): void =>
    overlays.provide(new OverlaysService(i18n, overlays.view), (error) => reported.push(error))
  const labels = () => overlays.view.get().queue.stack.map(({ label }) => label)
  const waiting = () => overlays.view.get().queue.waiting.map(({ label }) => label)
  return { overlays, provide, labels, waiting, reported }
}

beforeEach(() => void vi.useFakeTimers())

afterEach(() => void vi.useRealTimers())

describe('DeferredOverlays', () => {
  it('shows overlays that were requested before the service was provided, in that order', async () => {
    const { overlays, provide, labels, waiting } = start()
    overlays.toast('Saved')
    const closed = overlays.alert({ title: 'First', message: '' })
    overlays.open(Nothing, { label: 'Second' })
    expect(overlays.view.get()).toBe(NO_OVERLAYS)
    expect(overlays.back()).toBe(false)
    provide()
    expect([labels(), waiting()]).toEqual([['First'], ['Second']])
    expect(overlays.view.get().toasts).toMatchObject([{ text: 'Saved' }])
    expect(overlays.back()).toBe(true)
    await closed
    expect(labels()).toEqual(['Second'])
  })

  it('reports an early request that throws, and fulfils the others', () => {
    const { overlays, provide, labels, reported } = start()
    overlays.toast('Bad', null as never)
    overlays.open(Nothing, { label: 'Second' })
    provide()
    expect(reported).toEqual([expect.any(TypeError)])
    expect(labels()).toEqual(['Second'])
  })

  it('resolves an early request with its answer', async () => {
    const { overlays, provide } = start()
    const answers = [
      overlays.confirm({ message: 'Sure?' }),
      overlays.actionSheet({ title: 'Contact', choices: [{ key: 'chat', label: 'Chat' }] }),
      overlays.open<string>(Nothing, { label: 'Form', priority: 'child' }).closed,
    ]
    provide()
    const [confirm, choice, form] = overlays.view.get().queue.stack
    form?.close('done')
    choice?.close('chat')
    confirm?.close(true)
    expect(await Promise.all(answers)).toEqual([true, 'chat', 'done'])
  })

  it('does not show overlays that were closed meanwhile', async () => {
    const { overlays, provide, labels } = start()
    const { close, closed } = overlays.open(Nothing, { label: 'Form' })
    const done = overlays.loading()
    close()
    void done()
    provide()
    expect([labels(), overlays.view.get().loadings, await closed]).toEqual([[], [], undefined])
  })

  it('shows no overlay of a plugin that has stopped meanwhile', async () => {
    const { overlays, provide, labels } = start()
    const owned = new PluginOverlays(overlays, 'popups.news')
    const { closed } = owned.open(Nothing, { label: 'News' })
    owned.loading()
    owned.end()
    provide()
    expect([labels(), overlays.view.get().loadings, await closed]).toEqual([[], [], undefined])
  })

  it('forwards at once when the service is provided', async () => {
    const { overlays, provide, labels } = start()
    provide()
    const { close, closed } = overlays.open(Nothing, { label: 'Form' })
    const done = overlays.loading('Work')
    expect([labels(), overlays.view.get().loadings.length]).toEqual([['Form'], 1])
    void done()
    close()
    overlays.loading()
    overlays.endLoadings()
    expect([labels(), overlays.view.get().loadings, await closed]).toEqual([[], [], undefined])
  })
})
