import { existsSync, readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { FAULT_STORIES, faultFileName } from '../../../harness/stories/fault-file.ts'
import { listStories, type Story } from '../../stories/list-stories.ts'
import { settingsFor } from '../../stories/settings.ts'
import { test } from '../../stories/stories-page.ts'

/** From the disk, whatever was written: a plugin without stories fails. */
const PLUGINS = readdirSync('plugins', { withFileTypes: true })
  .filter((area) => area.isDirectory())
  .flatMap(({ name: area }) => readdirSync(`plugins/${area}`).map((name) => [area, name] as const))
  .filter(([area, name]) => existsSync(`plugins/${area}/${name}/manifest.ts`))
  .map(([area, name]) => `${area}.${name}`)

/** How the plugin's state and its log begin, where a fault alone decides that. */
const SAYS: Readonly<Record<string, (id: string) => RegExp>> = {
  LoadNeverSettles: () => /starting/,
  SyncThrow: (id) => new RegExp(`failed.*PL-THREW: ${id} \\(activate\\): SabotageError`, 's'),
  RenderThrow: (id) => new RegExp(`active.*PL-THREW: ${id} \\(render\\): SabotageError`, 's'),
}
/** React prints what a boundary has caught. */
const CAUGHT = /^console: .*SabotageError: sabotage: render-throws/s
/** The components of a plugin stand below one another here, which the site shows on pages of their own. */
const STACKED = /^axe: landmark-unique: /

const storiesOf = (id: string): readonly Story[] =>
  listStories([FAULT_STORIES]).filter(({ file }) => file.endsWith(`/${faultFileName(id)}`))

test.describe('the fault stories that are made from a manifest', () => {
  for (const id of PLUGINS)
    test(`[HA-05] ${id} fails in each way without an uncaught error or an axe violation, and says how`, async ({
      stories,
    }) => {
      const { page } = stories
      const uncaught: string[] = []
      const note = (error: Error): void => void uncaught.push(String(error))
      page.on('pageerror', note)
      const own = storiesOf(id)
      expect(own.map(({ name }) => name)).toEqual(expect.arrayContaining(['LoadNeverSettles', 'SyncThrow']))
      for (const story of own) {
        const problems = await stories.problemsOf(story, { ...settingsFor(story.title), language: 'en' })
        const others = problems.filter(
          (line) => !STACKED.test(line) && !(story.name === 'RenderThrow' && CAUGHT.test(line)),
        )
        expect.soft([...others, ...uncaught.splice(0)], story.name).toEqual([])
        const caption = page.locator(`[data-caption="${story.name}"]`)
        await expect.soft(caption, story.name).toContainText(SAYS[story.name]?.(id) ?? id, { timeout: 2_000 })
      }
      page.off('pageerror', note)
    })
})

test('[HA-05] code that never arrives is given up, and its screen offers another try', async ({
  stories,
}) => {
  const [story] = storiesOf('games.lobby').filter(({ name }) => name === 'LoadNeverSettles')
  if (!story) throw new Error('there is no such story')
  await stories.problemsOf(story, { ...settingsFor(story.title), language: 'en' })
  await expect(stories.page.locator('[data-caption]')).toContainText('PL-TIMEOUT: games.lobby (load)')
  await expect(stories.page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
})
