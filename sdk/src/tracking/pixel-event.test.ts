// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { TrackingPayload } from '../contracts/tracking.ts'
import { pixelEvent } from './pixel-event.ts'

const NAMES = { login: 'Log In', deposit: 'Purchase', redeposit: '' }
const event = (name: 'login' | 'deposit' | 'redeposit' | 'withdraw', payload: TrackingPayload = {}) =>
  ({ name, id: `${name}:1`, at: 0, payload }) as const

describe('pixelEvent', () => {
  it('has the vendor’s name, and nothing of the player', () => {
    const payload = { customerId: '7', customerName: 'x', page: '/m', reference: 'D-1', content: { id: 'g' } }
    expect(pixelEvent(event('login', payload), NAMES)).toEqual({
      canonical: 'login',
      name: 'Log In',
      id: 'login:1',
      reference: 'D-1',
      content: { id: 'g' },
    })
  })
  it.each(['withdraw', 'redeposit'] as const)('is none for %s, which has no name', (name) => {
    expect(pixelEvent(event(name), NAMES)).toBeUndefined()
  })
  it.each([
    [
      { value: '5', currency: 'VND' },
      { value: 5, currency: 'VND' },
    ],
    [
      { revenue: '1.50', value: '2', amount: '3', currency: 'VND' },
      { value: 1.5, currency: 'VND' },
    ],
    [
      { amount: '0', currency: 'VND' },
      { value: 0, currency: 'VND' },
    ],
    [{ value: '5' }, undefined],
    [{ value: '5', currency: '' }, undefined],
    [{ currency: 'VND' }, undefined],
    [{ revenue: '-5', currency: 'VND' }, undefined],
    [{ revenue: 'NaN', currency: 'VND' }, undefined],
    [{ revenue: '1e5', currency: 'VND' }, undefined],
  ])('sends no half of a sum: %j is %j', (payload, money) => {
    expect(pixelEvent(event('deposit', payload), NAMES)?.money).toEqual(money)
    expect(pixelEvent(event('login', payload), NAMES)?.money).toBeUndefined()
  })
  it('has the money of a withdrawal apart from revenue', () => {
    const withdrawal = event('withdraw', { value: '5', currency: 'VND' })
    expect(pixelEvent(withdrawal, { withdraw: 'withdraw' })).toEqual({
      canonical: 'withdraw',
      name: 'withdraw',
      id: 'withdraw:1',
      withdrawn: { value: 5, currency: 'VND' },
    })
  })
})
