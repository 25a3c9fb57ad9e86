import { createStore, HTTP, HttpError, OVERLAYS, REACHABILITY, type Route, routes, tracked } from '@foyer/sdk'
import {
  fakeHttp,
  fakeOverlays,
  fakeReachability,
  fakeServices,
  fakeStorage,
  testPlugin,
} from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BALANCE, type BalanceState } from '../contract/balance.ts'
import { type Counts, COUNTS } from '../contract/counts.ts'
import { moneyScreenShown, withdrawNotices } from '../contract/money-screens.ts'
import type { Order } from '../contract/order.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'
import type { PayoutAccount, WithdrawInfo } from './withdraw-info.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const account = (id: string, part: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id,
  kind: 'bank',
  name: `Bank ${id}`,
  masked: `•••• ${id}`,
  ...part,
})
const info = (part: Partial<WithdrawInfo> = {}): WithdrawInfo => ({
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
const order = (part: Partial<Order> = {}): Order => ({
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
const failed = (code: string, message?: string) =>
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

async function show({ answers, storage = fakeStorage(), counts, offline = false }: Start = {}) {
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
const amountField = () => screen.getByRole<HTMLInputElement>('textbox', { name: EN.amount_label })
const type = (value: string) => act(async () => void fireEvent.change(amountField(), { target: { value } }))
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const send = async (value = '500000') => {
  await type(value)
  await press(/^Withdraw/)
}
const orders = ({ http }: { readonly http: ReturnType<typeof fakeHttp> }) => http.callsOf('wallet.withdraw')
const REFERENCE = /^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}$/

describe('the form', () => {
  it('[RT-11a] sends amount and account once, and shows the order with its state', async () => {
    const test = await show()
    await type('500.000')
    const button = screen.getByRole('button', { name: 'Withdraw ₫500,000' })
    button.focus()
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    expect(orders(test).map(({ body }) => body)).toEqual([
      { accountId: '4321', amount: '500000', currency: 'VND', reference: expect.stringMatching(REFERENCE) },
    ])
    const placed = within(screen.getByRole('region', { name: EN.order_waiting }))
    expect(placed.getByText('₫500,000')).toBeTruthy()
    expect(placed.getByText('W880001')).toBeTruthy()
    // The button that had the focus is gone.
    const { activeElement } = document
    expect(activeElement !== document.body && activeElement?.contains(placed.getByText('W880001'))).toBe(true)
  })

  it("[TR-18][EN-17] tells of the gateway's success once, with customer, id, amount and currency", async () => {
    const { events, storage } = await show()
    await send()
    const withdraw = {
      name: 'withdraw',
      payload: {
        customerId: '1001',
        customerName: 'player1',
        reference: 'W880001',
        amount: '500000',
        value: '500000',
        currency: 'VND',
      },
    }
    expect(events).toEqual([withdraw])
    cleanup()
    const again = await show({ storage })
    expect(again.events).toEqual([])
  })

  it('[KN-06] shows the order although the host refuses the event', async () => {
    const shown = await show()
    vi.spyOn(shown.test.context, 'emit').mockImplementation(() => {
      throw new Error('PL-CLOSED')
    })
    await send()
    expect(orders(shown)).toHaveLength(1)
    expect(screen.getByRole('region', { name: EN.order_waiting })).toBeTruthy()
    expect(shown.refreshed.balance).toBeGreaterThan(0)
  })

  it('[TR-18] a refused one is not tracked', async () => {
    const { events } = await show({ answers: { 'wallet.withdraw': failed('HT-REFUSED', 'No') } })
    await send()
    expect(events).toEqual([])
  })

  it('[ST-34] tells once that the form is there, and that it is in use', async () => {
    const { shown } = await show({ counts: { withdrawals: 0 } })
    const payload = { screen: 'withdraw', form: 'untouched', count: 0 }
    expect(shown).toEqual([payload])
    await type('1')
    await type('12')
    expect(shown).toEqual([payload, { ...payload, form: 'in-use' }])
  })

  it('[ST-34] what stands in the place of the form, without an account, counts as untouched', async () => {
    const { shown } = await show({ answers: { 'wallet.withdraw-info': info({ accounts: [] }) } })
    expect(shown).toEqual([{ screen: 'withdraw', form: 'untouched', count: undefined }])
  })

  it('[ST-34] says of an open order that it is no moment for a prompt', async () => {
    const { storage } = await show()
    await send()
    cleanup()
    const { shown } = await show({ storage })
    expect(shown.at(-1)).toEqual({ screen: 'withdraw', form: 'in-use', count: undefined })
  })

  it('[ST-34] tells nothing until the form is there, and nothing where it cannot be loaded', async () => {
    for (const answer of [() => new Promise(() => {}), failed('HT-NETWORK')]) {
      const { shown } = await show({ answers: { 'wallet.withdraw-info': answer } })
      expect(shown).toEqual([])
      cleanup()
    }
  })

  it('a notice is shown with the count, and bars nothing', async () => {
    const { test, http } = await show({ counts: { withdrawals: 0 } })
    const Prompt = ({ count }: { readonly count: number | undefined }) => <p>The app first: {count}</p>
    await act(async () => void test.contributeOthers(withdrawNotices, [Prompt]))
    expect(screen.getByText('The app first: 0')).toBeTruthy()
    await send()
    expect(http.callsOf('wallet.withdraw')).toHaveLength(1)
  })

  it('shows what is available and the limits beside the field, and fills in all', async () => {
    const { http } = await show({
      answers: { 'wallet.withdraw-info': info({ fee: '5000', dailyLeft: '1000000' }) },
    })
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '₫2,450,000',
      '₫1,000,000',
      '₫5,000',
    ])
    expect(screen.getByText('From ₫50,000 to ₫1,000,000')).toBeTruthy()
    await press('All: ₫1,000,000')
    expect(amountField().value).toBe('1000000')
    await press('Withdraw ₫1,000,000')
    expect(http.callsOf('wallet.withdraw')).toHaveLength(1)
  })

  it.each([
    ['', EN.amount_missing],
    ['49999', 'The amount must be at least ₫50,000.'],
    ['2450001', 'The amount can be ₫2,450,000 at most.'],
    ['much', /^Enter the amount in digits/],
  ])('sends nothing for %j, says why at the field, and keeps the text', async (value, text) => {
    const test = await show()
    await send(value)
    expect(screen.getByText(text)).toBeTruthy()
    expect(amountField().value).toBe(value)
    expect(document.activeElement).toBe(amountField())
    expect(orders(test)).toEqual([])
  })

  it('of several accounts the player chooses one first', async () => {
    const accounts = [account('1'), account('2', { kind: 'pix', name: '' })]
    const test = await show({ answers: { 'wallet.withdraw-info': info({ accounts }) } })
    await send()
    expect(screen.getByText(EN.account_missing)).toBeTruthy()
    expect(orders(test)).toEqual([])
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: /Pix key/ })))
    expect(screen.queryByText(EN.account_missing)).toBeNull()
    await press(/^Withdraw/)
    expect(orders(test).map(({ body }) => body)).toMatchObject([{ accountId: '2' }])
  })

  it('of fifty accounts it shows the first, and all when asked', async () => {
    const accounts = Array.from({ length: 50 }, (_, index) => account(String(index)))
    await show({ answers: { 'wallet.withdraw-info': info({ accounts }) } })
    expect(screen.getAllByRole('radio')).toHaveLength(5)
    await press('Show all 50 accounts')
    expect(screen.getAllByRole('radio')).toHaveLength(50)
  })

  it('an account that has gone is told, and no other takes its place', async () => {
    const accounts = [account('1'), account('2')]
    const { http, storage } = await show({ answers: { 'wallet.withdraw-info': info({ accounts }) } })
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: /Bank 1/ })))
    await type('500000')
    cleanup()
    const again = await show({
      storage,
      answers: { 'wallet.withdraw-info': info({ accounts: [account('2')] }) },
    })
    expect(screen.getByText(EN.account_gone)).toBeTruthy()
    expect(amountField().value).toBe('500000')
    await press(/^Withdraw/)
    expect([...http.callsOf('wallet.withdraw'), ...orders(again)]).toEqual([])
  })

  it('without an account it leads to where one is added, and back', async () => {
    await show({ answers: { 'wallet.withdraw-info': info({ accounts: [] }) } })
    const link = screen.getByRole('link', { name: EN.add_account })
    expect(link.getAttribute('href')).toBe('/m/securityCenter/addBankCard?back=withdraw')
    expect(screen.getByText('₫2,450,000')).toBeTruthy()
    cleanup()
    await show({ answers: { 'wallet.withdraw-info': info({ accounts: [], currency: 'BRL' }) } })
    expect(screen.getByRole('link', { name: EN.add_account }).getAttribute('href')).toBe(
      '/m/securityCenter/addBankCardPix?back=withdraw',
    )
  })

  it.each<[string, Partial<WithdrawInfo>, string]>([
    [
      'something is to be wagered',
      { wagering: { required: '500000', done: '380000' } },
      '₫120,000 still to be wagered before a withdrawal',
    ],
    ['the balance is too small', { available: '100' }, EN.too_little],
    ["today's limit is used up", { dailyLeft: '0' }, EN.daily_used_up],
    ['the limits contradict each other', { min: '500', max: '5' }, EN.amount_limits_contradict],
  ])('is closed where %s: it says so, and hides nothing', async (_case, part, text) => {
    const test = await show({ answers: { 'wallet.withdraw-info': info(part) } })
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Bank 4321/ })).toBeTruthy()
    await type('500000')
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Withdraw ₫500,000' })
    expect(button.disabled).toBe(true)
    const form = button.closest('form')
    await act(async () => void (form && fireEvent.submit(form)))
    expect(orders(test)).toEqual([])
  })

  it('shows how much is wagered', async () => {
    await show({
      answers: { 'wallet.withdraw-info': info({ wagering: { required: '500000', done: '375000' } }) },
    })
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: EN.wagering })
    expect([bar.value, bar.getAttribute('aria-valuetext')]).toEqual([0.75, '₫375,000 of ₫500,000 wagered'])
  })

  it.each<[string, unknown, string]>([
    ['an answer that is none', failed('HT-SHAPE'), EN.load_failed],
    ['no network', failed('HT-OFFLINE'), EN.load_offline],
  ])('says what is the matter: %s', async (_case, answer, text) => {
    await show({ answers: { 'wallet.withdraw-info': answer } })
    expect(screen.getByText(text)).toBeTruthy()
  })
})

