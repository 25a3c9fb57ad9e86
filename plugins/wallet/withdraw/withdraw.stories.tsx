import { failing, pending, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { fireEvent, waitFor } from '@testing-library/dom'
import type { Order } from '../contract/order.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import type { PayoutAccount, WithdrawInfo } from './withdraw-info.ts'

export default { title: 'wallet / withdraw' }

const account = (id: string, part: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id,
  kind: 'bank',
  name: 'Harbour Bank',
  masked: `•••• ${id}`,
  ...part,
})
const INFO: WithdrawInfo = {
  currency: 'VND',
  available: '2450000',
  min: '50000',
  max: '20000000',
  fee: undefined,
  dailyLeft: undefined,
  wagering: undefined,
  accounts: [account('4321')],
  refused: [],
}
const ORDER: Order = {
  id: 'W880001',
  kind: 'withdraw',
  amount: '500000',
  currency: 'VND',
  state: 'waiting',
  method: '•••• 4321',
  reason: '',
  placedAt: Date.parse('2026-02-18T10:00:00Z'),
  endedAt: undefined,
  payUrl: undefined,
}
const story = pluginStories(plugin, {
  texts: EN,
  answers: { 'wallet.withdraw-info': INFO, 'wallet.withdraw': ORDER, 'wallet.order': ORDER },
})
const withInfo = (part: Partial<WithdrawInfo>): StoryOptions => ({
  answers: { 'wallet.withdraw-info': { ...INFO, ...part } },
})

const found = (root: HTMLElement, selector: string): Promise<HTMLElement> =>
  waitFor(() => {
    const element = root.querySelector<HTMLElement>(selector)
    if (!element) throw new Error(`there is no ${selector}`)
    return element
  })
const typeIn =
  (value: string) =>
  async (root: HTMLElement): Promise<void> =>
    void fireEvent.change(await found(root, 'input[name="amount"]'), { target: { value } })
const send =
  (value = '500000') =>
  async (root: HTMLElement): Promise<void> => {
    await typeIn(value)(root)
    fireEvent.submit(await found(root, 'form'))
  }
const placed = (order: Partial<Order>): StoryOptions => ({
  answers: { 'wallet.withdraw': { ...ORDER, ...order }, 'wallet.order': { ...ORDER, ...order } },
  play: send(),
})

export const Usual = story('WithdrawScreen', { play: typeIn('500000') })
export const UsualFee = story('WithdrawScreen', withInfo({ fee: '5000', dailyLeft: '1000000' }))
export const UsualBare = story(
  'WithdrawScreen',
  withInfo({ available: undefined, min: undefined, max: undefined }),
)
export const UsualWagering = story(
  'WithdrawScreen',
  withInfo({ wagering: { required: '500000', done: '380000' } }),
)
export const UsualDaily = story('WithdrawScreen', withInfo({ dailyLeft: '0' }))
export const UsualShort = story('WithdrawScreen', withInfo({ available: '12000' }))
export const UsualContradiction = story('WithdrawScreen', withInfo({ min: '500000', max: '1000' }))
/** The same digits are another amount elsewhere. */
export const UsualTwoReadings = story('WithdrawScreen', {
  ...withInfo({ currency: 'USD', available: '9000', min: '1', max: '5000' }),
  play: typeIn('1.000'),
})
export const Empty = story('WithdrawScreen', withInfo({ accounts: [] }))
export const One = story('WithdrawScreen')
export const Many = story(
  'WithdrawScreen',
  withInfo({ accounts: Array.from({ length: 50 }, (_, index) => account(String(1000 + index))) }),
)
export const Selected = story('WithdrawScreen', {
  ...withInfo({ accounts: [account('4321'), account('0012', { kind: 'e-wallet', name: 'River Wallet' })] }),
  play: async (root) => fireEvent.click(await found(root, 'label:last-of-type input')),
})
export const LongTexts = story(
  'WithdrawScreen',
  withInfo({
    accounts: [account('W'.repeat(60), { name: 'Donaudampfschifffahrt '.repeat(5) }), account('2')],
    available: '999999999999999',
    max: '999999999999999',
    fee: '999999999999999',
  }),
)
export const Loading = story('WithdrawScreen', { answers: { 'wallet.withdraw-info': pending } })
export const Failed = story('WithdrawScreen', { answers: { 'wallet.withdraw-info': failing('HT-TIMEOUT') } })
export const Offline = story('WithdrawScreen', {
  answers: { 'wallet.withdraw-info': failing('HT-OFFLINE') },
  reachability: 'offline',
})
export const Invalid = story('WithdrawScreen', { play: send('100') })
export const Busy = story('WithdrawScreen', { answers: { 'wallet.withdraw': pending }, play: send() })
export const Refused = story('WithdrawScreen', {
  answers: { 'wallet.withdraw': failing('HT-REFUSED', { status: 200, message: 'This account is locked' }) },
  play: send(),
})
export const FailedNotPlaced = story('WithdrawScreen', {
  answers: { 'wallet.withdraw': failing('HT-TIMEOUT'), 'wallet.check-reference': { known: false } },
  play: send(),
})
export const FailedUnknown = story('WithdrawScreen', {
  answers: { 'wallet.withdraw': failing('HT-TIMEOUT'), 'wallet.check-reference': failing('HT-TIMEOUT') },
  play: send(),
})
export const FailedNoReferences = story('WithdrawScreen', {
  answers: {
    'wallet.withdraw': failing('HT-TIMEOUT'),
    'wallet.check-reference': failing('HT-REFUSED', { status: 200 }),
  },
  play: send(),
})
export const DoneWaiting = story('WithdrawScreen', placed({}))
export const DonePaid = story('WithdrawScreen', placed({ state: 'arrived' }))
export const DoneRefused = story(
  'WithdrawScreen',
  placed({ state: 'refused', reason: 'The name on the card is not yours. Please bind a card of your own' }),
)
export const DoneCancelled = story('WithdrawScreen', placed({ state: 'cancelled' }))
