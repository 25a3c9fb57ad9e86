import { failing, pending, pluginStories, type StoryOptions } from '@foyer/sdk/testing'
import { fireEvent, waitFor } from '@testing-library/dom'
import type { Order } from '../contract/order.ts'
import type { DepositMethod, DepositSettings } from './deposit-settings.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'wallet / deposit' }

const method = (id: string, part: Partial<DepositMethod> = {}): DepositMethod => ({
  id,
  name: 'QR transfer',
  kind: 'qr',
  icon: '',
  min: '50000',
  max: '300000000',
  amounts: ['50000', '100000', '200000', '500000', '1000000'],
  note: '',
  ...part,
})
const SOME = [
  method('1', { note: 'Scan the code with the app of your bank.' }),
  method('2', { name: 'Bank transfer', kind: 'bank', min: '100000' }),
  method('3', { name: 'E-wallet', kind: 'wallet', icon: '/cdn/methods/wallet.svg' }),
  method('4', { name: 'Prepaid card', kind: 'card' }),
]
const settings = (...methods: readonly DepositMethod[]): DepositSettings => ({
  currency: 'VND',
  methods,
  refused: [],
})
const order = (part: Partial<Order> = {}): Order => ({
  id: 'D880001',
  kind: 'deposit',
  amount: '500000',
  currency: 'VND',
  state: 'waiting',
  method: 'QR transfer',
  reason: '',
  placedAt: Date.parse('2026-11-26T09:00:00Z'),
  endedAt: undefined,
  payUrl: 'https://pay.example/D880001',
  ...part,
})
const story = pluginStories(plugin, {
  texts: EN,
  answers: {
    'wallet.deposit-settings': settings(...SOME),
    'wallet.deposit': order(),
    'wallet.order': order(),
    'wallet.check-reference': { known: false },
  },
})
const methods = (...list: readonly DepositMethod[]): StoryOptions => ({
  answers: { 'wallet.deposit-settings': settings(...list) },
})

const fieldOf = (root: HTMLElement): Promise<HTMLInputElement> =>
  waitFor(() => {
    const field = root.querySelector<HTMLInputElement>('input[name="amount"]')
    if (!field) throw new Error('there is no field for the amount')
    return field
  })
const type =
  (text: string) =>
  async (root: HTMLElement): Promise<void> => {
    fireEvent.change(await fieldOf(root), { target: { value: text } })
  }
const send =
  (text = '500000') =>
  async (root: HTMLElement): Promise<void> => {
    await type(text)(root)
    fireEvent.submit(await fieldOf(root))
  }
/** An order is sent, and the gateway answers with this one. */
const placed = (part: Partial<Order>): StoryOptions => ({
  answers: { 'wallet.deposit': order(part), 'wallet.order': order(part) },
  play: send(),
})

export const Usual = story('DepositScreen')
export const UsualAmount = story('DepositScreen', { play: type('500000') })
export const Selected = story('DepositScreen', {
  play: async (root) => {
    await fieldOf(root)
    const [, second] = root.querySelectorAll('input[type="radio"]')
    if (second) fireEvent.click(second)
  },
})
export const Empty = story('DepositScreen', methods())
export const One = story('DepositScreen', methods(method('1')))
export const Many = story(
  'DepositScreen',
  methods(...Array.from({ length: 50 }, (_, index) => method(String(index), { name: `Service ${index}` }))),
)
export const LongTexts = story('DepositScreen', {
  ...methods(
    method('1', {
      name: 'Donaudampfschifffahrtsgesellschaft '.repeat(3),
      note: 'A note of many words. '.repeat(12),
      max: '999999999999999',
      amounts: ['50000', '999999999999999'],
    }),
    method('2'),
  ),
  play: type('999999999999999'),
})
export const Loading = story('DepositScreen', { answers: { 'wallet.deposit-settings': pending } })
export const Invalid = story('DepositScreen', { play: send('49999') })
export const InvalidLimits = story(
  'DepositScreen',
  methods(method('1', { min: '500000', max: '100000', amounts: [] })),
)
export const Busy = story('DepositScreen', { answers: { 'wallet.deposit': pending }, play: send() })
export const Refused = story('DepositScreen', {
  answers: {
    'wallet.deposit': failing('HT-REFUSED', { status: 200, message: 'This payment method is closed' }),
  },
  play: send(),
})
export const Failed = story('DepositScreen', {
  answers: { 'wallet.deposit-settings': failing('HT-TIMEOUT') },
})
export const FailedOrder = story('DepositScreen', {
  answers: { 'wallet.deposit': failing('HT-NETWORK') },
  play: send(),
})
/** No answer tells whether it was placed. */
export const FailedUnknown = story('DepositScreen', {
  answers: { 'wallet.deposit': failing('HT-NETWORK'), 'wallet.check-reference': failing('HT-NETWORK') },
  play: send(),
})
/** The gateway knows no references. */
export const FailedNoReferences = story('DepositScreen', {
  answers: {
    'wallet.deposit': failing('HT-NETWORK'),
    'wallet.check-reference': failing('HT-REFUSED', { status: 200, message: '' }),
  },
  play: send(),
})
export const Done = story('DepositScreen', { play: send() })
export const DoneWaiting = story('DepositScreen', placed({ payUrl: undefined }))
export const DoneArrived = story(
  'DepositScreen',
  placed({ state: 'arrived', payUrl: undefined, endedAt: Date.parse('2026-11-26T09:05:00Z') }),
)
export const DoneRefused = story(
  'DepositScreen',
  placed({ state: 'refused', payUrl: undefined, reason: 'The bank has refused the payment' }),
)
export const Offline = story('DepositScreen', {
  answers: { 'wallet.deposit-settings': failing('HT-OFFLINE') },
  reachability: 'offline',
})
