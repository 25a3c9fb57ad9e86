// @vitest-environment node
import { CANONICAL_EVENTS, type CanonicalEvent, pixelEvent, type TrackingPayload } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { map } from './map.ts'

const TOKENS = Object.fromEntries(
  CANONICAL_EVENTS.map((name, at) => [name, `tok${String(at).padStart(3, '0')}`]),
)
const MONEY = { value: '50', revenue: '50', amount: '50', currency: 'VND' }
const callsOf = (name: CanonicalEvent, payload: TrackingPayload = {}, tokens: object = TOKENS) => {
  const event = pixelEvent({ name, id: `${name}:1`, at: 0, payload }, tokens)
  return event && map(event)
}

describe('map', () => {
  it.each(CANONICAL_EVENTS)('[TR-06] %s is sent by its token, with the id that de-duplicates it', (name) => {
    expect(callsOf(name)).toEqual({
      eventToken: TOKENS[name],
      deduplicationId: `${name}:1`,
      callbackParams: [{ key: 'event_id', value: `${name}:1` }],
    })
  })
  it.each(CANONICAL_EVENTS)('[TR-06] %s is not sent without a token', (name) => {
    const { [name]: _absent, ...others } = TOKENS
    expect(callsOf(name, {}, others)).toBeUndefined()
  })
  it('[TR-06] has revenue where it is positive, and none for a withdrawal', () => {
    expect(callsOf('deposit', MONEY)).toMatchObject({ revenue: 50, currency: 'VND' })
    for (const sent of [
      callsOf('withdraw', MONEY),
      callsOf('deposit', { value: '0', currency: 'VND' }),
      callsOf('deposit', { value: '-5', currency: 'VND' }),
      callsOf('deposit', { value: '50' }),
    ])
      expect(Object.keys(sent ?? {})).toEqual(['eventToken', 'deduplicationId', 'callbackParams'])
  })
  it.each([
    ['firstDepositArrival', 'startTrial', 'deposit'],
    ['redeposit', 'deposit'],
  ] as const)('[TR-18] one of the events of an arrival carries its money', (...arrival) => {
    expect(arrival.filter((name) => callsOf(name, MONEY)?.revenue !== undefined)).toEqual(['deposit'])
  })
  it('[TR-17] sends the order and the thing viewed to the merchant’s callback, and nothing of the player', () => {
    const payload = {
      customerId: '7',
      customerName: 'player1',
      page: 'https://x/?a=1',
      reference: 'D-1',
      content: { id: 'g1', name: 'Dragon', category: 'TCG_SEA' },
    }
    expect(callsOf('viewContent', payload)?.callbackParams).toEqual([
      { key: 'event_id', value: 'viewContent:1' },
      { key: 'reference', value: 'D-1' },
      { key: 'content_id', value: 'g1' },
      { key: 'content_name', value: 'Dragon' },
      { key: 'content_category', value: 'TCG_SEA' },
    ])
  })
  it('[EN-13] names the campaign of the app to the merchant’s callback', () => {
    const event = pixelEvent({ name: 'login', id: 'login:1', at: 0, payload: {} }, TOKENS)
    const campaign = { adAppToken: 't', adid: 'd', gpsAdid: 'g', idfa: 'i', idfv: 'w', afOaid: 'o' }
    expect(event && map(event, campaign).callbackParams).toEqual([
      { key: 'event_id', value: 'login:1' },
      { key: 'ad_app_token', value: 't' },
      { key: 'adid', value: 'd' },
      { key: 'gps_adid', value: 'g' },
      { key: 'idfa', value: 'i' },
      { key: 'idfv', value: 'w' },
    ])
  })
})
