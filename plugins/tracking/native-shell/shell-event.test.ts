// @vitest-environment node
import { CANONICAL_EVENTS, type CanonicalEvent, type TrackingPayload } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { accepts, shellEvent } from './shell-event.ts'

const of = (name: CanonicalEvent, payload: TrackingPayload = {}) =>
  shellEvent({ name, id: `${name}:1`, at: 5, payload })
const MONEY = { value: '50', revenue: '50', amount: '50', currency: 'VND' }

describe('shellEvent', () => {
  it('hands over every canonical event but an accepted deposit order', () => {
    expect(CANONICAL_EVENTS.filter((name) => !accepts(name))).toEqual(['firstDeposit'])
  })
  it.each(CANONICAL_EVENTS)(
    'gives %s its id and time, and money to a deposit and a withdrawal alone',
    (name) => {
      const money: Partial<Record<CanonicalEvent, object>> = {
        deposit: { value: 50, revenue: 50, af_revenue: 50, currency: 'VND' },
        withdraw: { value: 50, af_revenue: -50, currency: 'VND' },
      }
      expect(of(name, MONEY)).toEqual({ event_id: `${name}:1`, occurred_at: 5, ...money[name] })
    },
  )
  it.each([{ value: '50' }, { value: '-50', currency: 'VND' }, { currency: 'VND' }])(
    'sends no half of a sum: %j',
    (payload) => {
      expect(of('deposit', payload)).toEqual({ event_id: 'deposit:1', occurred_at: 5 })
    },
  )
  it('[TR-17] sends nothing of the player or of the page’s address', () => {
    const payload = {
      customerId: '7', customerName: 'player1', page: 'https://x/?token=1', method: 'firebase', reference: 'D-1',
      content: { id: 'g1', name: 'Dragon', category: 'TCG_SEA' },
    } // prettier-ignore
    expect(of('register', payload)).toEqual({
      event_id: 'register:1',
      occurred_at: 5,
      method: 'firebase',
      reference: 'D-1',
      content_id: 'g1',
      content_name: 'Dragon',
      content_category: 'TCG_SEA',
    })
  })
})
