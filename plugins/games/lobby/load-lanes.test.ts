// @vitest-environment node
import { createStore, HTTP, I18N, NAVIGATION, REACHABILITY, SITE } from '@foyer/sdk'
import { fakeHttp, fakeNavigation, fakeReachability, fakeSite, testPlugin } from '@foyer/sdk/testing'
import { expect, it } from 'vitest'
import type { Lane } from '../contract.ts'
import { fakeLane } from './lanes.fake.ts'
import type { LanesStore } from './lanes-store.ts'
import lobby from './manifest.ts'

const load = async (known: readonly Lane[], ...lanes: readonly Lane[]) => {
  const http = fakeHttp({ 'game.lanes': { lanes, refused: [] } })
  const test = await testPlugin(lobby, {
    services: {
      [HTTP]: http,
      [NAVIGATION]: fakeNavigation('/m/home'),
      [REACHABILITY]: fakeReachability(),
      [SITE]: fakeSite(),
      [I18N]: { language: createStore('EN'), tag: () => 'en' },
    },
  })
  const catalogue = test.provided.catalogue as LanesStore
  catalogue.state.set({ step: 'loading', lanes: known })
  await catalogue.load(new AbortController().signal)
  return catalogue.state.get().lanes
}

it('what the page knows stays the same object, so that React draws only what is new', async () => {
  const [slots, live] = [fakeLane('Slots', 'RNG', 8), fakeLane('Live casino', 'LIVE', 5)]
  const known = await load([], slots, live)
  expect(await load(known, structuredClone(slots), structuredClone(live))).toBe(known)
  const [first, second] = await load(known, structuredClone(slots), { ...live, title: 'Live' })
  expect(first).toBe(known[0])
  expect(second).toEqual({ ...live, title: 'Live' })
})
