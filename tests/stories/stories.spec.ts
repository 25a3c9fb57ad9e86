import { expect } from '@playwright/test'
import { type Story, listStories } from './list-stories.ts'
import { describeSettings, settingsFor } from './settings.ts'
import { stateOf } from './states.ts'
import { test } from './stories-page.ts'

const STORIES = listStories(['plugins', 'sdk'])
/** Of each file its usual state, or the first one: the states that are rarer are in `tests/full/stories`. */
const ONE_EACH = [...new Set(STORIES.map(({ file }) => file))].flatMap((file): readonly Story[] => {
  const own = STORIES.filter((story) => story.file === file)
  return [own.find(({ name }) => stateOf(name) === 'Usual') ?? own[0]].filter((story) => story !== undefined)
})

test.describe('a story of each component and screen renders without an error, an axe violation or an overflow', () => {
  for (const story of ONE_EACH) {
    const settings = settingsFor(story.title)
    test(`${story.title} (${describeSettings(settings)})`, async ({ stories }) => {
      expect(await stories.problemsOf(story, settings)).toEqual([])
    })
  }
})

test('the page has the stories that the sources have, and no more', async ({ stories }) => {
  const files = [...new Set(STORIES.map(({ file }) => file))]
  for (const file of files) {
    const own = STORIES.filter((story) => story.file === file).map(({ name }) => name)
    expect([...(await stories.names(file))].sort(), file).toEqual([...own].sort())
  }
})
