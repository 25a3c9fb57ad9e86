import { failing, pending, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { fireEvent, waitFor } from '@testing-library/dom'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import type { LeaderBoard, Mission, Missions } from './mission.ts'

export default { title: 'promotions / missions' }

const HOUR_MS = 3_600_000
const mission = (id: string, part: Partial<Mission> = {}): Mission => ({
  id,
  title: 'Play three games',
  text: 'Any game counts.',
  period: 'DAILY',
  done: 2,
  target: 3,
  points: 200,
  claimed: false,
  page: '',
  ...part,
})
const list = (...missions: readonly Mission[]): Missions => ({
  points: 12_480,
  resets: { DAILY: Date.now() + 5 * HOUR_MS, WEEKLY: Date.now() + 77 * HOUR_MS },
  missions,
  refused: [],
})
const SOME = list(
  mission('1', { title: 'Look in today', done: 1, target: 1, points: 50 }),
  mission('2'),
  mission('3', { title: 'Ten different games', period: 'WEEKLY', done: 4, target: 10, points: 900 }),
  mission('4', {
    title: 'First time in the point market',
    period: 'ONCE',
    done: 1,
    target: 1,
    claimed: true,
  }),
)
const BOARD: LeaderBoard = {
  leaders: [48_210, 41_905, 38_440, 31_070].map((points, index) => ({
    rank: index + 1,
    name: `lu${index}***a7`,
    points,
  })),
  own: { rank: 31, name: 'pla***', points: 12_480 },
}
const story = pluginStories(plugin, {
  texts: EN,
  answers: { 'promotions.missions': SOME, 'promotions.leaders': BOARD },
})
const missions = (answer: unknown): StoryOptions => ({ answers: { 'promotions.missions': answer } })
const press =
  (selector: string) =>
  async (root: HTMLElement): Promise<void> => {
    const element = await waitFor(() => {
      const found = root.querySelector(selector)
      if (!found) throw new Error(`there is no ${selector}`)
      return found
    })
    fireEvent.click(element)
  }
const COLLECT = 'li button'
const LEADERS = '[role="tab"]:last-child'

export const Usual = story('MissionsScreen')
export const UsualLeaders = story('MissionsScreen', { play: press(LEADERS) })
export const Empty = story('MissionsScreen', missions(list()))
export const One = story('MissionsScreen', missions(list(mission('1'))))
export const Many = story(
  'MissionsScreen',
  missions(list(...Array.from({ length: 60 }, (_, index) => mission(String(index))))),
)
export const LongTexts = story(
  'MissionsScreen',
  missions(
    list(
      mission('1', {
        title: 'Donaudampfschifffahrt '.repeat(14),
        text: 'W'.repeat(300),
        target: 999_999_999_999_999,
        points: 999_999_999_999_999,
      }),
    ),
  ),
)
export const Loading = story('MissionsScreen', missions(pending))
export const Busy = story('MissionsScreen', {
  answers: { 'promotions.claim-mission': pending },
  play: press(COLLECT),
})
export const Refused = story('MissionsScreen', {
  answers: {
    'promotions.claim-mission': failing('HT-REFUSED', { status: 200, message: 'Not complete yet' }),
  },
  play: press(COLLECT),
})
export const Done = story('MissionsScreen', {
  answers: { 'promotions.claim-mission': 12_530 },
  play: press(COLLECT),
})
export const Failed = story('MissionsScreen', missions(failing('HT-TIMEOUT')))
export const FailedLeaders = story('MissionsScreen', {
  answers: { 'promotions.leaders': failing('HT-TIMEOUT') },
  play: press(LEADERS),
})
export const Offline = story('MissionsScreen', {
  ...missions(failing('HT-OFFLINE')),
  reachability: 'offline',
})
