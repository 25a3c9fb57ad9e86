import type { Page } from '@playwright/test'
import type { Screen, Step } from './screen.ts'

/** Pictures come when a plugin of a page at rest has waited. */
const AFTER_A_WHILE: readonly Step[] = [{ passes: 3_000 }, { passes: 20_000 }]
const installClock = (page: Page): Promise<void> => page.clock.install()

export const picture: readonly Screen[] = [
  {
    name: 'picture to save',
    to: '/m/home',
    state: { 'download-image': '1' },
    before: installClock,
    steps: AFTER_A_WHILE,
    shows: 'Save picture',
  },
]

export const linkedPicture: readonly Screen[] = [
  {
    name: 'picture with a link',
    to: '/m/home',
    state: { 'download-image': 'link' },
    before: installClock,
    steps: AFTER_A_WHILE,
    shows: 'Copy link',
  },
]
