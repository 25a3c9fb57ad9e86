import { createStore, HTTP, HttpError, OVERLAYS, REACHABILITY, type Route, routes, tracked } from '@foyer/sdk'
import {
  fakeHttp,
  fakeOverlays,
  fakeReachability,
  fakeServices,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { BALANCE, type BalanceState } from '../contract/balance.ts'
import { type Counts, COUNTS } from '../contract/counts.ts'
import { moneyScreenShown } from '../contract/money-screens.ts'
import type { Order } from '../contract/order.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import type { PayoutAccount, WithdrawInfo } from './withdraw-info.ts'

export const account = (id: string, part: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id,
  kind: 'bank',
  name: `Bank ${id}`,
  masked: `•••• ${id}`,
  ...part,
})
export const info = (part: Partial<WithdrawInfo> = {}): WithdrawInfo => ({
  currency: 'VND',
  available: '2450000',
  min: '50000',
  max: '20000000',
  fee: undefined,
  dailyLeft: undefined,
  wagering: undefined,
  accounts: [account('4321')],
  refused: [],
  ...part,
})
export const order = (part: Partial<Order> = {}): Order => ({
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
  ...part,
})
export const failed = (code: string, message?: string) =>
  new HttpError(code, '', 'wallet.withdraw', message === undefined ? undefined : { status: 200, message })
const screenAt = (path: string): Route => ({ path, access: 'member', component: 'X' })
const OTHERS = ['/m/securityCenter/addBankCard', '/m/securityCenter/addBankCardPix', '/m/wallet/history'].map(
  screenAt,
)

interface Start {
  readonly answers?: Readonly<Record<string, unknown>>
  readonly storage?: ReturnType<typeof fakeStorage>
  readonly counts?: Counts
  readonly offline?: boolean
}

/** Draws the withdrawal screen, with fakes around it. */
export async function show({ answers, storage = fakeStorage(), counts, offline = false }: Start = {}) {
  const http = fakeHttp({
    'wallet.withdraw-info': info(),
    'wallet.withdraw': order(),
    'wallet.order': order(),
    'wallet.check-reference': { known: false },
    ...answers,
  })
  const overlays = fakeOverlays()
  const refreshed = { balance: 0, counts: 0 }
  const events: unknown[] = []
  const shown: unknown[] = []
  const services = {
    ...fakeServices({ texts: EN, storage }),
    [HTTP]: http,
    [OVERLAYS]: overlays,
    [REACHABILITY]: fakeReachability(offline ? 'offline' : 'online'),
    [BALANCE]: {
      state: createStore<BalanceState>({ step: 'loading' }),
      refresh: async () => void refreshed.balance++,
    },
    [COUNTS]: { state: createStore(counts), refresh: async () => void refreshed.counts++ },
  }
  const test = await testPlugin(plugin, { services, texts: EN, storage })
  test.contributeOthers(routes, OTHERS)
  test.context.on(moneyScreenShown, (value) => void shown.push(value))
  test.context.on(tracked, (value) => void events.push(value))
  await act(async () => void render(test.element('WithdrawScreen')))
  return { http, overlays, storage, events, shown, refreshed, test }
}
export const amountField = () => screen.getByRole<HTMLInputElement>('textbox', { name: EN.amount_label })
export const type = (value: string) =>
  act(async () => void fireEvent.change(amountField(), { target: { value } }))
export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
export const send = async (value = '500000') => {
  await type(value)
  await press(/^Withdraw/)
}
export const orders = ({ http }: { readonly http: ReturnType<typeof fakeHttp> }) =>
  http.callsOf('wallet.withdraw')
