// @vitest-environment node
import { fakeHttp, fakeLogger } from '@foyer/sdk/testing'
import { expect, it } from 'vitest'
import type { Lane } from '../contract.ts'
import { fakeLane } from './lanes.fake.ts'
import { loadLanes } from './load-lanes.ts'

const load = (known: Parameters<typeof loadLanes>[3], ...lanes: readonly Lane[]) =>
  loadLanes(
    fakeHttp({ 'game.lanes': { lanes, refused: [] } }),
    fakeLogger(),
    new AbortController().signal,
    known,
  )

it('what the page knows stays the same object, so that React draws only what is new', async () => {
  const [slots, live] = [fakeLane('Slots', 'RNG', 8), fakeLane('Live casino', 'LIVE', 5)]
  const known = await load(() => [], slots, live)
  expect(await load(() => known, structuredClone(slots), structuredClone(live))).toBe(known)
  const [first, second] = await load(() => known, structuredClone(slots), { ...live, title: 'Live' })
  expect(first).toBe(known[0])
  expect(second).toEqual({ ...live, title: 'Live' })
})
