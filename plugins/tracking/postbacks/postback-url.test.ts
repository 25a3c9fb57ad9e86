// @vitest-environment node
import { CANONICAL_EVENTS, type CanonicalEvent, type TrackingPayload } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { NetworkKey } from './constants.ts'
import { NETWORKS } from './networks.ts'
import { postbackUrl } from './postback-url.ts'
import schema from './settings.ts'

const SETTINGS = v.parse(schema, {
  networks: ['voluum', 'propellerads', 'kadam', 'redtrack'],
  voluumDomain: 'https://track.shop.example/',
  voluumCurrency: 'VND',
  voluumEvents: { register: 'Sign up' },
  propellerAdsUrl: 'https://ad.propellerads.com/conversion.php?aid=1&pid=2&tid=3',
  kadamUrl: 'https://kdtrk.net/ru/postback/?status=approved',
  redtrackDomain: 'https://shop.rdtk.io',
  redtrackCurrency: 'USD',
})
const MONEY = { value: '12.5', currency: 'VND', customerId: '7', customerName: 'p1', page: 'https://x/?a=1' }

/** What the network is sent of every event, by the event's name. */
function callsOf(key: NetworkKey, payload: TrackingPayload = MONEY, settings = SETTINGS) {
  const postback = NETWORKS.find((network) => network.key === key)?.postback
  if (!postback) return undefined
  const sent: { [name in CanonicalEvent]?: string | undefined } = {}
  for (const name of CANONICAL_EVENTS)
    if (postback.events.includes(name))
      sent[name] = postbackUrl(
        postback,
        settings,
        'AbC_1~x',
        { name, id: `${name}:D-1`, at: 0, payload },
        'https://site.test',
      )
  return sent
}

describe('postbackUrl', () => {
  it('[TR-08] tells Voluum of conversions by click id, transaction and the account’s own types', () => {
    expect(callsOf('voluum')).toEqual({
      register: 'https://track.shop.example/conversion.gif?cid=AbC_1%7Ex&et=Sign+up&txid=register%3AD-1',
      firstDepositArrival:
        'https://track.shop.example/conversion.gif?cid=AbC_1%7Ex&et=firstDepositArrival&txid=firstDepositArrival%3AD-1',
      deposit:
        'https://track.shop.example/conversion.gif?cid=AbC_1%7Ex&et=deposit&txid=deposit%3AD-1&payout=12.5',
    })
  })
  it('[TR-11] tells PropellerAds and Kadam of a registration, beside the account’s own parameters', () => {
    expect(callsOf('propellerads')).toEqual({
      register: 'https://ad.propellerads.com/conversion.php?aid=1&pid=2&tid=3&visitor_id=AbC_1%7Ex',
    })
    expect(callsOf('kadam')).toEqual({
      register: 'https://kdtrk.net/ru/postback/?status=approved&data=AbC_1%7Ex',
    })
  })
  it('[TR-11] tells RedTrack of its five events, and of no sum in another currency than the account’s', () => {
    const url = (type: string): string => `https://shop.rdtk.io/postback?clickid=AbC_1%7Ex&type=${type}`
    const untouched = {
      register: url('register'),
      depositSubmit: url('depositSubmit'),
      startTrial: url('startTrial'),
      deposit: url('deposit'),
      redeposit: url('redeposit'),
    }
    expect(callsOf('redtrack')).toEqual(untouched)
    expect(callsOf('redtrack', { ...MONEY, currency: 'USD' })).toEqual({
      ...untouched,
      deposit: `${url('deposit')}&sum=12.5`,
    })
  })
  it('[TR-09] tells OKSpin and Traffic Factory nothing: their addresses are not known', () => {
    expect([callsOf('oktag'), callsOf('traffic-factory')]).toEqual([undefined, undefined])
  })
  it('[TR-18] names the money of an arrival once', () => {
    for (const key of ['voluum', 'redtrack'] as const) {
      const sent = Object.values(callsOf(key, { ...MONEY, currency: key === 'voluum' ? 'VND' : 'USD' }) ?? {})
      expect(sent.filter((url) => /payout=|sum=/.test(url ?? ''))).toHaveLength(1)
    }
  })
  it('sends no payout without the account’s currency', () => {
    expect(callsOf('voluum', MONEY, { ...SETTINGS, voluumCurrency: '' })?.deposit).not.toMatch(/payout/)
    expect(callsOf('voluum', { value: '5' })?.deposit).not.toMatch(/payout/)
    expect(callsOf('voluum', { value: '-5', currency: 'VND' })?.deposit).not.toMatch(/payout/)
  })
  it('[TR-17] sends nothing of the player but the click id, and lets no value add a parameter', () => {
    const postback = NETWORKS[0]?.postback
    const url =
      postback &&
      postbackUrl(
        postback,
        SETTINGS,
        'a&payout=9#x',
        { name: 'deposit', id: 'deposit:../?&et=x', at: 0, payload: MONEY },
        'https://site.test',
      )
    expect(Object.fromEntries(new URL(url ?? '').searchParams)).toEqual({
      cid: 'a&payout=9#x',
      et: 'deposit',
      txid: 'deposit:../?&et=x',
      payout: '12.5',
    })
  })
})
