import { expect } from '@playwright/test'
import { listStories } from '../stories/list-stories.ts'
import { ALL_SETTINGS, describeSettings } from '../stories/settings.ts'
import { test } from '../stories/stories-page.ts'

/** `npm test` renders each story in one of these settings. */
test.describe('every story in every brand, scheme and direction', () => {
  for (const story of listStories(['plugins', 'sdk']))
    test(story.title, async ({ stories }) => {
      for (const settings of ALL_SETTINGS)
        expect.soft(await stories.problemsOf(story, settings), describeSettings(settings)).toEqual([])
    })
})
