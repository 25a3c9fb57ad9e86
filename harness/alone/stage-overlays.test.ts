// @vitest-environment node
import { expect, it } from 'vitest'
import { StageOverlays } from './stage-overlays.ts'

const Sheet = (): null => null
const Other = (): null => null
const shownIn = (overlays: StageOverlays): readonly unknown[] =>
  overlays.shown.get().map(({ component }) => component)

it('says which overlays are open', async () => {
  const overlays = new StageOverlays()
  const sheet = overlays.open(Sheet, { label: 'Sheet', key: 'one' })
  overlays.open(Sheet, { label: 'Sheet', key: 'one' })
  overlays.open(Other, { label: 'Other' })
  expect(shownIn(overlays)).toEqual([Sheet, Other])
  sheet.close()
  await sheet.closed
  expect(shownIn(overlays)).toEqual([Other])
  overlays.end()
  expect(shownIn(overlays)).toEqual([])
})
