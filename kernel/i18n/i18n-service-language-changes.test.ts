import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, make, network, requests, setUpNetwork, tearDownPage } from './i18n-service.fake.tsx'

beforeEach(setUpNetwork)
afterEach(tearDownPage)

describe('simultaneous changes of the language', () => {
  /** Answers when the test says so, by address. */
  const slow = (): Map<string, () => Promise<void>> => {
    const waiting = new Map<string, () => Promise<void>>()
    network.give = (url) => new Promise((resolve) => waiting.set(url, async () => resolve(await answer(url))))
    return waiting
  }

  it('end with the last one, in whatever order the texts arrive', async () => {
    const { i18n } = make()
    const waiting = slow()
    const first = i18n.change('VI')
    const last = i18n.change('UR')
    await waiting.get('/m/t/1/ur/kernel.json')?.()
    await last
    await waiting.get('/m/t/1/vi/kernel.json')?.()
    await first
    expect(i18n.language.get()).toBe('UR')
    expect(document.documentElement.lang).toBe('ur')
    expect(i18n.translate('kernel')('hello')).toMatch(/سلام/)
    expect(document.cookie).toContain('language=UR')
  })

  it('end with the current one, where the player returns to it before the other’s texts arrive', async () => {
    const { i18n } = make()
    const waiting = slow()
    const heard = vi.fn()
    i18n.language.subscribe(heard)
    const first = i18n.change('VI')
    await i18n.change('EN')
    await waiting.get('/m/t/1/vi/kernel.json')?.()
    await first
    expect(i18n.language.get()).toBe('EN')
    expect(i18n.translate('kernel')('hello', { name: 'Lan' })).toBe('Hello Lan')
    expect(heard).not.toHaveBeenCalled()
  })

  it('to the same language are shared', async () => {
    const { i18n, storage } = make()
    const heard = vi.fn()
    i18n.language.subscribe(heard)
    await Promise.all([i18n.change('VI'), i18n.change('VI')])
    expect(heard).toHaveBeenCalledTimes(1)
    expect(requests()).toEqual(['/m/t/1/vi/kernel.json'])
    expect(storage.stored.get('language')).toBe('VI')
  })

  it('load the texts of a plugin that starts meanwhile', async () => {
    const { i18n } = make()
    const waiting = slow()
    const change = i18n.change('VI')
    network.give = undefined
    await i18n.load('games.lobby')
    await waiting.get('/m/t/1/vi/kernel.json')?.()
    await change
    expect(i18n.translate('games.lobby')('all')).toBe('Tất cả')
  })

  it('wait for the texts of a plugin that begins to load meanwhile', async () => {
    const { i18n } = make()
    const waiting = slow()
    const change = i18n.change('VI')
    const load = i18n.load('games.lobby')
    await waiting.get('/m/t/1/vi/kernel.json')?.()
    await waiting.get('/m/t/1/en/games.lobby.json')?.()
    await waiting.get('/m/t/1/vi/games.lobby.json')?.()
    await Promise.all([change, load])
    expect(i18n.language.get()).toBe('VI')
    expect(i18n.translate('games.lobby')('all')).toBe('Tất cả')
  })

  it('between two codes with the same texts fetch nothing', async () => {
    const { i18n } = make()
    await i18n.change('TY')
    expect(i18n.language.get()).toBe('TY')
    expect(i18n.tag()).toBe('en')
    expect(i18n.translate('kernel')('hello', { name: 'Lan' })).toBe('Hello Lan')
    expect(fetch).not.toHaveBeenCalled()
  })
})
