// @vitest-environment node
import { CANONICAL_EVENTS, type CanonicalEvent, pixelEvent, type TrackingPayload } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { googleCalls, NAMES } from './map.ts'

const TAGS = ['G-AB12CD34EF', 'G-XY98ZW76VU', 'AW-123456789']
const ANALYTICS = ['G-AB12CD34EF', 'G-XY98ZW76VU']
const LABELS = { register: 'AW-123456789/Reg', deposit: 'AW-123456789/Dep' }
const MONEY = { value: '50', revenue: '50', amount: '50', currency: 'VND' }
const callsOf = (name: CanonicalEvent, payload: TrackingPayload = {}, tags = TAGS) => {
  const event = pixelEvent({ name, id: `${name}:1`, at: 0, payload }, NAMES)
  return event && googleCalls(event, tags, LABELS)
}

describe('googleCalls', () => {
  it.each([
    ['firstOpen', 'firstOpen'],
    ['registerSubmit', 'registerSubmit'],
    ['depositSubmit', 'depositSubmit'],
    ['firstDepositArrival', 'firstDepositArrival'],
    ['startTrial', 'startTrial'],
    ['redeposit', 'redeposit'],
    ['withdraw', 'withdraw'],
    ['login', 'login'],
    ['viewContent', 'view_item'],
    ['downloadApp', 'downloadApp'],
    ['gameLaunch', 'gameLaunch'],
    ['a2hsInstalled', 'a2hsInstalled'],
  ] as const)(
    '[TR-10] %s is %s for the tags of Analytics, and no conversion without a label',
    (name, event) => {
      expect(callsOf(name)).toEqual([['event', event, { send_to: ANALYTICS }]])
    },
  )
  it('[TR-10] register and deposit are conversions too, by the labels of the merchant', () => {
    expect(callsOf('register')).toEqual([
      ['event', 'register', { send_to: ANALYTICS }],
      ['event', 'conversion', { send_to: ['AW-123456789/Reg'], transaction_id: 'register:1' }],
    ])
    expect(callsOf('deposit', MONEY)).toEqual([
      ['event', 'deposit', { send_to: ANALYTICS, value: 50, currency: 'VND', transaction_id: 'deposit:1' }],
      [
        'event',
        'conversion',
        { send_to: ['AW-123456789/Dep'], value: 50, currency: 'VND', transaction_id: 'deposit:1' },
      ],
    ])
  })
  it('[TR-10] sends every canonical event but an accepted deposit order', () => {
    expect(CANONICAL_EVENTS.filter((name) => callsOf(name) === undefined)).toEqual(['firstDeposit'])
  })
  it('[TR-16] tells only tags that are allowed', () => {
    expect(callsOf('register', {}, ['AW-123456789'])).toEqual([
      ['event', 'conversion', { send_to: ['AW-123456789/Reg'], transaction_id: 'register:1' }],
    ])
    expect(callsOf('register', {}, ['G-AB12CD34EF'])).toEqual([
      ['event', 'register', { send_to: ['G-AB12CD34EF'] }],
    ])
    expect(callsOf('login', {}, ['AW-123456789'])).toEqual([])
  })
  it.each([
    ['firstDepositArrival', 'startTrial', 'deposit'],
    ['redeposit', 'deposit'],
  ] as const)('[TR-18] one of the events of an arrival carries its money', (...arrival) => {
    const paid = arrival.filter((name) => JSON.stringify(callsOf(name, MONEY)).includes('50'))
    expect(paid).toEqual(['deposit'])
  })
  it('[TR-17] sends what was viewed, and nothing of the player', () => {
    const payload = {
      customerId: '7',
      customerName: 'player1',
      page: 'https://x/?a=1',
      content: { id: 'g1', name: 'Dragon', category: 'TCG_SEA' },
    }
    expect(callsOf('viewContent', payload)).toEqual([
      [
        'event',
        'view_item',
        { send_to: ANALYTICS, items: [{ item_id: 'g1', item_name: 'Dragon', item_category: 'TCG_SEA' }] },
      ],
    ])
  })
})
