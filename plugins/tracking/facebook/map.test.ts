// @vitest-environment node
import { CANONICAL_EVENTS, type CanonicalEvent, type TrackingPayload } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { accepts, map } from './map.ts'

const call = (name: CanonicalEvent, payload: TrackingPayload = {}) =>
  map({ name, id: `${name}:1`, at: 0, payload })

describe('map', () => {
  it.each([
    ['firstOpen', 'trackCustom', 'firstOpen'],
    ['registerSubmit', 'trackCustom', 'registerSubmit'],
    ['register', 'track', 'CompleteRegistration'],
    ['depositSubmit', 'track', 'InitiateCheckout'],
    ['firstDepositArrival', 'trackCustom', 'firstDepositArrival'],
    ['startTrial', 'track', 'StartTrial'],
    ['deposit', 'track', 'Purchase'],
    ['redeposit', 'trackCustom', 'redeposit'],
    ['withdraw', 'trackCustom', 'withdraw'],
    ['login', 'trackCustom', 'login'],
    ['viewContent', 'track', 'ViewContent'],
    ['downloadApp', 'trackCustom', 'downloadApp'],
    ['gameLaunch', 'trackCustom', 'gameLaunch'],
    ['a2hsInstalled', 'trackCustom', 'a2hsInstalled'],
  ] as const)('[TR-03] %s is %s %s', (name, command, pixelName) => {
    expect(call(name)).toEqual([command, pixelName, {}, { eventID: `${name}:1` }])
    expect(accepts(name)).toBe(true)
  })

  it('[TR-03] maps every canonical event, and sends no accepted deposit order', () => {
    expect(CANONICAL_EVENTS.filter((name) => !accepts(name))).toEqual(['firstDeposit'])
  })

  it.each([
    ['firstDepositArrival', 'startTrial', 'deposit'],
    ['redeposit', 'deposit'],
  ] as const)('[TR-18] one of the events of an arrival carries its money', (...arrival) => {
    const payload = { value: 50, revenue: 50, amount: 50, currency: 'VND', reference: 'D-1' }
    const paid = arrival.map((name) => call(name, payload)[2]).filter((parameters) => 'value' in parameters)
    expect(paid).toEqual([{ value: 50, currency: 'VND' }])
  })

  it.each([[{ value: 5 }], [{ currency: 'VND' }], [{ revenue: -5, currency: 'VND' }]])(
    'sends no half of a sum: %j',
    (payload) => {
      expect(call('deposit', payload)[2]).toEqual({})
    },
  )

  it('sends what was viewed, and nothing about the player', () => {
    const content = { id: 'g1', name: 'Dragon', category: 'TCG_SEA' }
    expect(call('viewContent', { content, customerId: '7', customerName: 'player1' })[2]).toEqual({
      content_ids: ['g1'],
      content_type: 'product',
      content_name: 'Dragon',
      content_category: 'TCG_SEA',
    })
  })
})
