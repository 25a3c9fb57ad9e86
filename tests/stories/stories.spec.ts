import { expect } from '@playwright/test'
import { listStories } from './list-stories.ts'
import { describeSettings, settingsFor } from './settings.ts'
import { test } from './stories-page.ts'

const STORIES = listStories(['plugins', 'sdk'])

test.describe('every story renders without an error, an axe violation or an overflow', () => {
  for (const story of STORIES) {
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
    expect([...(await stories.names(file))].toSorted(), file).toEqual(own.toSorted())
  }
})
