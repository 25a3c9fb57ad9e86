import { failing, pending, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { fireEvent, waitFor } from '@testing-library/dom'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import type { Reward, RewardCenter } from './reward.ts'

export default { title: 'promotions / rewards' }

const DAY_MS = 86_400_000
const LONG = 'Donaudampfschifffahrtsgesellschaft '.repeat(8)

const reward = (id: string, part: Partial<Reward> = {}): Reward => ({
  id,
  title: 'Weekly cashback',
  text: '5 % of last week’s losses on slots.',
  kind: 'BONUS',
  amount: '50000.00',
  state: 'available',
  expiresAt: Date.now() + 2 * DAY_MS,
  claimedAt: undefined,
  ...part,
})
const center = (...rewards: readonly Reward[]): RewardCenter => ({
  header: '<p><b>Happy hours:</b> from 20:00 to 22:00 every bonus counts double.</p>',
  footer: '<p>18+, play within your limits.</p>',
  rewards,
  refused: [],
})
const SOME = center(
  reward('1', {
    title: 'Tonight’s free spins',
    kind: 'SPINS',
    amount: '20',
    expiresAt: Date.now() + DAY_MS / 4,
  }),
  reward('2'),
  reward('3', { title: 'Ninety days with us', kind: 'POINTS', amount: '1500', expiresAt: undefined }),
  reward('4', { state: 'claimed', claimedAt: Date.now() - DAY_MS }),
  reward('5', { state: 'expired', expiresAt: Date.now() - DAY_MS }),
)
const story = pluginStories(plugin, { texts: EN, answers: { 'promotions.rewards': SOME } })
const list = (answer: unknown): StoryOptions => ({ answers: { 'promotions.rewards': answer } })
/** Presses the first button of the list. */
const collect = async (root: HTMLElement): Promise<void> => {
  const button = await waitFor(() => {
    const found = root.querySelector('li button')
    if (!found) throw new Error('there is nothing to collect')
    return found
  })
  fireEvent.click(button)
}
const openTab =
  (index: number) =>
  async (root: HTMLElement): Promise<void> => {
    const tab = await waitFor(() => {
      const found = root.querySelectorAll('[role="tab"]')[index]
      if (!found) throw new Error('there is no such tab')
      return found
    })
    fireEvent.click(tab)
  }

export const Usual = story('RewardsScreen')
export const UsualCollected = story('RewardsScreen', { play: openTab(1) })
export const UsualExpired = story('RewardsScreen', { play: openTab(2) })
export const Empty = story('RewardsScreen', list(center()))
export const One = story('RewardsScreen', list(center(reward('1'))))
export const Many = story(
  'RewardsScreen',
  list(center(...Array.from({ length: 60 }, (_, index) => reward(String(index))))),
)
export const LongTexts = story(
  'RewardsScreen',
  list(center(reward('1', { title: LONG, text: 'W'.repeat(300), amount: '123456789012345' }))),
)
export const Loading = story('RewardsScreen', list(pending))
export const Busy = story('RewardsScreen', {
  answers: { 'promotions.claim-reward': pending },
  play: collect,
})
export const Refused = story('RewardsScreen', {
  answers: {
    'promotions.claim-reward': failing('HT-REFUSED', {
      status: 200,
      message: 'Make your second deposit first',
    }),
  },
  play: collect,
})
export const Done = story('RewardsScreen', { answers: { 'promotions.claim-reward': {} }, play: collect })
export const Failed = story('RewardsScreen', list(failing('HT-TIMEOUT')))
export const Offline = story('RewardsScreen', { ...list(failing('HT-OFFLINE')), reachability: 'offline' })
