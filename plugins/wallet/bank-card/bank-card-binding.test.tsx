import type { HttpError } from '@foyer/sdk'
import { testMember } from '@foyer/sdk/testing'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cardBound } from '../contract/card-bound.ts'
import {
  bank,
  BANK_ADDRESS,
  bodies,
  bound,
  card,
  error,
  field,
  press,
  rows,
  show,
  submit,
  texts,
} from './bank-card.fake.ts'
import EN from './locales/EN.json'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const NUMBER = '4111111111111111'

const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

const unlock = () => act(() => vi.advanceTimersByTimeAsync(600))
const alertText = () => document.querySelector('form [role="alert"]')?.textContent
const fill = (number = NUMBER, code = 'A') => {
  type(EN.bank, code)
  type(EN.holder, ' Lan  Nguyễn ')
  type(code === 'A' ? EN.number_or_card : EN.number, number)
}

describe('the form for a bank card', () => {
  it('[RT-12a] sends the card once, tells others, and shows it in the list', async () => {
    const { http, overlays, test } = await show()
    fill(' 4111-1111 1111 1111 ')
    type(EN.branch, ' Old  Town ')
    http.answers['wallet.cards'] = bound(card('9', '•••• 1111'))
    await submit()
    expect(bodies(http)).toEqual([
      { bankCode: 'A', holderName: 'Lan Nguyễn', accountNo: NUMBER, branch: 'Old Town' },
    ])
    expect(test.emitted(cardBound)).toEqual([{ kind: 'bank' }])
    expect(texts(overlays)).toEqual([EN.bound_bank])
    expect(rows()).toHaveLength(1)
    expect(screen.queryByLabelText(EN.holder)).toBeNull()
    expect(document.activeElement?.textContent).toBe(EN.yours)
  })

  it('a player who came from the withdrawal is led back there', async () => {
    const { navigation } = await show({ address: `${BANK_ADDRESS}?back=withdraw` })
    fill()
    await submit()
    expect(navigation.went).toEqual([{ to: '/m/withdraw', replace: true }])
  })
  it.each(['https://evil.example', '/m/home', '//evil.example'])(
    'and to no other place: %s',
    async (back) => {
      const { navigation } = await show({ address: `${BANK_ADDRESS}?back=${encodeURIComponent(back)}` })
      fill()
      await submit()
      expect(navigation.went).toEqual([])
    },
  )

  it('[VA-17] tells each mistake at its field before a call, and nothing typed is lost', async () => {
    const { http } = await show()
    await submit()
    for (const text of [EN.holder_empty, EN.number_empty]) expect(screen.getByText(text)).toBeTruthy()
    expect(document.activeElement).toBe(field(EN.bank))
    fill('4111 1111 1111 1112')
    await submit()
    expect(screen.getByText(EN.number_check)).toBeTruthy()
    expect(document.activeElement).toBe(field(EN.number_or_card))
    expect(field(EN.number_or_card).value).toBe('4111 1111 1111 1112')
    expect(field(EN.holder).value).toBe(' Lan  Nguyễn ')
    expect(http.callsOf('wallet.bind-card')).toEqual([])
    type(EN.number_or_card, NUMBER)
    expect(screen.queryByText(EN.number_check)).toBeNull()
  })

  it('[VA-17] tells the bank’s rule, or else the merchant’s, beside the field', async () => {
    await show({ settings: { numberMin: 8, numberMax: 20, holderMin: 5 } })
    expect(screen.getByText('8 to 20 digits')).toBeTruthy()
    type(EN.bank, 'B')
    expect(screen.getByText('10 digits')).toBeTruthy()
    type(EN.holder, 'Lan')
    type(EN.number, '123456789')
    await submit()
    expect(screen.getByText('At least 5 characters')).toBeTruthy()
    expect(screen.getByText('Numbers of this bank have 10 digits')).toBeTruthy()
  })

  it('sends one call however often it is tapped', async () => {
    const { http } = await show({ answers: { 'wallet.bind-card': () => new Promise(() => {}) } })
    fill()
    await submit()
    await submit()
    expect(http.callsOf('wallet.bind-card')).toHaveLength(1)
    expect(screen.getByRole('button', { name: EN.adding })).toBeTruthy()
  })

  it('a number that is bound already is done: an earlier attempt has bound it', async () => {
    const known = error('HT-REFUSED', { status: 200, errorCode: 'card.already.bound', message: 'Known' })
    const listed = bound(card('9', '•••• 1111'))
    const { overlays, test } = await show({
      answers: { 'wallet.cards': listed, 'wallet.bind-card': known },
    })
    await press(EN.add_bank)
    fill()
    await submit()
    expect(texts(overlays)).toEqual([EN.bound_bank])
    expect(test.emitted(cardBound)).toHaveLength(1)
    expect(rows()).toHaveLength(1)
  })

  it.each(['HT-NETWORK', 'HT-TIMEOUT', 'HT-SHAPE'])(
    'where no answer came (%s) the list decides: it shows the card',
    async (code) => {
      const { http, overlays, test } = await show({ answers: { 'wallet.bind-card': error(code) } })
      fill()
      http.answers['wallet.cards'] = bound(card('9', '•••• 1111'))
      await submit()
      expect(texts(overlays)).toEqual([EN.bound_bank])
      expect(test.emitted(cardBound)).toHaveLength(1)
      expect(screen.queryByLabelText(EN.holder)).toBeNull()
    },
  )

  it('it does not show it: the player is told, nothing typed is lost, and the next attempt binds', async () => {
    const { http, overlays, test } = await show({ answers: { 'wallet.bind-card': error('HT-TIMEOUT') } })
    fill()
    // Another card has been bound elsewhere.
    http.answers['wallet.cards'] = bound(card('8', '•••• 9999'))
    await submit()
    expect(alertText()).toBe(EN.unanswered)
    expect(rows()).toHaveLength(1)
    expect(field(EN.number_or_card).value).toBe(NUMBER)
    expect([texts(overlays), test.emitted(cardBound)]).toEqual([[], []])
    http.answers['wallet.bind-card'] = {}
    await unlock()
    await submit()
    expect(bodies(http)[1]).toEqual(bodies(http)[0])
    expect(texts(overlays)).toEqual([EN.bound_bank])
  })

  it('the list cannot be loaded either: the player is told that nobody knows', async () => {
    const { http } = await show({ answers: { 'wallet.bind-card': error('HT-TIMEOUT') } })
    fill()
    http.answers['wallet.cards'] = error('HT-TIMEOUT')
    await submit()
    expect(alertText()).toBe(EN.unanswered_unlisted)
  })

  it('it is bound, and the list cannot be loaded: the screen says so, and loads again', async () => {
    const { http } = await show()
    fill()
    http.answers['wallet.cards'] = error('HT-NETWORK')
    await submit()
    expect(screen.getByText(EN.stale)).toBeTruthy()
    expect(screen.queryByText(EN.none)).toBeNull()
    http.answers['wallet.cards'] = bound(card('9', '•••• 1111'))
    await press(EN.try_again)
    expect(screen.queryByText(EN.stale)).toBeNull()
    expect(rows()).toHaveLength(1)
  })

  it.each<[string, HttpError, string]>([
    ['a refusal', error('HT-REFUSED', { status: 200, message: 'Of another player' }), 'Of another player'],
    ['a refusal without words', error('HT-REFUSED', { status: 200 }), EN.failed],
    ['no network', error('HT-OFFLINE'), EN.failed_offline],
    ['a new build', error('HT-GONE'), EN.failed_new_build],
    ['too many calls', error('HT-STATUS', { status: 429 }), EN.failed_too_often],
  ])('nothing is bound by %s: it says why, and does not ask for the list', async (_case, answer, text) => {
    const { http, overlays } = await show({ answers: { 'wallet.bind-card': answer } })
    fill()
    await submit()
    expect(alertText()).toBe(text)
    expect(field(EN.number_or_card).value).toBe(NUMBER)
    expect(http.callsOf('wallet.cards')).toHaveLength(1)
    expect(overlays.alerts).toEqual([])
  })

  it('stores bank and holder until the card is bound, and never a number', async () => {
    const { storage, http } = await show({ answers: { 'wallet.bind-card': error('HT-TIMEOUT') } })
    fill()
    type(EN.branch, 'Old Town')
    await submit()
    expect(http.callsOf('wallet.bind-card')).toHaveLength(1)
    const stored = () => [...storage.stored.values()].join()
    expect(stored()).toContain('Nguyễn')
    expect(stored()).not.toContain('1111')
    cleanup()
    const again = await show({ storage })
    expect([field(EN.bank).value, field(EN.holder).value]).toEqual(['A', ' Lan  Nguyễn '])
    expect(field(EN.number_or_card).value).toBe('')
    fill()
    await submit()
    expect(again.overlays.toasts).toHaveLength(1)
    expect(stored()).not.toContain('Nguyễn')
  })

  it('another member sees nothing of what was typed', async () => {
    const { session } = await show()
    fill()
    await act(async () => session.current.set(testMember({ id: '2002', token: 'other' })))
    expect([field(EN.holder).value, field(EN.number).value]).toEqual(['', ''])
  })

  it('a card that is bound after the player has left is told all the same, and leads nowhere', async () => {
    let answer: (value: unknown) => void = () => undefined
    const { test, navigation } = await show({
      address: `${BANK_ADDRESS}?back=withdraw`,
      answers: { 'wallet.bind-card': () => new Promise((resolve) => (answer = resolve)) },
    })
    fill()
    await submit()
    cleanup()
    await act(async () => answer({}))
    expect(test.emitted(cardBound)).toEqual([{ kind: 'bank' }])
    expect(navigation.went).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['no bank', { banks: [], refused: [] }, EN.no_banks],
    ['a failure', error('HT-TIMEOUT'), EN.load_failed],
  ])('says what is the matter with the banks: %s', async (_case, answer, text) => {
    const { http } = await show({ answers: { 'wallet.banks': answer } })
    expect(screen.getByText(text)).toBeTruthy()
    expect(http.callsOf('wallet.bind-card')).toEqual([])
  })

  it('a stored bank that is gone counts as none', async () => {
    const { storage } = await show()
    fill('1234567890', 'B')
    cleanup()
    const { http } = await show({ storage, answers: { 'wallet.banks': { banks: [bank('C')], refused: [] } } })
    expect(field(EN.bank).value).toBe('')
    type(EN.number, '1234567890')
    await submit()
    expect(document.activeElement).toBe(field(EN.bank))
    expect(http.callsOf('wallet.bind-card')).toEqual([])
  })
})
