import { testPlugin } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { AmountFieldProps } from './amount-field.tsx'
import { amountForm, EN } from './amount-field.fake.tsx'

afterEach(cleanup)

const LIMITS = { min: '50', max: '5000' } as const
async function show(props: Partial<AmountFieldProps> = {}) {
  const test = await testPlugin(amountForm, { texts: EN })
  const all = { tag: 'en', currency: 'USD', limits: LIMITS, ...props }
  const { container } = await act(async () => render(test.element('AmountForm', all)))
  return container
}
const input = () => screen.getByLabelText<HTMLInputElement>(EN.amount_label)
const type = (value: string) => fireEvent.change(input(), { target: { value } })
const leave = () => fireEvent.blur(input())
/** What stands below the input, as it is read out with it. */
const below = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
    .replaceAll('\u00a0', ' ')
const isMarked = () => input().getAttribute('aria-invalid') === 'true'

describe('AmountField', () => {
  it.each([
    ['USD', 'en', 'decimal', '$'],
    ['BRL', 'en', 'decimal', 'R$'],
    ['VND', 'vi', 'numeric', '₫'],
    ['USDT', 'en', 'decimal', 'USDT'],
  ])('of %s in %s has the %s keypad, and %s beside it', async (currency, tag, inputMode, symbol) => {
    const container = await show({ currency, tag })
    expect([input().inputMode, input().autocomplete, input().dir]).toEqual([inputMode, 'off', 'ltr'])
    expect(container.querySelector('.symbol')?.textContent).toBe(symbol)
  })

  it.each<[AmountFieldProps['limits'], string, string, string]>([
    [LIMITS, 'USD', 'en', 'From $50.00 to $5,000.00'],
    [{ min: '50000' }, 'VND', 'vi', 'At least 50.000 ₫'],
    [{ max: '99.5' }, 'BRL', 'zh-Hans', 'At most R$ 99,50'],
    [{}, 'USD', 'en', ''],
  ])('says its limits before anything is typed: %j in %s %s', async (limits, currency, tag, text) => {
    await show({ limits, currency, tag })
    expect(below()).toBe(text)
    expect(isMarked()).toBe(false)
  })

  it('says how it reads what can be read in two ways, also to screen readers', async () => {
    await show()
    type('1,000')
    expect(below()).toBe('We read this as $1,000.00, not $1.00.')
    expect(screen.getByRole('status').textContent).toBe('We read this as $1,000.00, not $1.00.')
    type('1,000.0')
    expect(below()).toBe('From $50.00 to $5,000.00')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it.each([
    ['5 00', 'The dots, commas or spaces are not clear. Write it like $1,234.50.'],
    ['abc', 'Enter the amount in digits, such as $1,234.50.'],
    ['100.005', 'There are too many decimals. Write it like $1,234.50.'],
    ['9'.repeat(16), EN.amount_too_large],
    ['0', EN.amount_zero],
    ['49.99', 'The amount must be at least $50.00.'],
    ['5000.01', 'The amount can be $5,000.00 at most.'],
  ])('says what is wrong with %j once the player has left it', async (text, problem) => {
    await show()
    type(text)
    expect(isMarked()).toBe(false)
    leave()
    expect(below()).toBe(problem)
    expect(isMarked()).toBe(true)
    type('100')
    expect(below()).toBe('From $50.00 to $5,000.00')
    expect(isMarked()).toBe(false)
  })

  it('says what is wrong rather than how it reads it', async () => {
    await show()
    type('9,000')
    leave()
    expect(below()).toBe('The amount can be $5,000.00 at most.')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('shows the form’s error instead of its own', async () => {
    await show({ error: 'The gateway refuses it.' })
    type('1')
    leave()
    expect(below()).toBe('The gateway refuses it.')
  })

  it('is quiet while empty, and says at once that no amount is within the limits', async () => {
    await show()
    leave()
    expect(isMarked()).toBe(false)
    cleanup()
    await show({ limits: { min: '100', max: '50' } })
    expect(below()).toBe(EN.amount_limits_contradict)
  })

  it('keeps what was typed as it was typed', async () => {
    await show({ tag: 'ar' })
    type('٥٠٠')
    leave()
    expect(input().value).toBe('٥٠٠')
    expect(isMarked()).toBe(false)
  })
})

describe('the suggested amounts', () => {
  const buttons = () => screen.queryAllByRole<HTMLButtonElement>('button')
  const SOME = ['10', '50', '1234.5', '50', '9000'] as const

  it('within the limits put an amount into the field that reads in one way', async () => {
    await show({ suggestions: SOME, tag: 'vi' })
    expect(screen.getByRole('group', { name: EN.amount_suggestions })).toBeTruthy()
    expect(buttons().map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      '50,00 US$',
      '1.234,50 US$',
    ])
    fireEvent.click(buttons()[1] ?? document.body)
    expect(input().value).toBe('1234,5')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('are marked where the field has the same amount, however it is written', async () => {
    await show({ suggestions: SOME })
    const marked = () => buttons().map((button) => button.getAttribute('aria-pressed'))
    expect(marked()).toEqual(['false', 'false'])
    type('1,234.50')
    expect(marked()).toEqual(['false', 'true'])
  })

  it('cannot be chosen while the field cannot be edited', async () => {
    await show({ suggestions: SOME, readOnly: true })
    expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true])
  })

  it('are left out where there are none', async () => {
    await show({ suggestions: ['1'] })
    expect(screen.queryByRole('group')).toBeNull()
  })
})
