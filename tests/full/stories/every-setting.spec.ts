import { expect } from '@playwright/test'
import { listStories } from '../../stories/list-stories.ts'
import { ALL_SETTINGS, describeSettings } from '../../stories/settings.ts'
import { test } from '../../stories/stories-page.ts'
import { sampleOf } from '../sample.ts'

/** Every sixth setting, other ones for the next story, so that each story meets every brand and both directions. */
const STEP = 6

test.describe('every story in every brand, scheme and direction', () => {
  for (const [index, story] of listStories(['plugins', 'sdk']).entries())
    test(story.title, async ({ stories }) => {
      for (const settings of sampleOf(ALL_SETTINGS, STEP, index))
        expect.soft(await stories.problemsOf(story, settings), describeSettings(settings)).toEqual([])
    })
})
