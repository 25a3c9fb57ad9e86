// @vitest-environment node
import { CANONICAL_EVENTS, type CanonicalEvent, pixelEvent, type TrackingPayload } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { map, NAMES } from './map.ts'

const MONEY = { value: '50', revenue: '50', amount: '50', currency: 'VND' }
const callsOf = (name: CanonicalEvent, payload: TrackingPayload = {}) => {
  const event = pixelEvent({ name, id: `${name}:1`, at: 0, payload }, NAMES)
  return event && map(event)
}
const call = (eventName: string, id: string, eventValue: object = {}, more: object = {}) => [
  ['pba', 'event', { eventType: 'EVENT', eventName, ...more, eventValue: { event_id: id, ...eventValue } }],
]

describe('map', () => {
  it.each([
    ['firstOpen', 'firstOpen'],
    ['registerSubmit', 'registerSubmit'],
    ['register', 'register'],
    ['depositSubmit', 'depositSubmit'],
    ['firstDepositArrival', 'firstDepositArrival'],
    ['startTrial', 'startTrial'],
    ['deposit', 'deposit'],
    ['redeposit', 'redeposit'],
    ['withdraw', 'withdraw'],
    ['login', 'login'],
    ['viewContent', 'view_item'],
    ['downloadApp', 'downloadApp'],
    ['gameLaunch', 'gameLaunch'],
    ['a2hsInstalled', 'a2hsInstalled'],
  ] as const)('[TR-05] %s is %s', (name, eventName) => {
    expect(callsOf(name)).toEqual(call(eventName, `${name}:1`))
  })
  it('[TR-05] has a name for every canonical event but an accepted deposit order', () => {
    expect(CANONICAL_EVENTS.filter((name) => callsOf(name) === undefined)).toEqual(['firstDeposit'])
  })
  it('[TR-05] a withdrawal carries its money as negative af_revenue', () => {
    expect(callsOf('withdraw', MONEY)).toEqual(
      call('withdraw', 'withdraw:1', { af_revenue: -50, af_currency: 'VND' }),
    )
  })
  it.each([
    ['firstDepositArrival', 'startTrial', 'deposit'],
    ['redeposit', 'deposit'],
  ] as const)('[TR-18] one of the events of an arrival carries its money', (...arrival) => {
    const paid = arrival
      .map((name) => callsOf(name, MONEY))
      .filter((sent) => JSON.stringify(sent).includes('50'))
    expect(paid).toEqual([
      call(
        'deposit',
        'deposit:1',
        { af_revenue: 50, af_currency: 'VND' },
        { eventRevenue: 50, eventRevenueCurrency: 'VND' },
      ),
    ])
  })
  it('[TR-17] sends the thing viewed and its reference, and nothing of the player', () => {
    const payload = {
      customerId: '7', customerName: 'player1', page: 'https://x/?a=1', reference: 'g1',
      content: { id: 'g1', name: 'Dragon', category: 'TCG_SEA' },
    } // prettier-ignore
    expect(callsOf('viewContent', payload)).toEqual(
      call('view_item', 'viewContent:1', {
        af_order_id: 'g1',
        af_content_id: 'g1',
        af_content: 'Dragon',
        af_content_type: 'TCG_SEA',
      }),
    )
  })

  it('[EN-13] names the campaign of the app', () => {
    const event = pixelEvent({ name: 'login', id: 'login:1', at: 0, payload: {} }, NAMES)
    const campaign = {
      afAppId: 'f',
      appsflyerId: 's',
      afAdvertisingId: 'v',
      afOaid: 'o',
      idfa: 'i',
      idfv: 'w',
    }
    expect(event && map(event, { ...campaign, adid: 'd' })).toEqual(
      call('login', 'login:1', {
        app_id: 'f',
        appsflyer_id: 's',
        advertising_id: 'v',
        oaid: 'o',
        idfa: 'i',
        idfv: 'w',
      }),
    )
  })
})
