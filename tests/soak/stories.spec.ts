import { expect } from '@playwright/test'
import { listStories } from '../stories/list-stories.ts'
import { ALL_SETTINGS, describeSettings } from '../stories/settings.ts'
import { test } from '../stories/stories-page.ts'

/**
 * `npm test` renders each story in one of these settings; this in every sixth, other ones for the next story, so that each
 * meets every brand and both directions; with `--long` in all.
 */
const STEP = process.env['FOYER_SOAK_LONG'] ? 1 : 6

test.describe('every story in every brand, scheme and direction', () => {
  for (const [index, story] of listStories(['plugins', 'sdk']).entries())
    test(story.title, async ({ stories }) => {
      for (const settings of ALL_SETTINGS.filter((_, at) => (at + index) % STEP === 0))
        expect.soft(await stories.problemsOf(story, settings), describeSettings(settings)).toEqual([])
    })
})
