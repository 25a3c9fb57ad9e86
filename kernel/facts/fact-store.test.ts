// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { bakedPage } from '../profile/baked-page.fake.ts'
import { FactStore } from './fact-store.ts'

describe('FactStore', () => {
  it('returns the baked object itself until unfreeze, despite patches', () => {
    const baked = bakedPage()
    const store = new FactStore(baked)
    const heard = vi.fn()
    store.subscribe(heard)
    store.patch({ session: { loggedIn: true } })
    store.patch({ device: { ios: true }, fresh: true })
    store.closePending()
    expect(store.get()).toBe(baked.facts)
    expect(heard).not.toHaveBeenCalled()
  })

  it('applies earlier patches in one step', () => {
    const baked = bakedPage()
    const store = new FactStore(baked)
    const heard = vi.fn()
    store.subscribe(heard)
    store.patch({ session: { loggedIn: true } })
    store.patch({ session: { loggedIn: false }, device: { ios: true } })
    store.unfreeze()
    store.unfreeze()
    expect(heard).toHaveBeenCalledOnce()
    expect(store.get()).toEqual({ ...baked.facts, device: { ios: true } })
    expect(store.get().session).toBe(baked.facts.session)
  })

  it('notifies no listener of a patch that changes nothing', () => {
    const baked = bakedPage()
    const store = new FactStore(baked)
    store.unfreeze()
    const heard = vi.fn()
    store.subscribe(heard)
    store.patch({ switch: { CBS3: true }, setting: { 'games.lobby': { rows: 3 } }, fresh: false })
    expect(store.get()).toBe(baked.facts)
    expect(heard).not.toHaveBeenCalled()
    store.patch({ switch: { CBS3: false }, setting: { 'games.lobby': { rows: 3 } } })
    expect(heard).toHaveBeenCalledOnce()
    expect(store.get().setting).toBe(baked.facts.setting)
    expect(baked.facts.switch).toEqual({ CBS3: true })
  })

  it('empties areas that have not arrived, but no area that waits for unfreeze', () => {
    const store = new FactStore(bakedPage())
    store.patch({ device: { ios: true } })
    store.closePending()
    store.unfreeze()
    expect(store.get()).toMatchObject({ device: { ios: true }, site: {}, switch: { CBS3: true } })
  })
})