describe('one order or none', () => {
  it('a refusal says why, loads the limits anew, and loses nothing', async () => {
    const test = await show({ answers: { 'wallet.withdraw': failed('HT-REFUSED', 'Outside of the limits') } })
    test.http.answers['wallet.withdraw-info'] = info({ max: '300000' })
    await send()
    expect(screen.getByText('Outside of the limits')).toBeTruthy()
    expect(screen.getByText('From ₫50,000 to ₫300,000')).toBeTruthy()
    expect(amountField().value).toBe('500000')
    expect(test.http.callsOf('wallet.check-reference')).toEqual([])
  })

  it('a lost answer is asked for by the reference: the order is there', async () => {
    const test = await show({
      answers: {
        'wallet.withdraw': failed('HT-NETWORK'),
        'wallet.check-reference': { known: true, order: order() },
      },
    })
    await send()
    expect(screen.getByRole('region', { name: EN.order_waiting })).toBeTruthy()
    const [sent] = orders(test).map(({ body }) => body)
    expect(test.http.callsOf('wallet.check-reference').map(({ body }) => body)).toEqual([
      { reference: (sent as { readonly reference: string }).reference },
    ])
    expect(orders(test)).toHaveLength(1)
    expect(test.events).toHaveLength(1)
  })

  it('a lost answer is asked for by the reference: the order is not there', async () => {
    const test = await show({ answers: { 'wallet.withdraw': failed('HT-TIMEOUT') } })
    await send()
    expect(
      screen.getByText('Your withdrawal of ₫500,000 was not placed. Nothing was taken from your balance.'),
    ).toBeTruthy()
    expect(amountField().value).toBe('500000')
    await type('600000')
    expect(screen.queryByText(/was not placed/)).toBeNull()
    expect(test.events).toEqual([])
  })

  it('where nobody knows, it quotes the number, and another is sent only after a question', async () => {
    const answers = {
      'wallet.withdraw': failed('HT-NETWORK'),
      'wallet.check-reference': failed('HT-REFUSED', 'No references'),
    }
    const test = await show({ answers })
    await send()
    const unknown = within(screen.getByRole('region', { name: EN.unknown_title }))
    const [first] = orders(test).map(({ body }) => (body as { readonly reference: string }).reference)
    expect(unknown.getByText(first ?? '—')).toBeTruthy()
    expect(unknown.getByText(EN.unknown_no_references)).toBeTruthy()
    test.overlays.answer = false
    await press(EN.unknown_another)
    expect(test.overlays.confirms[0]?.message).toContain('there may be two')
    expect(screen.getByRole('region', { name: EN.unknown_title })).toBeTruthy()
    test.overlays.answer = true
    screen.getByRole('button', { name: EN.unknown_another }).focus()
    await press(EN.unknown_another)
    expect(amountField().value).toBe('500000')
    const { activeElement } = document
    expect(activeElement !== document.body && activeElement?.contains(amountField())).toBe(true)
    test.http.answers['wallet.withdraw'] = order({ id: 'W2' })
    await press(/^Withdraw/)
    const references = orders(test).map(({ body }) => (body as { readonly reference: string }).reference)
    expect(references).toHaveLength(2)
    expect(new Set(references).size).toBe(2)
    expect(screen.getByText('W2')).toBeTruthy()
  })

  it('after a reload the order is there again, and no second one is sent', async () => {
    const first = await show()
    await send()
    cleanup()
    const again = await show({
      storage: first.storage,
      answers: { 'wallet.order': order({ state: 'arrived' }) },
    })
    expect(screen.getByRole('region', { name: EN.order_arrived })).toBeTruthy()
    expect(orders(again)).toEqual([])
  })

  it('offline nothing is sent, and what was typed stays', async () => {
    const test = await show({ offline: true })
    await send()
    expect(screen.getByText(EN.send_offline)).toBeTruthy()
    expect(amountField().value).toBe('500000')
    expect(orders(test)).toEqual([])
  })
})

