import { FakeOverlays, fakeReachability, fakeStorage } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  bodies,
  choose,
  comeBack,
  error,
  field,
  method,
  order,
  settings,
  show,
  tap,
  type,
} from './deposit.fake.ts'
import EN from './locales/EN.json'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('DepositScreen', () => {
  it('sends one order however often it is tapped', async () => {
    const { http } = await show({ answers: { 'wallet.deposit': () => new Promise(() => {}) } })
    await type('500000')
    const button = screen.getByRole('button', { name: 'Deposit ₫500,000' })
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await act(async () => void fireEvent.submit(field()))
    expect(bodies(http)).toHaveLength(1)
    expect(screen.getByRole('button', { name: EN.sending })).toBeTruthy()
  })

  it('after a refusal it says why, loads the settings anew, and loses nothing', async () => {
    const { http } = await show({
      answers: { 'wallet.deposit': error('HT-REFUSED', 'Closed at the moment') },
    })
    await choose('Method B')
    await type('500000')
    http.answers['wallet.deposit-settings'] = settings(method('A'))
    await tap('Deposit ₫500,000')
    expect(screen.getByText('Closed at the moment')).toBeTruthy()
    expect(
      screen.getByText('“Method B” is no longer offered. Choose another method. Your amount is still here.'),
    ).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Method A' }).checked).toBe(false)
    expect(field().value).toBe('500000')
    await tap('Deposit ₫500,000')
    expect(bodies(http)).toHaveLength(1)
    expect(screen.getByText(EN.method_missing)).toBeTruthy()
  })

  it('tells that limits have changed while the form was open', async () => {
    const { clock, http } = await show()
    await type('60000')
    http.answers['wallet.deposit-settings'] = settings(method('A', { min: '70000' }))
    clock.time += 61_000
    await comeBack()
    expect(screen.getByText(EN.limits_changed)).toBeTruthy()
    expect(field().value).toBe('60000')
    await type('80000')
    expect(screen.queryByText(EN.limits_changed)).toBeNull()
  })

  it('asks the gateway after a lost answer, and says that the order was not placed', async () => {
    const { http } = await show({ answers: { 'wallet.deposit': error('HT-NETWORK') } })
    await type('500000')
    await tap('Deposit ₫500,000')
    const [sent] = bodies(http)
    expect(http.callsOf('wallet.check-reference')[0]?.body).toEqual({ reference: sent?.reference })
    expect(screen.getByText('Your deposit of ₫500,000 was not placed. You can send it again.')).toBeTruthy()
    expect(field().value).toBe('500000')
  })

  it('while it is not known, it says so, and sends another only after the player has agreed to two', async () => {
    const overlays = new FakeOverlays(false)
    const { http } = await show({
      overlays,
      answers: { 'wallet.deposit': error('HT-TIMEOUT'), 'wallet.check-reference': error('HT-TIMEOUT') },
    })
    await type('500000')
    await tap('Deposit ₫500,000')
    const [sent] = bodies(http)
    const card = screen.getByRole('region', { name: EN.unknown_title })
    expect(card.textContent).toContain(sent?.reference)
    expect(card.textContent).toContain('₫500,000')
    expect(screen.queryByRole('textbox')).toBeNull()
    await tap(EN.unknown_another)
    expect(overlays.confirms[0]?.message).toContain('there may be two')
    expect(screen.queryByRole('textbox')).toBeNull()
    overlays.answer = true
    screen.getByRole('button', { name: EN.unknown_another }).focus()
    await tap(EN.unknown_another)
    expect(field().value).toBe('500000')
    const { activeElement } = document
    expect(activeElement !== document.body && activeElement?.contains(field())).toBe(true)
    http.answers['wallet.deposit'] = order()
    await tap('Deposit ₫500,000')
    expect(bodies(http)).toHaveLength(2)
    expect(screen.getByRole('link', { name: EN.to_payment })).toBeTruthy()
  })

  it('a gateway without references: customer service gets the number', async () => {
    await show({
      answers: { 'wallet.deposit': error('HT-TIMEOUT'), 'wallet.check-reference': error('HT-REFUSED', 'no') },
    })
    await type('500000')
    await tap('Deposit ₫500,000')
    expect(screen.getByText(EN.unknown_no_references)).toBeTruthy()
  })

  it('after a reload in the middle it shows the order that the gateway has', async () => {
    const storage = fakeStorage()
    const first = await show({ storage, answers: { 'wallet.deposit': () => new Promise(() => {}) } })
    await type('500000')
    await tap('Deposit ₫500,000')
    const [sent] = bodies(first.http)
    cleanup()
    // The browser frees the locks of a page that is gone.
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: undefined } }) as Navigator)
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    const again = await show({
      storage,
      answers: { 'wallet.check-reference': { known: true, order: order() } },
    })
    vi.unstubAllGlobals()
    expect(again.http.callsOf('wallet.check-reference')[0]?.body).toEqual({ reference: sent?.reference })
    expect(bodies(again.http)).toEqual([])
    expect(screen.getByRole('link', { name: EN.to_payment })).toBeTruthy()
    await tap(EN.new_deposit)
    expect(field().value).toBe('')
  })

  it('sends nothing offline, and says so', async () => {
    const { http, storage } = await show({ reachability: fakeReachability('offline') })
    await type('500000')
    await tap('Deposit ₫500,000')
    expect(screen.getByText(EN.send_offline)).toBeTruthy()
    expect(bodies(http)).toEqual([])
    expect(storage.stored.get('wallet.deposit.open')).toBe(undefined)
  })
})
