import { HttpError } from '@foyer/sdk'
import { failing, pending, type PluginTest, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { getByRole } from '@testing-library/dom'
import type { BalanceService } from '../contract/balance.ts'
import type { BalanceAnswer } from './balance-answer.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'wallet / balance' }

const USUAL: BalanceAnswer = { amount: '2450000', currency: 'VND', refused: [] }
const LONG: BalanceAnswer = {
  amount: '125480930500.25',
  currency: 'BRL',
  locked: '98765432100.5',
  refused: [],
}
const story = pluginStories(plugin, { texts: EN, answers: { 'wallet.balance': USUAL } })
const answered = (answer: unknown): StoryOptions => ({ answers: { 'wallet.balance': answer } })

/** The first call is answered, every later one fails. */
const stale = (answer: BalanceAnswer): StoryOptions => {
  let calls = 0
  return {
    answers: {
      'wallet.balance': () =>
        calls++ === 0 ? answer : new HttpError('HT-NETWORK', 'gone', 'wallet.balance'),
    },
    setUp: async ({ provided }: PluginTest) => {
      const balance = provided['balance'] as BalanceService
      await balance.refresh()
      await balance.refresh()
    },
  }
}
const hide: StoryOptions = {
  play: (root, t) => getByRole(root, 'button', { name: t('hide') }).click(),
}

export const Usual = story('HeaderBalance')
export const UsualStale = story('HeaderBalance', stale(USUAL))
export const LongTexts = story('HeaderBalance', answered(LONG))
export const LongTextsStale = story('HeaderBalance', stale(LONG))
export const Loading = story('HeaderBalance', answered(pending))
export const Failed = story('HeaderBalance', answered(failing('HT-NETWORK')))
export const Closed = story('HeaderBalance', hide)

export const UsualCard = story('BalanceCard', answered({ ...USUAL, locked: '50000' }))
export const UsualCardStale = story('BalanceCard', stale(USUAL))
export const LongTextsCard = story('BalanceCard', answered(LONG))
export const LoadingCard = story('BalanceCard', answered(pending))
export const FailedCard = story('BalanceCard', answered(failing('HT-NETWORK')))
export const ClosedCard = story('BalanceCard', hide)