describe('the placed order', () => {
  it('is cancelled after a question; balance and limits are asked for anew', async () => {
    const test = await show({ answers: { 'wallet.cancel-withdrawal': order({ state: 'cancelled' }) } })
    await send()
    const before = { ...test.refreshed, info: test.http.callsOf('wallet.withdraw-info').length }
    test.overlays.answer = false
    await press(EN.cancel)
    expect(test.http.callsOf('wallet.cancel-withdrawal')).toEqual([])
    test.overlays.answer = true
    test.http.answers['wallet.order'] = order({ state: 'cancelled' })
    await press(EN.cancel)
    expect(test.http.callsOf('wallet.cancel-withdrawal').map(({ body }) => body)).toEqual([
      { orderId: 'W880001' },
    ])
    expect(screen.getByRole('region', { name: EN.order_cancelled })).toBeTruthy()
    expect(screen.queryByRole('button', { name: EN.cancel })).toBeNull()
    expect(test.refreshed.balance).toBe(before.balance + 1)
    expect(test.http.callsOf('wallet.withdraw-info')).toHaveLength(before.info + 1)
  })

  it('says where it is too late to cancel it, and shows how it stands', async () => {
    const test = await show({
      answers: { 'wallet.cancel-withdrawal': failed('HT-REFUSED', 'The bank has it') },
    })
    await send()
    test.http.answers['wallet.order'] = order({ state: 'arrived' })
    await press(EN.cancel)
    expect(screen.getByText('The bank has it')).toBeTruthy()
    expect(screen.getByRole('region', { name: EN.order_arrived })).toBeTruthy()
    expect(test.refreshed.counts).toBe(1)
  })

  it('that was refused says why, and can be tried again with its amount', async () => {
    const refused = order({ state: 'refused', reason: 'The name is another' })
    const test = await show({ answers: { 'wallet.withdraw': refused } })
    await send()
    expect(screen.getByText('The name is another')).toBeTruthy()
    await press(EN.retry)
    expect(amountField().value).toBe('500000')
    await press(/^Withdraw/)
    expect(orders(test)).toHaveLength(2)
  })

  it('is put away for a new one, whose form is empty, and is found in the history', async () => {
    await show()
    await send()
    expect(screen.getByRole('link', { name: EN.to_history }).getAttribute('href')).toBe(
      '/m/wallet/history?type=withdraw',
    )
    await press(EN.new_withdrawal)
    expect(amountField().value).toBe('')
  })
})
