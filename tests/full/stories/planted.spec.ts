import { expect } from '@playwright/test'
import { listStories } from '../../stories/list-stories.ts'
import { ALL_SETTINGS } from '../../stories/settings.ts'
import { test } from '../../stories/stories-page.ts'

/** The problem that reveals each planted story; other stories have none. */
const FOUND: Readonly<Record<string, RegExp>> = {
  Warning: /^console: planted error$/,
  Throwing: /^console: .*planted fault/s,
  Nameless: /^axe: button-name: button: /,
  Wide: /^overflow: div\.$/,
  BareText: /^bare text: p: It stands/,
  WideText: /^overflow: p\.$/,
  Networked: /^network: https:\/\/elsewhere\.example\/a\.png$/,
  Nothing: /^story: it shows nothing$/,
  Restless: /^story: .*does not stop changing/,
}

test.describe('the check of stories', () => {
  for (const story of listStories(['tests/stories/planted'])) {
    const expected = FOUND[story.name]
    test(`${expected ? 'finds' : 'lets pass'} ${story.name}`, async ({ stories }) => {
      // An overflow is at the other edge where texts run from right to left.
      for (const settings of ALL_SETTINGS.slice(0, story.name.startsWith('Wide') ? 2 : 1)) {
        const problems = await stories.problemsOf(story, settings)
        if (expected) expect(problems).toContainEqual(expect.stringMatching(expected))
        else expect(problems).toEqual([])
      }
    })
  }
})
