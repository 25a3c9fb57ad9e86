import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GONE, leavePage, pass, setUpPage, start, vnd } from './balance.fake.ts'
import EN from './locales/EN.json'

beforeEach(setUpPage)
afterEach(leavePage)

/** What the player sees, and what a screen reader reads, of a component. */
async function show(name: 'HeaderBalance' | 'BalanceCard', ...given: Parameters<typeof start>) {
  const started = await start(...given)
  const { container } = render(started.test.element(name))
  await pass(0)
  const read = (): string =>
    [...container.querySelectorAll('*')]
      .filter((element) => element.childElementCount === 0 && !element.closest('[aria-hidden="true"]'))
      .map((element) => element.textContent)
      .filter(Boolean)
      .join(' | ')
  return { ...started, container, read }
}

describe('HeaderBalance', () => {
  it('shows the amount', async () => {
    const { read } = await show('HeaderBalance')
    expect(read()).toBe('Balance | ₫2,450,000')
  })

  it('while it loads, shows a placeholder; no amount', async () => {
    const { read } = await show('HeaderBalance', () => new Promise(() => {}))
    expect(read()).toBe('Loading the balance')
  })

  it('hides the amount from eyes and screen readers, shows it again, and remembers it on the device', async () => {
    const { container, read, storage } = await show('HeaderBalance')
    fireEvent.click(screen.getByRole('button', { name: EN.hide }))
    expect([read(), container.textContent]).toEqual(['Balance hidden', 'Balance hidden•••'])
    cleanup()
    const again = await show('HeaderBalance', vnd('2450000'), { storage })
    expect(again.read()).toBe('Balance hidden')
    fireEvent.click(screen.getByRole('button', { name: EN.show }))
    expect(again.read()).toBe('Balance | ₫2,450,000')
  })

  it('is hidden when another tab hides it', async () => {
    const { read, storage } = await show('HeaderBalance')
    storage.stored.set('wallet.balance.hidden', 'true')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'wallet.balance.hidden' })))
    expect(read()).toBe('Balance hidden')
  })

  it('after a failure says of when the amount is, and a tap asks again', async () => {
    const { balance, http, read } = await show('HeaderBalance')
    http.answers['wallet.balance'] = GONE
    await act(() => balance.refresh())
    expect(read().replace('\u202f', ' ')).toBe('Balance | ₫2,450,000 | as of 10:32 AM | Try again')
    http.answers['wallet.balance'] = vnd('9')
    fireEvent.click(screen.getByRole('button', { name: /Try again/ }))
    await pass(0)
    expect(read()).toBe('Balance | ₫9')
  })

  it('without any answer offers another try, and shows no amount', async () => {
    const { http, read } = await show('HeaderBalance', GONE)
    expect(read()).toBe('The balance could not be loaded. | Try again')
    http.answers['wallet.balance'] = vnd('0')
    fireEvent.click(screen.getByRole('button', { name: /Try again/ }))
    await pass(0)
    expect(read()).toBe('Balance | ₫0')
  })

  it('is no link where there is no deposit', async () => {
    await show('HeaderBalance')
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('BalanceCard', () => {
  it('shows the amount, and what of it is locked', async () => {
    const { read } = await show('BalanceCard', vnd('2450000', '50000'))
    expect(read()).toBe('Balance | ₫2,450,000 | ₫50,000 locked for withdrawals')
  })

  it('shows no locked part that is none', async () => {
    const { read } = await show('BalanceCard', vnd('2450000', '0'))
    expect(read()).toBe('Balance | ₫2,450,000')
  })

  it('hides both', async () => {
    const { container } = await show('BalanceCard', vnd('2450000', '50000'))
    fireEvent.click(screen.getByRole('button', { name: EN.hide }))
    expect(container.textContent).toBe('BalanceBalance hidden•••')
  })

  it('after a failure says of when the amount is, with a retry', async () => {
    const { balance, http, read } = await show('BalanceCard')
    http.answers['wallet.balance'] = GONE
    await act(() => balance.refresh())
    expect(read().replace('\u202f', ' ')).toContain('As of 10:32 AM. It could not be updated.')
    http.answers['wallet.balance'] = vnd('9')
    fireEvent.click(screen.getByRole('button', { name: EN.try_again }))
    await pass(0)
    expect(read()).toBe('Balance | ₫9')
  })
})
