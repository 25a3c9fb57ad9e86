import { tracked } from '@foyer/sdk'
import { fakeSession, testMember } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moneyScreenShown } from '../contract/money-screens.ts'
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
  it('[RT-10a] tells methods and limits before the tap, and writes the amount as understood on the button', async () => {
    await show()
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Method A',
      'Method B',
    ])
    expect(screen.getByText('From ₫50,000 to ₫300,000,000')).toBeTruthy()
    await choose('Method B')
    expect(screen.getByText('From ₫100,000 to ₫300,000,000')).toBeTruthy()
    expect(screen.getByText('Scan the code.')).toBeTruthy()
    await type('500.000')
    expect(screen.getByRole('button', { name: 'Deposit ₫500,000' })).toBeTruthy()
    await tap('₫50,000'.replace('50', '500'))
    expect(field().value).toBe('500000')
  })

  it('a method’s note runs in the direction of its own text, whatever the page’s is', async () => {
    await show()
    await choose('Method B')
    expect(screen.getByText('Scan the code.').dir).toBe('auto')
  })

  it('[RT-10a] places one order with its reference, and hands over to the payment by a link', async () => {
    const { http } = await show()
    await type('500000')
    screen.getByRole('button', { name: 'Deposit ₫500,000' }).focus()
    await tap('Deposit ₫500,000')
    expect(bodies(http)).toEqual([
      {
        methodId: 'A',
        amount: '500000',
        currency: 'VND',
        reference: expect.stringMatching(/^[\dA-Z-]{19}$/),
      },
    ])
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: EN.to_payment })
    // The button that had the focus is gone.
    expect(document.activeElement?.contains(link) && document.activeElement !== document.body).toBe(true)
    expect([link.href, link.target, link.rel]).toEqual(['https://pay.example/D880001', '_blank', 'noopener'])
    const card = screen.getByRole('region', { name: EN.order_to_pay })
    expect(card.textContent).toContain('₫500,000')
    expect(card.textContent).toContain('D880001')
    expect(card.textContent).toContain('QR transfer')
  })

  it.each([
    ['waiting', { payUrl: undefined }, EN.order_waiting],
    ['arrived', { state: 'arrived', payUrl: undefined }, EN.order_arrived],
    [
      'refused with its reason',
      { state: 'refused', reason: 'Not your card', payUrl: undefined },
      EN.order_refused,
    ],
  ] as const)('[RT-10a] shows on return that the order is %s', async (_case, part, title) => {
    const { http, refresh } = await show()
    await type('500000')
    await tap('Deposit ₫500,000')
    http.answers['wallet.order'] = order(part)
    await comeBack()
    const card = screen.getByRole('region', { name: title })
    if ('reason' in part) expect(card.textContent).toContain(part.reason)
    expect(screen.queryByRole('link', { name: EN.to_payment })).toBeNull()
    const hasArrived = 'state' in part && part.state === 'arrived'
    expect(refresh.balance).toHaveBeenCalledTimes(hasArrived ? 1 : 0)
    expect(refresh.counts).toHaveBeenCalledTimes(hasArrived ? 1 : 0)
  })

  it('a placed order empties the field; a refused one fills it again on demand', async () => {
    const { http } = await show()
    await choose('Method B')
    await type('500000')
    await tap('Deposit ₫500,000')
    await tap(EN.new_deposit)
    expect(field().value).toBe('')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Method B' }).checked).toBe(true)
    await type('700000')
    http.answers['wallet.deposit'] = order({ state: 'refused', amount: '700000', payUrl: undefined })
    await tap('Deposit ₫700,000')
    await tap(EN.retry)
    expect(field().value).toBe('700000')
  })

  it.each([
    ['', EN.amount_missing],
    ['abc', 'Enter the amount in digits, such as ₫1,234.'],
    ['49999', 'The amount must be at least ₫50,000.'],
    ['300000001', 'The amount must be at most ₫300,000,000.'],
  ])('[TR-18] sends and tells nothing for %j, and says why', async (text, problem) => {
    const { http, test } = await show()
    await type(text)
    await act(async () => void fireEvent.submit(field()))
    expect(screen.getByText(problem)).toBeTruthy()
    expect(document.activeElement).toBe(field())
    expect(bodies(http)).toEqual([])
    expect(test.emitted(tracked)).toEqual([])
    expect(field().value).toBe(text)
  })

  it('[ST-34] tells once that its form is there, with the count of deposits, and that it is in use', async () => {
    const { test } = await show({ counts: { deposits: 4 } })
    const payload = { screen: 'deposit', form: 'untouched', count: 4 }
    expect(test.emitted(moneyScreenShown)).toEqual([payload])
    await type('1')
    await type('12')
    expect(test.emitted(moneyScreenShown)).toEqual([payload, { ...payload, form: 'in-use' }])
  })

  it('[ST-34] a method that is chosen is use of the form', async () => {
    const { test } = await show()
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /Method B/ })))
    expect(test.emitted(moneyScreenShown).map(({ form }) => form)).toEqual(['untouched', 'in-use'])
  })

  it('[ST-34] tells it anew of another member', async () => {
    const session = fakeSession(testMember())
    const { test } = await show({ session })
    await act(async () => session.start(testMember({ id: '2002' })))
    expect(test.emitted(moneyScreenShown).map(({ form }) => form)).toEqual(['untouched', 'untouched'])
  })

  it.each([
    ['without methods', settings()],
    ['that cannot be loaded', error('HT-NETWORK')],
  ])('[ST-34] a screen %s has no form to tell of', async (_case, answer) => {
    const { test } = await show({ answers: { 'wallet.deposit-settings': answer } })
    expect(test.emitted(moneyScreenShown)).toEqual([])
  })

  it.each<[string, object, string]>([
    ['no methods', { 'wallet.deposit-settings': settings() }, EN.no_methods],
    ['an answer that is none', { 'wallet.deposit-settings': error('HT-SHAPE') }, EN.load_failed],
    ['no network', { 'wallet.deposit-settings': error('HT-OFFLINE') }, EN.load_offline],
    [
      'limits that contradict each other',
      { 'wallet.deposit-settings': settings(method('A', { min: '9', max: '1', amounts: [] })) },
      EN.amount_limits_contradict,
    ],
  ])('says what is the matter: %s', async (_case, answers, text) => {
    await show({ answers })
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('shows the first of fifty methods, and all on demand', async () => {
    const many = Array.from({ length: 50 }, (_, index) => method(String(index)))
    await show({ answers: { 'wallet.deposit-settings': settings(...many) } })
    expect(screen.getAllByRole('radio')).toHaveLength(6)
    await tap('Show all (50)')
    expect(screen.getAllByRole('radio')).toHaveLength(50)
  })

  it('copies the number for support', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    const { overlays, http } = await show({
      answers: { 'wallet.deposit': error('HT-TIMEOUT'), 'wallet.check-reference': error('HT-TIMEOUT') },
    })
    await type('500000')
    await tap('Deposit ₫500,000')
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await tap(EN.copy)
    vi.unstubAllGlobals()
    expect(writeText).toHaveBeenCalledWith(bodies(http)[0]?.reference)
    expect(overlays.toasts.map(({ text }) => text)).toEqual([EN.copied])
  })
})
