import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import EN from './locales/EN.json'
import { amountField, failed, info, order, orders, press, send, show, type } from './withdraw.fake.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
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
