import { HttpError, tracked } from '@foyer/sdk'
import { fakeSession, testMember } from '@foyer/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bodies, error, order, show, tap, type } from './deposit.fake.ts'
import { firstDepositKey } from './first-deposit.ts'
import EN from './locales/EN.json'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('DepositScreen', () => {
  it('[TR-18][EN-17] tells of a valid submit once, and of the first accepted order', async () => {
    const { http, test } = await show({ counts: { deposits: 0 } })
    await type('500000')
    await tap('Deposit ₫500,000')
    const sum = {
      customerId: '1001',
      customerName: 'player1',
      amount: '500000',
      value: '500000',
      currency: 'VND',
    }
    const [sent] = bodies(http)
    expect(test.emitted(tracked)).toEqual([
      { name: 'depositSubmit', payload: { reference: sent?.reference, ...sum } },
      { name: 'firstDeposit', payload: { reference: 'D880001', ...sum } },
    ])
    await tap(EN.new_deposit)
    await type('500000')
    await tap('Deposit ₫500,000')
    expect(test.emitted(tracked).map(({ name }) => name)).toEqual([
      'depositSubmit',
      'firstDeposit',
      'depositSubmit',
    ])
  })
  it('[KN-06] sends and shows an order although the host refuses the events', async () => {
    const { http, test } = await show({ counts: { deposits: 0 } })
    vi.spyOn(test.context, 'emit').mockImplementation(() => {
      throw new Error('PL-CLOSED')
    })
    await type('500000')
    await tap('Deposit ₫500,000')
    expect(bodies(http)).toHaveLength(1)
    expect(screen.getByText('D880001')).toBeTruthy()
    expect(test.storage.stored.get('wallet.deposit.first')).toBeDefined()
  })
  it.each([undefined, {}, { deposits: 3 }])('[TR-18] is no first deposit at counts %j', async (counts) => {
    const { test } = await show(counts ? { counts } : {})
    await type('500000')
    await tap('Deposit ₫500,000')
    expect(test.emitted(tracked).map(({ name }) => name)).toEqual(['depositSubmit'])
  })

  it.each([
    ['refuses it', error('HT-REFUSED', 'Closed at the moment')],
    ['answers that it is refused', order({ state: 'refused', payUrl: undefined })],
  ])('[TR-18] is no first deposit where the gateway %s; a later one is', async (_case, answer) => {
    const { http, storage, test } = await show({
      counts: { deposits: 0 },
      answers: { 'wallet.deposit': answer },
    })
    await type('500000')
    await tap('Deposit ₫500,000')
    const names = () => test.emitted(tracked).map(({ name }) => name)
    expect(names()).toEqual(['depositSubmit'])
    expect(storage.get(firstDepositKey)).toBeUndefined()
    http.answers['wallet.deposit'] = order()
    if (!(answer instanceof HttpError)) await tap(EN.retry)
    await tap('Deposit ₫500,000')
    expect(names()).toEqual(['depositSubmit', 'depositSubmit', 'firstDeposit'])
  })

  it('[TR-18] is no first deposit of another member who is signed in by then, nor is theirs told as a later one', async () => {
    const session = fakeSession(testMember())
    const { http, storage, test } = await show({ counts: { deposits: 0 }, session })
    http.answers['wallet.deposit'] = () => {
      session.start(testMember({ id: '2002' }))
      return order()
    }
    await type('500000')
    await tap('Deposit ₫500,000')
    expect(test.emitted(tracked).map(({ name }) => name)).toEqual(['depositSubmit'])
    expect(storage.get(firstDepositKey)).toEqual(['1001'])
  })
})
