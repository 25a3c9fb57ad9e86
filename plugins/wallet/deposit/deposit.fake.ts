import { CLOCK, HTTP, HttpError, OVERLAYS, REACHABILITY, SESSION } from '@foyer/sdk'
import {
  fakeClock,
  fakeHttp,
  FakeOverlays,
  fakeReachability,
  fakeServices,
  fakeSession,
  fakeStorage,
  testMember,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { BALANCE } from '../contract/balance.ts'
import { COUNTS, type Counts } from '../contract/counts.ts'
import type { Order } from '../contract/order.ts'
import type { DepositMethod, DepositSettings } from './deposit-settings.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export const method = (id: string, part: Partial<DepositMethod> = {}): DepositMethod => ({
  id,
  name: `Method ${id}`,
  kind: 'qr',
  icon: '',
  min: '50000',
  max: '300000000',
  amounts: ['50000', '500000'],
  note: '',
  ...part,
})
export const settings = (...methods: readonly DepositMethod[]): DepositSettings => ({
  currency: 'VND',
  methods,
  refused: [],
})
export const order = (part: Partial<Order> = {}): Order => ({
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
export const error = (code: string, message?: string) =>
  new HttpError(code, '', 'wallet.deposit', message === undefined ? undefined : { status: 200, message })

interface Setup {
  readonly answers?: object
  readonly storage?: ReturnType<typeof fakeStorage>
  readonly counts?: Counts
  readonly overlays?: FakeOverlays
  readonly reachability?: ReturnType<typeof fakeReachability>
  readonly session?: ReturnType<typeof fakeSession>
}
/** Draws the deposit screen, with fakes around it. */
export async function show({
  answers = {},
  storage = fakeStorage(),
  counts,
  overlays = new FakeOverlays(),
  reachability = fakeReachability(),
  session = fakeSession(testMember()),
}: Setup = {}) {
  // prettier-ignore
  const http = fakeHttp({
    'wallet.deposit-settings': settings(method('A'), method('B', { min: '100000', note: 'Scan the code.' })),
    'wallet.deposit': order(),
    'wallet.order': order(),
    'wallet.check-reference': { known: false },
    ...answers,
  })
  const clock = fakeClock()
  const refresh = { balance: vi.fn(() => Promise.resolve()), counts: vi.fn(() => Promise.resolve()) }
  const store = (value: unknown) => ({ get: () => value, subscribe: () => () => undefined })
  const services = {
    ...fakeServices({ texts: EN }),
    [CLOCK]: clock,
    [HTTP]: http,
    [OVERLAYS]: overlays,
    [REACHABILITY]: reachability,
    [SESSION]: session,
    [BALANCE]: { state: store({ step: 'loading' }), refresh: refresh.balance },
    [COUNTS]: { state: store(counts), refresh: refresh.counts },
  }
  const test = await testPlugin(plugin, { services, texts: EN, storage })
  await act(async () => void render(test.element('DepositScreen')))
  return { http, overlays, storage, clock, refresh, test }
}
export const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: EN.amount_label })
export const type = (text: string) => act(async () => fireEvent.change(field(), { target: { value: text } }))
export const tap = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
export const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })))
export const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
export const bodies = (http: ReturnType<typeof fakeHttp>) =>
  http.callsOf('wallet.deposit').map(({ body }) => body as { readonly reference: string })
