import { HTTP, HttpError, I18N, NAVIGATION, OVERLAYS, type Route, routes } from '@foyer/sdk'
import {
  fakeHttp,
  fakeI18n,
  fakeLogger,
  fakeNavigation,
  fakeOverlays,
  fakeServices,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Order } from '../contract/order.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import type { OrdersPage } from './orders-answer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const order = (id: string, part: Partial<Order> = {}): Order => ({
  id,
  kind: 'deposit',
  amount: '50000',
  currency: 'VND',
  state: 'arrived',
  method: 'QR',
  reason: '',
  placedAt: Date.parse('2026-02-18T10:00:00Z'),
  endedAt: undefined,
  payUrl: undefined,
  ...part,
})
const page = (orders: readonly Order[], part: Partial<OrdersPage> = {}): OrdersPage => ({
  total: orders.length,
  given: orders.length,
  refused: [],
  orders,
  ...part,
})
const DEPOSITS: Route = { path: '/m/voucherCenter', access: 'member', component: 'X' }

async function show(answer: unknown, address = '/m/wallet/history') {
  const http = fakeHttp({ 'wallet.orders': answer })
  const navigation = fakeNavigation(address)
  const logger = fakeLogger()
  const overlays = fakeOverlays()
  const services = {
    ...fakeServices({ texts: EN }),
    [HTTP]: http,
    [NAVIGATION]: navigation,
    [OVERLAYS]: overlays,
    [I18N]: fakeI18n(EN),
  }
  const test = await testPlugin(plugin, { services, texts: EN, logger })
  test.contributeOthers(routes, [DEPOSITS])
  const view = render(test.element('HistoryScreen'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  return { http, navigation, overlays, logger, view }
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const queries = ({ calls }: ReturnType<typeof fakeHttp>) => calls.map(({ query }) => query)
const appear = async (state: 'visible' | 'hidden'): Promise<void> => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
  await act(() => vi.advanceTimersByTimeAsync(0))
  seen.mockRestore()
}

describe('the history', () => {
  it('shows what each order moved, by what, when, and what became of it', async () => {
    await show(
      page([
        order('D1'),
        order('W2', { kind: 'withdraw', state: 'refused', method: '•••• 4821', reason: 'Another name' }),
        order('W3', { kind: 'withdraw', state: 'waiting', method: '', placedAt: undefined }),
        order('D4', { state: 'cancelled', amount: '12.5', currency: 'USD' }),
      ]),
    )
    expect(rows()).toEqual([
      expect.stringMatching(/^Deposit\+₫50,000QRFeb 18, 2026.*D1Arrived$/),
      expect.stringMatching(/^Withdrawal-₫50,000•••• 4821Feb 18, 2026.*W2RefusedAnother name$/),
      'Withdrawal-₫50,000W3WaitingCancel the withdrawal',
      expect.stringMatching(/^Deposit\+\$12\.50QR.*D4Cancelled$/),
    ])
  })

  it('shows a reason as text', async () => {
    await show(page([order('D1', { state: 'refused', reason: '<b>No</b>' })]))
    expect(screen.getByText('<b>No</b>')).toBeTruthy()
  })

  it('asks for the page and the kind that the address names', async () => {
    const { http } = await show(
      page([order('W1', { kind: 'withdraw' })], { total: 45 }),
      '/m/wallet/history?type=withdraw&page=2',
    )
    expect(queries(http)).toEqual([{ type: 'WITHDRAW', page: '2', size: '20' }])
    expect(screen.getByRole('tab', { name: 'Withdrawals' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByText('Page 2 of 3')).toBeTruthy()
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([href('Newer'), href('Older')]).toEqual([
      '/m/wallet/history?type=withdraw',
      '/m/wallet/history?type=withdraw&page=3',
    ])
  })

  it('goes to older orders and keeps the focus in the list', async () => {
    const { http, navigation } = await show(page([order('D1')], { total: 41 }))
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Older' })))
    expect(navigation.went).toEqual([{ to: '/m/wallet/history?page=2', replace: false }])
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(queries(http).map(({ page: number }) => number)).toEqual(['1', '2'])
    expect(screen.getByRole('tabpanel').contains(document.activeElement)).toBe(true)
  })

  it('a tab begins at its first page, in the same entry of the browser', async () => {
    const { http, navigation } = await show(page([order('D1')]), '/m/wallet/history?page=2')
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Deposits' })))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(navigation.went).toEqual([{ to: '/m/wallet/history?type=deposit', replace: true }])
    expect(queries(http).at(-1)).toEqual({ type: 'DEPOSIT', page: '1', size: '20' })
  })

  it('has no links to pages where one is all', async () => {
    await show(page([order('D1')]))
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('without a total says only which page it is, and offers older ones while pages are full', async () => {
    await show(page([order('D1')], { total: undefined, given: 20 }))
    expect(screen.getByText('Page 1')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Older' })).toBeTruthy()
  })

  it('[EN-30] says in the log what is left out', async () => {
    const { logger } = await show(page([order('D1')], { refused: ['1: amount'] }))
    expect(logger.entries.map(({ subject }) => subject)).toEqual([expect.stringContaining('WH-SHAPE')])
    expect(rows()).toHaveLength(1)
  })

  it('loads again when the page is seen again, and every 20 s while an order waits', async () => {
    const { http } = await show(page([order('D1', { state: 'waiting' })]))
    expect(http.calls).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(http.calls).toHaveLength(2)
    http.answers['wallet.orders'] = page([order('D1')])
    await appear('hidden')
    expect(http.calls).toHaveLength(2)
    await appear('visible')
    expect(http.calls).toHaveLength(3)
    expect(rows()[0]).toContain('Arrived')
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(http.calls).toHaveLength(3)
  })

  it.each<[string, unknown, string, string]>([
    ['no orders', page([]), '', EN.none_all],
    ['no deposits', page([]), '?type=deposit', EN.none_deposit],
    ['no withdrawals', page([]), '?type=withdraw', EN.none_withdraw],
    ['a page that is none', page([], { total: 5 }), '?page=9', EN.none_here],
    ['an answer that is none', new HttpError('HT-SHAPE', '', 'wallet.orders'), '', EN.load_failed],
    ['no network', new HttpError('HT-OFFLINE', '', 'wallet.orders'), '', EN.load_offline],
  ])('says what is the matter: %s', async (_case, answer, search, text) => {
    await show(answer, `/m/wallet/history${search}`)
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('an empty history leads to deposits, an empty list of withdrawals does not', async () => {
    await show(page([]))
    expect(screen.getByRole('link', { name: EN.to_deposit }).getAttribute('href')).toBe('/m/voucherCenter')
    cleanup()
    await show(page([]), '/m/wallet/history?type=withdraw')
    expect(screen.queryByRole('link', { name: EN.to_deposit })).toBeNull()
  })

  it('a failed page is loaded by the retry', async () => {
    const { http } = await show(new HttpError('HT-TIMEOUT', '', 'wallet.orders'))
    http.answers['wallet.orders'] = page([order('D1')])
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.try_again })))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(rows()).toHaveLength(1)
  })

  it('cancels a withdrawal that waits, after a question', async () => {
    const waiting = order('W1', { kind: 'withdraw', state: 'waiting' })
    const { http, overlays } = await show(page([waiting, order('D2', { state: 'waiting' })]))
    http.answers['wallet.cancel-withdrawal'] = { ...waiting, state: 'cancelled' }
    http.answers['wallet.orders'] = page([{ ...waiting, state: 'cancelled' }])
    const [button, ...others] = screen.getAllByRole('button', { name: EN.cancel })
    expect(others).toEqual([])
    overlays.answer = false
    await act(async () => void (button && fireEvent.click(button)))
    expect(http.callsOf('wallet.cancel-withdrawal')).toEqual([])
    expect(overlays.confirms[0]?.message).toBe('₫50,000 goes back to your balance.')
    overlays.answer = true
    await act(async () => void (button && fireEvent.click(button)))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(http.callsOf('wallet.cancel-withdrawal').map(({ body }) => body)).toEqual([{ orderId: 'W1' }])
    expect(rows()[0]).toContain('Cancelled')
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.cancel_done])
  })

  const failed = (code: string, message?: string) =>
    new HttpError(
      code,
      '',
      'wallet.cancel-withdrawal',
      message === undefined ? undefined : { status: 200, message },
    )
  it.each<[string, unknown, string]>([
    ['the bank has it', failed('HT-REFUSED', 'The bank has it'), 'The bank has it'],
    ['a refusal without words', failed('HT-REFUSED', ''), EN.cancel_late],
    ['no answer', failed('HT-TIMEOUT'), EN.cancel_unknown],
    ['no network', failed('HT-OFFLINE'), EN.cancel_offline],
    ['it was paid out', order('W1', { kind: 'withdraw' }), EN.cancel_late],
  ])('says why a withdrawal was not cancelled, and looks how it stands: %s', async (_case, answer, text) => {
    const { http, overlays } = await show(page([order('W1', { kind: 'withdraw', state: 'waiting' })]))
    http.answers['wallet.cancel-withdrawal'] = answer
    await act(async () => fireEvent.click(screen.getByRole('button', { name: EN.cancel })))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(overlays.toasts).toEqual([])
    expect(http.callsOf('wallet.orders')).toHaveLength(2)
  })
})
