import { describeConformance } from '@foyer/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  BANK_ADDRESS,
  bound,
  card,
  error,
  field,
  PIX_ADDRESS,
  press,
  rows,
  show,
  showPix,
} from './bank-card.fake.ts'
import { options } from './conformance.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

describeConformance(plugin, options, { describe, it })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the two screens', () => {
  it.each([
    ['BRL', BANK_ADDRESS, PIX_ADDRESS],
    ['VND', PIX_ADDRESS, BANK_ADDRESS],
  ])('[RT-12a] a player of %s is led from %s to %s, with the query', async (currency, from, to) => {
    const { navigation, http } = await show({ currency, address: `${from}?back=withdraw` })
    // The test's page shows the same component at every address.
    for (const went of navigation.went) expect(went).toEqual({ to: `${to}?back=withdraw`, replace: true })
    expect(navigation.location.get().pathname).toBe(to)
    expect(http.calls).toEqual([])
  })

  it('[RT-12a] reals have Pix keys, other currencies bank cards', async () => {
    await showPix()
    expect(screen.getByRole('heading', { name: EN.add_pix })).toBeTruthy()
    cleanup()
    await show()
    expect(screen.getByRole('heading', { name: EN.add_bank })).toBeTruthy()
  })
})

describe('the list of cards', () => {
  it('shows bank, masked number, kind and day', async () => {
    const at = Date.parse('2026-02-18T10:00:00Z')
    await show({
      answers: {
        'wallet.cards': bound(
          card('1', '•••• 4321', { boundAt: at }),
          card('1', '•••.456.789-••', { kind: 'pix', name: '' }),
          card('2', '••• 88', { kind: 'e-wallet', name: 'Purse' }),
        ),
      },
    })
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Harbour Bank•••• 4321Number with 4321Added Feb 18, 2026',
      'Pix key•••.456.789-••Number with .456.789-',
      'Purse••• 88Number with 88E-wallet',
    ])
  })

  it('the form is open where there is no card, else behind a button, and can be closed', async () => {
    const { http } = await show()
    expect(screen.getByText(EN.none)).toBeTruthy()
    expect(field(EN.holder)).toBeTruthy()
    expect(screen.queryByRole('button', { name: EN.cancel })).toBeNull()
    cleanup()
    http.calls.length = 0
    const next = await show({ answers: { 'wallet.cards': bound(card('1', '•••• 4321')) } })
    expect(screen.queryByLabelText(EN.holder)).toBeNull()
    // The banks are asked for when they are needed.
    expect(next.http.callsOf('wallet.banks')).toEqual([])
    await press(EN.add_bank)
    expect(document.activeElement?.textContent).toBe(EN.add_bank)
    expect(next.http.callsOf('wallet.banks')).toHaveLength(1)
    await press(EN.cancel)
    expect(document.activeElement?.textContent).toBe(EN.yours)
    expect(screen.queryByLabelText(EN.holder)).toBeNull()
  })

  it.each([
    ['a gateway that is not reached', error('HT-NETWORK'), EN.load_failed],
    ['no network', error('HT-OFFLINE'), EN.load_offline],
    ['a refusal', error('HT-REFUSED', { status: 200, message: 'Not for you' }), 'Not for you'],
    ['nothing but bad entries', { cards: [], refused: ['fullBankCardList 0: id'] }, EN.load_failed],
  ])('says what is the matter, and loads again: %s', async (_case, answer, text) => {
    const { http } = await show({ answers: { 'wallet.cards': answer } })
    expect(screen.getByText(text)).toBeTruthy()
    http.answers['wallet.cards'] = bound(card('1', '•••• 4321'))
    await press(EN.try_again)
    expect(rows()).toHaveLength(1)
  })

  it('logs what it leaves out by place, not by value', async () => {
    const { test } = await show({
      answers: { 'wallet.cards': { cards: [], refused: ['fullBankCardList 1: id'] } },
    })
    expect(JSON.stringify(test.logger.entries)).toContain('BC-SHAPE')
  })
})
