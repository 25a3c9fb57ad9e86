import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withdrawNotices } from '../contract/money-screens.ts'
import EN from './locales/EN.json'
import type { WithdrawInfo } from './withdraw-info.ts'
import { account, amountField, failed, info, orders, press, send, show, type } from './withdraw.fake.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

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
