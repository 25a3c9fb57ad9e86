import type { CanonicalEvent } from '@foyer/sdk'
import type { PixelTrackField } from '../contract.ts'
import type { NetworkKey } from './constants.ts'
import type { PostbackSettings } from './settings.ts'

/** How a conversion is told to a network. Parameters are named as the network spells them. */
export interface Postback {
  /** The merchant's setting with the address; nothing is sent without it. */
  readonly address: keyof PostbackSettings &
    ('voluumDomain' | 'propellerAdsUrl' | 'kadamUrl' | 'redtrackDomain')
  /** Follows the path of that address. */
  readonly path: string
  readonly clickId: string
  /** Identifies the conversion: the event's id. */
  readonly transaction?: string
  /** The conversion's type, a name of the merchant's account. */
  readonly type?: { readonly parameter: string; readonly names: 'voluumEvents' | 'redtrackEvents' }
  /** The money of a deposit, in the account's currency only. */
  readonly payout?: { readonly parameter: string; readonly currency: 'voluumCurrency' | 'redtrackCurrency' }
  readonly events: readonly CanonicalEvent[]
}

export interface Network {
  readonly key: NetworkKey
  /** Query parameters of its clicks, and their fields of pixelTrack (EN-06). Of several the first that is there counts. */
  readonly parameters: readonly { readonly parameter: string; readonly field: PixelTrackField }[]
  /** Absent: its address is not known, and the relay alone tells it. */
  readonly postback?: Postback
}

/** The networks that count conversions by the id of a click, without a script on the page (TR-08, TR-09, TR-11). */
export const NETWORKS: readonly Network[] = [
  {
    key: 'voluum',
    parameters: [{ parameter: 'cid', field: 'voluumCid' }],
    postback: {
      address: 'voluumDomain',
      path: '/conversion.gif',
      clickId: 'cid',
      transaction: 'txid',
      type: { parameter: 'et', names: 'voluumEvents' },
      payout: { parameter: 'payout', currency: 'voluumCurrency' },
      events: ['register', 'firstDepositArrival', 'deposit'],
    },
  },
  {
    key: 'oktag',
    parameters: [
      { parameter: 'oks_pixel_id', field: 'okspId' },
      { parameter: 'pixel_click_id', field: 'okspFt' },
    ],
  },
  {
    key: 'propellerads',
    parameters: [{ parameter: 'visitor_id', field: 'propellerAdsVisitorId' }],
    postback: { address: 'propellerAdsUrl', path: '', clickId: 'visitor_id', events: ['register'] },
  },
  {
    key: 'kadam',
    parameters: [{ parameter: 'kadam_id', field: 'kadamId' }],
    postback: { address: 'kadamUrl', path: '', clickId: 'data', events: ['register'] },
  },
  { key: 'traffic-factory', parameters: [{ parameter: 'tfTracker', field: 'tfTracker' }] },
  {
    key: 'redtrack',
    parameters: [
      { parameter: 'rtCid', field: 'rtCid' },
      { parameter: 'rtkcid', field: 'rtCid' },
    ],
    postback: {
      address: 'redtrackDomain',
      path: '/postback',
      clickId: 'clickid',
      type: { parameter: 'type', names: 'redtrackEvents' },
      payout: { parameter: 'sum', currency: 'redtrackCurrency' },
      events: ['register', 'depositSubmit', 'startTrial', 'deposit', 'redeposit'],
    },
  },
]
